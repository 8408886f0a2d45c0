import { accountCalls, manageServiceCalls } from './account.ts'
import { addressCalls } from './address.ts'
import { captchaCalls } from './captcha.ts'
import { categoryCalls } from './category.ts'
import { favoriteCalls } from './favorite.ts'
import { fileCalls } from './file.ts'
import { homeCalls } from './home.ts'
import { orderCalls } from './order/calls.ts'
import { productCalls } from './product.ts'
import { shoppingCartCalls } from './shopping-cart.ts'

/** Every call of the mall. The client takes only its types; server, mocks and tests take its values. */
export const contract = {
  ...accountCalls,
  ...addressCalls,
  ...captchaCalls,
  ...categoryCalls,
  ...favoriteCalls,
  ...fileCalls,
  ...homeCalls,
  ...manageServiceCalls,
  ...orderCalls,
  ...productCalls,
  ...shoppingCartCalls,
}

export type Contract = typeof contract
/** `'POST /api/Controller/Action'` of a call that exists. */
export type CallKey = keyof Contract
