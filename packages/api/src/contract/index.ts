import { accountCalls, manageServiceCalls } from './account.ts'
import { addressCalls } from './address.ts'
import { captchaCalls } from './captcha.ts'
import { categoryCalls } from './category.ts'
import { favoriteCalls } from './favorite.ts'
import { fileCalls } from './file.ts'
import { homeCalls } from './home.ts'
import { orderCalls } from './order.ts'
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

export * from './access.ts'
export * from './account.ts'
export * from './address.ts'
export * from './captcha.ts'
export * from './category.ts'
export * from './common.ts'
export * from './define.ts'
export * from './favorite.ts'
export * from './file.ts'
export * from './home.ts'
export * from './lifecycles/define.ts'
export * from './lifecycles/order.ts'
export * from './order.ts'
export * from './product.ts'
export * from './shopping-cart.ts'
export * from './types.ts'
