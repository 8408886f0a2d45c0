// Written by `npm run generate`, from the files that it names. Do not change it by hand.
import { accountManagementCalls } from './account-management.ts'
import { accountPasskeyCalls } from './account-passkeys.ts'
import { accountProfileCalls } from './account-profile.ts'
import { accountSecurityCalls } from './account-security.ts'
import { accountCalls, manageServiceCalls, accountController, manageServiceController } from './account.ts'
import { addressCalls, addressController } from './address.ts'
import { afterSalesCalls, afterSalesController } from './after-sales.ts'
import { announcementCalls, announcementController } from './announcement.ts'
import { approvalFlowCalls, approvalFlowController } from './approval-flow.ts'
import { approvalCalls, approvalController } from './approval.ts'
import { budgetCalls, budgetController } from './budget.ts'
import { captchaCalls, captchaController } from './captcha.ts'
import { categoryCalls, categoryController } from './category.ts'
import { deepSeekCalls, deepSeekController } from './deep-seek.ts'
import { departmentCalls, departmentController } from './department.ts'
import { favoriteCalls, favoriteController } from './favorite.ts'
import { fileCalls, fileController } from './file.ts'
import { groupCalls, groupController } from './group.ts'
import { helpCalls, helpController } from './help.ts'
import { homeCalls, homeController } from './home.ts'
import { inquiryCalls, inquiryController } from './inquiry.ts'
import { invoiceCalls, invoiceController } from './invoice/calls.ts'
import { noticeCalls, noticeController } from './notice.ts'
import { orderCalls, orderController } from './order/calls.ts'
import { paymentCalls, paymentController } from './payment.ts'
import { productRankCalls } from './product-rank.ts'
import { productSelectCalls } from './product-select.ts'
import { productCalls, productController } from './product.ts'
import { purchaseListCalls, purchaseListController } from './purchase-list.ts'
import { quickOrderCalls, quickOrderController } from './quick-order.ts'
import { reportCalls, reportController } from './report.ts'
import { restockCalls, restockController } from './restock.ts'
import { roleCalls, roleController } from './role.ts'
import { shoppingCartCalls, shoppingCartController } from './shopping-cart.ts'
import { siteCalls, siteController } from './site.ts'
import { statementCalls, statementController } from './statement.ts'
import { workbenchCalls, workbenchController } from './workbench.ts'

/** Every call of the mall. The client takes only its types; server, mocks and tests take its values. */
export const contract = {
  ...accountCalls,
  ...accountManagementCalls,
  ...accountPasskeyCalls,
  ...accountProfileCalls,
  ...accountSecurityCalls,
  ...addressCalls,
  ...afterSalesCalls,
  ...announcementCalls,
  ...approvalCalls,
  ...approvalFlowCalls,
  ...budgetCalls,
  ...captchaCalls,
  ...categoryCalls,
  ...deepSeekCalls,
  ...departmentCalls,
  ...favoriteCalls,
  ...fileCalls,
  ...groupCalls,
  ...helpCalls,
  ...homeCalls,
  ...inquiryCalls,
  ...invoiceCalls,
  ...manageServiceCalls,
  ...noticeCalls,
  ...orderCalls,
  ...paymentCalls,
  ...productCalls,
  ...productRankCalls,
  ...productSelectCalls,
  ...purchaseListCalls,
  ...quickOrderCalls,
  ...reportCalls,
  ...restockCalls,
  ...roleCalls,
  ...shoppingCartCalls,
  ...siteCalls,
  ...statementCalls,
  ...workbenchCalls,
}

export type Contract = typeof contract
/** `'POST /api/Controller/Action'` of a call that exists. */
export type CallKey = keyof Contract

/** The first word of a call’s path: `Account` of `POST /api/Account/Login`. */
export type ControllerName = CallKey extends infer Key ? (Key extends `${string} /api/${infer Name}/${string}` ? Name : never) : never

/** What the calls of a controller are about: the TSDoc of its resource and the description of its tag in the OpenAPI document. */
export const controllers: Readonly<Record<ControllerName, string>> = {
  ...accountController,
  ...addressController,
  ...afterSalesController,
  ...announcementController,
  ...approvalController,
  ...approvalFlowController,
  ...budgetController,
  ...captchaController,
  ...categoryController,
  ...deepSeekController,
  ...departmentController,
  ...favoriteController,
  ...fileController,
  ...groupController,
  ...helpController,
  ...homeController,
  ...inquiryController,
  ...invoiceController,
  ...manageServiceController,
  ...noticeController,
  ...orderController,
  ...paymentController,
  ...productController,
  ...purchaseListController,
  ...quickOrderController,
  ...reportController,
  ...restockController,
  ...roleController,
  ...shoppingCartController,
  ...siteController,
  ...statementController,
  ...workbenchController,
}
