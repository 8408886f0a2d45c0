// Written by `npm run generate`, from the files that it names. Do not change it by hand.
import { accountManagementRoutes } from './account-management/routes.ts'
import { resetRoutes } from './account/reset-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { weChatWorkRoutes } from './account/we-chat-work-routes.ts'
import { addressRoutes } from './address/routes.ts'
import { deepSeekRoutes } from './adviser/routes.ts'
import { afterSalesRoutes } from './after-sales/routes.ts'
import { approvalRoutes } from './approval/routes.ts'
import { budgetRoutes } from './budget/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { categoryRoutes } from './category/routes.ts'
import { favoriteRoutes } from './favorite/routes.ts'
import { fileRoutes } from './file/routes.ts'
import { approvalFlowRoutes } from './flow-management/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { inquiryRoutes } from './inquiry/routes.ts'
import { invoiceRoutes } from './invoice/routes.ts'
import { manageServiceRoutes } from './manage-service/routes.ts'
import { noticeRoutes } from './notice/routes.ts'
import { orderRoutes } from './order/routes.ts'
import { organisationRoutes } from './organisation/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { productRoutes } from './product/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { purchaseListRoutes } from './purchase-list/routes.ts'
import { quickOrderRoutes } from './quick-order/routes.ts'
import { rankRoutes } from './rank/routes.ts'
import { reportRoutes } from './report/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { roleRoutes } from './role/routes.ts'
import { selectionRoutes } from './selection/routes.ts'
import { shoppingCartRoutes } from './shopping-cart/routes.ts'
import { workbenchRoutes } from './workbench/routes.ts'
import type { Routes } from './http/define-routes.ts'

/** Every call of the contract with its handler. */
export const routes = {
  ...accountManagementRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...afterSalesRoutes,
  ...approvalFlowRoutes,
  ...approvalRoutes,
  ...budgetRoutes,
  ...captchaRoutes,
  ...categoryRoutes,
  ...deepSeekRoutes,
  ...favoriteRoutes,
  ...fileRoutes,
  ...homeRoutes,
  ...inquiryRoutes,
  ...invoiceRoutes,
  ...manageServiceRoutes,
  ...noticeRoutes,
  ...orderRoutes,
  ...organisationRoutes,
  ...paymentRoutes,
  ...productRoutes,
  ...profileRoutes,
  ...purchaseListRoutes,
  ...quickOrderRoutes,
  ...rankRoutes,
  ...reportRoutes,
  ...resetRoutes,
  ...reviewRoutes,
  ...roleRoutes,
  ...selectionRoutes,
  ...shoppingCartRoutes,
  ...weChatWorkRoutes,
  ...workbenchRoutes,
} satisfies Routes
