import type { ComponentType } from 'react'
import type { RouteId } from '../lib/routes.ts'
import { Home } from '../screens/home/Home/Home.tsx'
import { lazyPart as screen } from './lazy-part.ts'

/**
 * The screens that exist. Each is a chunk of its own, except home, which is hydrated and therefore part of the entry. A test compares
 * this with `routes[id].built`.
 */
export const screens: Partial<Record<RouteId, ComponentType>> = {
  home: Home,
  aboutBizCustom: screen(async () => (await import('../screens/about/BizCustom/BizCustom.tsx')).BizCustom),
  aboutInvoice: screen(async () => (await import('../screens/about/InvoiceInfo/InvoiceInfo.tsx')).InvoiceInfo),
  help: screen(async () => (await import('../screens/help/Help/Help.tsx')).Help),
  login: screen(async () => (await import('../screens/access/Login/Login.tsx')).Login),
  resetPassword: screen(async () => (await import('../screens/access/ResetPassword/ResetPassword.tsx')).ResetPassword),
  weChatWorkAuth: screen(async () => (await import('../screens/access/WeChatWorkAuth/WeChatWorkAuth.tsx')).WeChatWorkAuth),
  robotVerify: screen(async () => (await import('../screens/access/RobotVerify/RobotVerify.tsx')).RobotVerify),
  productList: screen(async () => (await import('../screens/shopping/ProductList/ProductList.tsx')).ProductList),
  productPage: screen(async () => (await import('../screens/shopping/ProductDetail/ProductDetail.tsx')).ProductPage),
  productDetail: screen(async () => (await import('../screens/shopping/ProductDetail/ProductDetail.tsx')).ProductDetail),
  cart: screen(async () => (await import('../screens/shopping/Cart/Cart.tsx')).Cart),
  submit: screen(async () => (await import('../screens/shopping/Submit/Submit.tsx')).Submit),
  submitState: screen(async () => (await import('../screens/shopping/SubmitState/SubmitState.tsx')).SubmitState),
  orders: screen(async () => (await import('../screens/orders/Orders/Orders.tsx')).Orders),
  orderDetail: screen(async () => (await import('../screens/orders/OrderDetail/OrderDetail.tsx')).OrderDetail),
  // Left out of a production build, chunks and all.
  ...(import.meta.env.DEV
    ? {
        testToken: screen(async () => (await import('../screens/test/Token/Token.tsx')).Token),
        testCookie: screen(async () => (await import('../screens/test/Cookie/Cookie.tsx')).Cookie),
      }
    : {}),
}

export const notBuilt: ComponentType = screen(async () => (await import('../screens/notices/NotBuilt/NotBuilt.tsx')).NotBuilt)
export const notFound: ComponentType = screen(async () => (await import('../screens/notices/NotFound/NotFound.tsx')).NotFound)
