// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind } from '../bind.ts'
import { madeWhenUsed } from '../made-when-used.ts'
import { sellerProductImportResource, type SellerProductImportResource } from './seller-product-import.ts'
import { sellerAccountResource, type SellerAccountResource } from './seller-account.ts'
import { sellerAfterSalesResource, type SellerAfterSalesResource } from './seller-after-sales.ts'
import { sellerAgreementResource, type SellerAgreementResource } from './seller-agreement.ts'
import { sellerAnnouncementResource, type SellerAnnouncementResource } from './seller-announcement.ts'
import { sellerAttributeResource, type SellerAttributeResource } from './seller-attribute.ts'
import { sellerAuditResource, type SellerAuditResource } from './seller-audit.ts'
import { sellerBrandResource, type SellerBrandResource } from './seller-brand.ts'
import { sellerCategoryResource, type SellerCategoryResource } from './seller-category.ts'
import { sellerCustomerResource, type SellerCustomerResource } from './seller-customer.ts'
import { sellerHelpResource, type SellerHelpResource } from './seller-help.ts'
import { sellerHomeResource, type SellerHomeResource } from './seller-home.ts'
import { sellerInquiryResource, type SellerInquiryResource } from './seller-inquiry.ts'
import { sellerInvoiceResource, type SellerInvoiceResource } from './seller-invoice.ts'
import { sellerOrderResource, type SellerOrderResource } from './seller-order.ts'
import { sellerPaymentResource, type SellerPaymentResource } from './seller-payment.ts'
import { sellerPriceResource, type SellerPriceResource } from './seller-price.ts'
import { sellerProductResource, type SellerProductResource } from './seller-product.ts'
import { sellerReplyTemplateResource, type SellerReplyTemplateResource } from './seller-reply-template.ts'
import { sellerReportResource, type SellerReportResource } from './seller-report.ts'
import { sellerReviewResource, type SellerReviewResource } from './seller-review.ts'
import { sellerRoleResource, type SellerRoleResource } from './seller-role.ts'
import { sellerSearchResource, type SellerSearchResource } from './seller-search.ts'
import { sellerSiteResource, type SellerSiteResource } from './seller-site.ts'
import { sellerStaffResource, type SellerStaffResource } from './seller-staff.ts'
import { sellerStatementResource, type SellerStatementResource } from './seller-statement.ts'
import { sellerStockResource, type SellerStockResource } from './seller-stock.ts'
import { sellerTodayResource, type SellerTodayResource } from './seller-today.ts'

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
  /** The categories of the mall, as the seller orders them. */
  readonly sellerCategory: SellerCategoryResource
  /** Companies that buy, as the seller looks after them. */
  readonly sellerCustomer: SellerCustomerResource
  /** Help and the pages about the mall, as the seller writes them. */
  readonly sellerHelp: SellerHelpResource
  /** The home page, as the seller makes it. */
  readonly sellerHome: SellerHomeResource
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
}

export const sellerResourcesOf = (bind: Bind): SellerResources =>
  madeWhenUsed<SellerResources>({
    sellerProductImport: () => sellerProductImportResource(bind),
    sellerAccount: () => sellerAccountResource(bind),
    sellerAfterSales: () => sellerAfterSalesResource(bind),
    sellerAgreement: () => sellerAgreementResource(bind),
    sellerAnnouncement: () => sellerAnnouncementResource(bind),
    sellerAttribute: () => sellerAttributeResource(bind),
    sellerAudit: () => sellerAuditResource(bind),
    sellerBrand: () => sellerBrandResource(bind),
    sellerCategory: () => sellerCategoryResource(bind),
    sellerCustomer: () => sellerCustomerResource(bind),
    sellerHelp: () => sellerHelpResource(bind),
    sellerHome: () => sellerHomeResource(bind),
    sellerInquiry: () => sellerInquiryResource(bind),
    sellerInvoice: () => sellerInvoiceResource(bind),
    sellerOrder: () => sellerOrderResource(bind),
    sellerPayment: () => sellerPaymentResource(bind),
    sellerPrice: () => sellerPriceResource(bind),
    sellerProduct: () => sellerProductResource(bind),
    sellerReplyTemplate: () => sellerReplyTemplateResource(bind),
    sellerReport: () => sellerReportResource(bind),
    sellerReview: () => sellerReviewResource(bind),
    sellerRole: () => sellerRoleResource(bind),
    sellerSearch: () => sellerSearchResource(bind),
    sellerSite: () => sellerSiteResource(bind),
    sellerStaff: () => sellerStaffResource(bind),
    sellerStatement: () => sellerStatementResource(bind),
    sellerStock: () => sellerStockResource(bind),
    sellerToday: () => sellerTodayResource(bind),
  })
