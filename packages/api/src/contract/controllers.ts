import type { CallKey } from './calls.ts'

/** The first word of a call's path: `Account` of `POST /api/Account/Login`. */
export type ControllerName = CallKey extends infer Key ? (Key extends `${string} /api/${infer Name}/${string}` ? Name : never) : never

/** What the calls of a controller are about: the TSDoc of its resource and the description of its tag in the OpenAPI document. */
export const controllers: Readonly<Record<ControllerName, string>> = {
  Account: 'Login, session and tokens. No call writes the session by itself: `session.set(await mall.account.login(…))`.',
  Address: 'Delivery addresses.',
  Captcha: 'The slide captcha.',
  Category: 'Category trees. `createCategoryCache` keeps the right one.',
  Favorite: 'Favourites (`Type` 1) and browse records (`Type` 2).',
  File: 'Uploaded files.',
  Home: 'The home page.',
  ManageService: 'Settings of the user’s enterprise group.',
  Order: 'Orders, within the user’s data scope.',
  Product: 'The catalogue. A login decides prices and which products are visible.',
  ShoppingCart: 'The cart.',
}
