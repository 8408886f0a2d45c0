// Written by `npm run generate`, from the files that it names. Do not change it by hand.
import { categoryRoutes } from '../catalogue/category/routes.ts'
import { favoriteRoutes } from '../catalogue/favorite/routes.ts'
import { productRoutes } from '../catalogue/product/routes.ts'
import { rankRoutes } from '../catalogue/rank/routes.ts'
import { passkeyRoutes } from '../company/account/passkey-routes.ts'
import { resetRoutes } from '../company/account/reset-routes.ts'
import { accountRoutes } from '../company/account/routes.ts'
import { secondFactorRoutes } from '../company/account/second-factor-routes.ts'
import { weChatWorkRoutes } from '../company/account/we-chat-work-routes.ts'
import { addressRoutes } from '../company/address/routes.ts'
import { announcementRoutes } from '../company/announcement/routes.ts'
import { budgetRoutes } from '../company/budget/routes.ts'
import { noticeRoutes } from '../company/notice/routes.ts'
import { profileRoutes } from '../company/profile/routes.ts'
import { deepSeekRoutes } from '../insight/adviser/routes.ts'
import { helpRoutes } from '../insight/help/routes.ts'
import { homeRoutes } from '../insight/home/routes.ts'
import { manageServiceRoutes } from '../insight/manage-service/routes.ts'
import { reportRoutes } from '../insight/report/routes.ts'
import { workbenchRoutes } from '../insight/workbench/routes.ts'
import { accountManagementRoutes } from '../management/account/routes.ts'
import { approvalFlowRoutes } from '../management/approval-flow/routes.ts'
import { organisationRoutes } from '../management/organisation/routes.ts'
import { roleRoutes } from '../management/role/routes.ts'
import { captchaRoutes } from '../platform/captcha/routes.ts'
import { fileRoutes } from '../platform/file/routes.ts'
import { siteRoutes } from '../platform/site/routes.ts'
import { sellerAccountRoutes } from '../seller/account/routes.ts'
import { sellerSecondFactorRoutes } from '../seller/account/second-factor-routes.ts'
import { sellerAfterSalesRoutes } from '../seller/after-sales/routes.ts'
import { sellerAgreementRoutes } from '../seller/agreement/routes.ts'
import { sellerAnnouncementRoutes } from '../seller/announcement/routes.ts'
import { sellerAttributeRoutes } from '../seller/attribute/routes.ts'
import { sellerAuditRoutes } from '../seller/audit/routes.ts'
import { sellerBrandRoutes } from '../seller/brand/routes.ts'
import { sellerCalendarRoutes } from '../seller/calendar/routes.ts'
import { sellerCategoryRoutes } from '../seller/category/routes.ts'
import { sellerCustomerRoutes } from '../seller/customer/routes.ts'
import { sellerHelpRoutes } from '../seller/help/routes.ts'
import { sellerHomeRoutes } from '../seller/home/routes.ts'
import { sellerIncomingRoutes } from '../seller/incoming/routes.ts'
import { sellerInquiryRoutes } from '../seller/inquiry/routes.ts'
import { sellerInvoiceRoutes } from '../seller/invoice/routes.ts'
import { sellerOrderRoutes } from '../seller/order/routes.ts'
import { sellerPaymentRoutes } from '../seller/payment/routes.ts'
import { sellerPriceRoutes } from '../seller/price/routes.ts'
import { sellerProductImportRoutes } from '../seller/product-import/routes.ts'
import { sellerProductRoutes } from '../seller/product/routes.ts'
import { sellerReplyTemplateRoutes } from '../seller/reply-template/routes.ts'
import { sellerReportRoutes } from '../seller/report/routes.ts'
import { sellerReviewRoutes } from '../seller/review/routes.ts'
import { sellerRoleRoutes } from '../seller/role/routes.ts'
import { sellerSearchRoutes } from '../seller/search/routes.ts'
import { sellerSiteRoutes } from '../seller/site/routes.ts'
import { sellerStaffRoutes } from '../seller/staff/routes.ts'
import { sellerStatementRoutes } from '../seller/statement/routes.ts'
import { sellerStockRoutes } from '../seller/stock/routes.ts'
import { sellerTodayRoutes } from '../seller/today/routes.ts'
import { afterSalesRoutes } from '../trade/after-sales/routes.ts'
import { approvalRoutes } from '../trade/approval/routes.ts'
import { checkoutRoutes } from '../trade/checkout/routes.ts'
import { inquiryRoutes } from '../trade/inquiry/routes.ts'
import { invoiceRoutes } from '../trade/invoice/routes.ts'
import { orderRoutes } from '../trade/order-actions/routes.ts'
import { orderQueryRoutes } from '../trade/order-query/routes.ts'
import { paymentRoutes } from '../trade/payment/routes.ts'
import { purchaseListRoutes } from '../trade/purchase-list/routes.ts'
import { quickOrderRoutes } from '../trade/quick-order/routes.ts'
import { receiptRoutes } from '../trade/receipt/routes.ts'
import { restockRoutes } from '../trade/restock/routes.ts'
import { reviewRoutes } from '../trade/review/routes.ts'
import { selectionRoutes } from '../trade/selection/routes.ts'
import { shoppingCartRoutes } from '../trade/shopping-cart/routes.ts'
import { shortageRoutes } from '../trade/shortage/routes.ts'
import { statementRoutes } from '../trade/statement/routes.ts'
import type { Routes } from '../platform/http/define-routes.ts'

/** Every call of the contract with its handler. */
export const routes = {
  ...accountManagementRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...afterSalesRoutes,
  ...announcementRoutes,
  ...approvalFlowRoutes,
  ...approvalRoutes,
  ...budgetRoutes,
  ...captchaRoutes,
  ...categoryRoutes,
  ...checkoutRoutes,
  ...deepSeekRoutes,
  ...favoriteRoutes,
  ...fileRoutes,
  ...helpRoutes,
  ...homeRoutes,
  ...inquiryRoutes,
  ...invoiceRoutes,
  ...manageServiceRoutes,
  ...noticeRoutes,
  ...orderQueryRoutes,
  ...orderRoutes,
  ...organisationRoutes,
  ...passkeyRoutes,
  ...paymentRoutes,
  ...productRoutes,
  ...profileRoutes,
  ...purchaseListRoutes,
  ...quickOrderRoutes,
  ...rankRoutes,
  ...receiptRoutes,
  ...reportRoutes,
  ...resetRoutes,
  ...restockRoutes,
  ...reviewRoutes,
  ...roleRoutes,
  ...secondFactorRoutes,
  ...selectionRoutes,
  ...sellerAccountRoutes,
  ...sellerAfterSalesRoutes,
  ...sellerAgreementRoutes,
  ...sellerAnnouncementRoutes,
  ...sellerAttributeRoutes,
  ...sellerAuditRoutes,
  ...sellerBrandRoutes,
  ...sellerCalendarRoutes,
  ...sellerCategoryRoutes,
  ...sellerCustomerRoutes,
  ...sellerHelpRoutes,
  ...sellerHomeRoutes,
  ...sellerIncomingRoutes,
  ...sellerInquiryRoutes,
  ...sellerInvoiceRoutes,
  ...sellerOrderRoutes,
  ...sellerPaymentRoutes,
  ...sellerPriceRoutes,
  ...sellerProductImportRoutes,
  ...sellerProductRoutes,
  ...sellerReplyTemplateRoutes,
  ...sellerReportRoutes,
  ...sellerReviewRoutes,
  ...sellerRoleRoutes,
  ...sellerSearchRoutes,
  ...sellerSecondFactorRoutes,
  ...sellerSiteRoutes,
  ...sellerStaffRoutes,
  ...sellerStatementRoutes,
  ...sellerStockRoutes,
  ...sellerTodayRoutes,
  ...shoppingCartRoutes,
  ...shortageRoutes,
  ...siteRoutes,
  ...statementRoutes,
  ...weChatWorkRoutes,
  ...workbenchRoutes,
} satisfies Routes
