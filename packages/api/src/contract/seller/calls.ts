// Written by `npm run generate`, from the files that it names. Do not change it by hand.
import { sellerAccountCalls, sellerAccountController } from './account.ts'
import { sellerAfterSalesCalls, sellerAfterSalesController } from './after-sales.ts'
import { sellerAgreementCalls, sellerAgreementController } from './agreement.ts'
import { sellerAnnouncementCalls, sellerAnnouncementController } from './announcement.ts'
import { sellerAttributeCalls, sellerAttributeController } from './attribute.ts'
import { sellerAuditCalls, sellerAuditController } from './audit.ts'
import { sellerBrandCalls, sellerBrandController } from './brand.ts'
import { sellerCalendarCalls, sellerCalendarController } from './calendar.ts'
import { sellerCategoryCalls, sellerCategoryController } from './category.ts'
import { customerPurchasesCalls } from './customer-purchases.ts'
import { sellerCustomerCalls, sellerCustomerController } from './customer.ts'
import { sellerHelpCalls, sellerHelpController } from './help.ts'
import { sellerHomeCalls, sellerHomeController } from './home.ts'
import { sellerIncomingCalls, sellerIncomingController } from './incoming.ts'
import { sellerInquiryCalls, sellerInquiryController } from './inquiry.ts'
import { sellerInvoiceCalls, sellerInvoiceController } from './invoice.ts'
import { sellerOrderCalls, sellerOrderController } from './order.ts'
import { sellerPaymentCalls, sellerPaymentController } from './payment.ts'
import { sellerPriceCalls, sellerPriceController } from './price.ts'
import { productImportCalls, productImportController } from './product-import.ts'
import { sellerProductCalls, sellerProductController } from './product.ts'
import { sellerReplyTemplateCalls, sellerReplyTemplateController } from './reply-template.ts'
import { sellerReportCalls, sellerReportController } from './report.ts'
import { sellerReviewCalls, sellerReviewController } from './review.ts'
import { sellerRoleCalls, sellerRoleController } from './role.ts'
import { sellerSearchCalls, sellerSearchController } from './search.ts'
import { sellerSiteCalls, sellerSiteController } from './site.ts'
import { sellerStaffCalls, sellerStaffController } from './staff.ts'
import { sellerStatementCalls, sellerStatementController } from './statement.ts'
import { sellerStockCalls, sellerStockController } from './stock.ts'
import { sellerTodayCalls, sellerTodayController } from './today.ts'

/** Every call of the seller’s side. */
export const sellerContract = {
  ...customerPurchasesCalls,
  ...productImportCalls,
  ...sellerAccountCalls,
  ...sellerAfterSalesCalls,
  ...sellerAgreementCalls,
  ...sellerAnnouncementCalls,
  ...sellerAttributeCalls,
  ...sellerAuditCalls,
  ...sellerBrandCalls,
  ...sellerCalendarCalls,
  ...sellerCategoryCalls,
  ...sellerCustomerCalls,
  ...sellerHelpCalls,
  ...sellerHomeCalls,
  ...sellerIncomingCalls,
  ...sellerInquiryCalls,
  ...sellerInvoiceCalls,
  ...sellerOrderCalls,
  ...sellerPaymentCalls,
  ...sellerPriceCalls,
  ...sellerProductCalls,
  ...sellerReplyTemplateCalls,
  ...sellerReportCalls,
  ...sellerReviewCalls,
  ...sellerRoleCalls,
  ...sellerSearchCalls,
  ...sellerSiteCalls,
  ...sellerStaffCalls,
  ...sellerStatementCalls,
  ...sellerStockCalls,
  ...sellerTodayCalls,
}

export type SellerContract = typeof sellerContract
/** `'POST /api/SellerController/Action'` of a call that exists. */
export type SellerKey = keyof SellerContract

/** The first word of a call’s path. */
export type SellerControllerName = SellerKey extends infer Key ? (Key extends `${string} /api/${infer Name}/${string}` ? Name : never) : never

/** What the calls of a controller are about. */
export const sellerControllers: Readonly<Record<SellerControllerName, string>> = {
  ...productImportController,
  ...sellerAccountController,
  ...sellerAfterSalesController,
  ...sellerAgreementController,
  ...sellerAnnouncementController,
  ...sellerAttributeController,
  ...sellerAuditController,
  ...sellerBrandController,
  ...sellerCalendarController,
  ...sellerCategoryController,
  ...sellerCustomerController,
  ...sellerHelpController,
  ...sellerHomeController,
  ...sellerIncomingController,
  ...sellerInquiryController,
  ...sellerInvoiceController,
  ...sellerOrderController,
  ...sellerPaymentController,
  ...sellerPriceController,
  ...sellerProductController,
  ...sellerReplyTemplateController,
  ...sellerReportController,
  ...sellerReviewController,
  ...sellerRoleController,
  ...sellerSearchController,
  ...sellerSiteController,
  ...sellerStaffController,
  ...sellerStatementController,
  ...sellerStockController,
  ...sellerTodayController,
}
