import { accountRoutes } from './account/routes.ts'
import { addressRoutes } from './address/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { fileRoutes } from './file/routes.ts'
import { manageServiceRoutes } from './manage-service/routes.ts'
import { orderRoutes } from './order/routes.ts'
import { shoppingCartRoutes } from './shopping-cart/routes.ts'
import type { Routes } from './http/define-routes.ts'

/** Every call of the contract and who answers it. */
export const routes = {
  ...accountRoutes,
  ...addressRoutes,
  ...captchaRoutes,
  ...fileRoutes,
  ...manageServiceRoutes,
  ...orderRoutes,
  ...shoppingCartRoutes,
} satisfies Routes
