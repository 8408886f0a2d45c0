// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { ResourceTable } from '../made-of-tables.ts'
import { sellerProductImportUploadRules, type SellerProductImportResource } from './seller-product-import.ts'
import type { SellerAccountResource } from './seller-account.ts'
import type { SellerAfterSalesResource } from './seller-after-sales.ts'
import type { SellerAgreementResource } from './seller-agreement.ts'
import type { SellerAnnouncementResource } from './seller-announcement.ts'
import type { SellerAttributeResource } from './seller-attribute.ts'
import type { SellerAuditResource } from './seller-audit.ts'
import type { SellerBrandResource } from './seller-brand.ts'
import type { SellerCalendarResource } from './seller-calendar.ts'
import type { SellerCategoryResource } from './seller-category.ts'
import type { SellerCustomerResource } from './seller-customer.ts'
import type { SellerHelpResource } from './seller-help.ts'
import { sellerHomeUploadPictureRules, type SellerHomeResource } from './seller-home.ts'
import type { SellerIncomingResource } from './seller-incoming.ts'
import type { SellerInquiryResource } from './seller-inquiry.ts'
import { sellerInvoiceUploadRules, type SellerInvoiceResource } from './seller-invoice.ts'
import { sellerOrderShipCheckRules, sellerOrderTrackCheckRules, type SellerOrderResource } from './seller-order.ts'
import { sellerPaymentImportCheckRules, type SellerPaymentResource } from './seller-payment.ts'
import type { SellerPriceResource } from './seller-price.ts'
import { sellerProductUploadPictureRules, type SellerProductResource } from './seller-product.ts'
import type { SellerReplyTemplateResource } from './seller-reply-template.ts'
import type { SellerReportResource } from './seller-report.ts'
import type { SellerReviewResource } from './seller-review.ts'
import type { SellerRoleResource } from './seller-role.ts'
import type { SellerSearchResource } from './seller-search.ts'
import { sellerSiteUploadLogoRules, type SellerSiteResource } from './seller-site.ts'
import type { SellerStaffResource } from './seller-staff.ts'
import type { SellerStatementResource } from './seller-statement.ts'
import { sellerStockImportCheckRules, type SellerStockResource } from './seller-stock.ts'
import type { SellerTodayResource } from './seller-today.ts'
import type { CaptchaResource } from './captcha.ts'

/** All resources of the seller’s side: one per controller, one method per call. */
export interface SellerResources {
  /** Imports of products from a table. */
  readonly sellerProductImport: SellerProductImportResource
  /** Login and session of the seller’s staff. Save a login with `session.set`. */
  readonly sellerAccount: SellerAccountResource
  /** After-sales services as the seller checks and settles them. */
  readonly sellerAfterSales: SellerAfterSalesResource
  /** Agreements on prices, as the seller makes them. */
  readonly sellerAgreement: SellerAgreementResource
  /** What the mall announces, as the seller writes it. */
  readonly sellerAnnouncement: SellerAnnouncementResource
  /** What the lists of the mall are narrowed by, as the seller looks after it. */
  readonly sellerAttribute: SellerAttributeResource
  /** The audit log: who changed what. */
  readonly sellerAudit: SellerAuditResource
  /** The brands of the mall, as the seller looks after them. */
  readonly sellerBrand: SellerBrandResource
  /** When the seller works, and the time limits that follow from it. */
  readonly sellerCalendar: SellerCalendarResource
  /** The categories of the mall, as the seller orders them. */
  readonly sellerCategory: SellerCategoryResource
  /** Companies that buy, as the seller looks after them. */
  readonly sellerCustomer: SellerCustomerResource
  /** Help and the pages about the mall, as the seller writes them. */
  readonly sellerHelp: SellerHelpResource
  /** The home page, as the seller makes it. */
  readonly sellerHome: SellerHomeResource
  /** Goods that the seller has bought and that are on their way to a warehouse. */
  readonly sellerIncoming: SellerIncomingResource
  /** Inquiries as the seller quotes for them. */
  readonly sellerInquiry: SellerInquiryResource
  /** Invoices as the seller issues and reverses them. */
  readonly sellerInvoice: SellerInvoiceResource
  /** Orders as the seller confirms and ships them. */
  readonly sellerOrder: SellerOrderResource
  /** Money that came in from customers, and what it was put on. */
  readonly sellerPayment: SellerPaymentResource
  /** Prices of customers, and why they are what they are. */
  readonly sellerPrice: SellerPriceResource
  /** Products as the seller keeps them. */
  readonly sellerProduct: SellerProductResource
  /** Template answers that the staff put into their messages to customers. */
  readonly sellerReplyTemplate: SellerReplyTemplateResource
  /** What was sold, to whom, and what came of it. */
  readonly sellerReport: SellerReportResource
  /** Reviews of products as the seller replies to them, and hides them. */
  readonly sellerReview: SellerReviewResource
  /** Roles: what the seller’s staff may do. */
  readonly sellerRole: SellerRoleResource
  /** The words of the search, as the seller looks after them. */
  readonly sellerSearch: SellerSearchResource
  /** What the site shows of itself, as the seller sets it. */
  readonly sellerSite: SellerSiteResource
  /** The seller’s staff: who they are, what they may do, and whose customers they look after. */
  readonly sellerStaff: SellerStaffResource
  /** Statements of the seller’s customers, and the terms on which they are made. */
  readonly sellerStatement: SellerStatementResource
  /** Stock by warehouse, as the seller keeps it. */
  readonly sellerStock: SellerStockResource
  /** What waits for the seller’s staff today, and what was sold. */
  readonly sellerToday: SellerTodayResource
  /** The slide captcha. */
  readonly captcha: CaptchaResource
}

export const sellerTable: ResourceTable<SellerResources> = {
  methods: {
    sellerProductImport: 'template list detail rows sendFile:upload map addPictures start pause resume undo discard',
    sellerAccount: 'login activate secondFactor refreshToken unLock viewer logout changePassword secondFactorStart secondFactorConfirm',
    sellerAfterSales: 'list detail approve reject ask fillExpress receive finish',
    sellerAgreement: 'list parties detail rows products create save begin write discard send takeBack judge end renew',
    sellerAnnouncement: 'list detail parties preview create save publish takeDown',
    sellerAttribute: 'all values create save move delete mergePlan merge saveValue deleteValue valueMergePlan mergeValue',
    sellerAudit: 'list download:export',
    sellerBrand: 'all create save move delete mergePlan merge',
    sellerCalendar: 'detail save',
    sellerCategory: 'tree create save move setMargin mergePlan merge',
    sellerCustomer: 'purchases list managers groups detail create save saveDelivery invite viewAs',
    sellerHelp: 'pages detail versions preview saveDraft publish restore',
    sellerHome: 'detail saveDraft discardDraft publish cancelPlan restore versions sendFile:uploadPicture preview shareDraft shared',
    sellerIncoming: 'list create receive setDay cancel',
    sellerInquiry: 'list detail candidates history saveDraft quote markUnavailable message',
    sellerInvoice: 'list detail approve reject ask sendFile:upload issue redIssue redReject download:download resend',
    sellerOrder: 'list detail download:pickList download:deliveryNote download:label accept decideCredit acceptMany download:shipSheet sendFile:shipCheck shipImport setFreight ship substitutes shortage note message track sendFile:trackCheck trackImport takeBack refund',
    sellerPayment: 'list detail customers create claim match payOrder unmatch void sendFile:importCheck import',
    sellerPrice: 'check checkMany customers',
    sellerProduct: 'list download:export choices detail fieldChoices previewDescription create saveDraft discardDraft publish history sendFile:uploadPicture setPictures setPrice setStock shelve setCategory setTaxRate',
    sellerReplyTemplate: 'list create save delete',
    sellerReport: 'sales download:salesExport margin download:marginExport fulfilment download:fulfilmentExport churn download:churnExport turnover download:turnoverExport agreements download:agreementsExport misses download:missesExport choices',
    sellerReview: 'list reply hide show',
    sellerRole: 'list detail save copy delete',
    sellerSearch: 'list setIgnored addSynonym saveSynonym deleteSynonym addPin savePin deletePin',
    sellerSite: 'detail save sendFile:uploadLogo',
    sellerStaff: 'list detail save enable handOver resetPwd endSessions secondFactorReset',
    sellerStatement: 'list detail make answer postpone resend download:download terms saveTerms',
    sellerStock: 'list movements adjust setWarning setPlace sendFile:importCheck import',
    sellerToday: 'waiting sales notices read',
    captcha: 'challenge verify',
  },
  files: {
    'POST /api/SellerProductImport/Upload': { field: 'file', rules: sellerProductImportUploadRules },
    'POST /api/SellerHome/UploadPicture': { field: 'file', rules: sellerHomeUploadPictureRules },
    'POST /api/SellerInvoice/Upload': { field: 'file', rules: sellerInvoiceUploadRules },
    'POST /api/SellerOrder/ShipCheck': { field: 'file', rules: sellerOrderShipCheckRules },
    'POST /api/SellerOrder/TrackCheck': { field: 'file', rules: sellerOrderTrackCheckRules },
    'POST /api/SellerPayment/ImportCheck': { field: 'file', rules: sellerPaymentImportCheckRules },
    'POST /api/SellerProduct/UploadPicture': { field: 'file', rules: sellerProductUploadPictureRules },
    'POST /api/SellerSite/UploadLogo': { field: 'file', rules: sellerSiteUploadLogoRules },
    'POST /api/SellerStock/ImportCheck': { field: 'file', rules: sellerStockImportCheckRules },
  },
}
