import { accountRoutes } from './account/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { fileRoutes } from './file/routes.ts'
import { manageServiceRoutes } from './manage-service/routes.ts'
import type { Routes } from './http/define-routes.ts'

/** Every call of the contract and who answers it. */
export const routes = {
  ...accountRoutes,
  ...captchaRoutes,
  ...fileRoutes,
  ...manageServiceRoutes,
} satisfies Routes
