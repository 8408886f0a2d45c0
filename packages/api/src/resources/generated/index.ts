// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind } from '../bind.ts'
import { madeWhenUsed } from '../made-when-used.ts'
import { accountResource, type AccountResource } from './account.ts'
import { addressResource, type AddressResource } from './address.ts'
import { afterSalesResource, type AfterSalesResource } from './after-sales.ts'
import { announcementResource, type AnnouncementResource } from './announcement.ts'
import { approvalResource, type ApprovalResource } from './approval.ts'
import { approvalFlowResource, type ApprovalFlowResource } from './approval-flow.ts'
import { budgetResource, type BudgetResource } from './budget.ts'
import { captchaResource, type CaptchaResource } from './captcha.ts'
import { categoryResource, type CategoryResource } from './category.ts'
import { deepSeekResource, type DeepSeekResource } from './deep-seek.ts'
import { departmentResource, type DepartmentResource } from './department.ts'
import { favoriteResource, type FavoriteResource } from './favorite.ts'
import { groupResource, type GroupResource } from './group.ts'
import { helpResource, type HelpResource } from './help.ts'
import { homeResource, type HomeResource } from './home.ts'
import { inquiryResource, type InquiryResource } from './inquiry.ts'
import { invoiceResource, type InvoiceResource } from './invoice.ts'
import { manageServiceResource, type ManageServiceResource } from './manage-service.ts'
import { noticeResource, type NoticeResource } from './notice.ts'
import { orderResource, type OrderResource } from './order.ts'
import { paymentResource, type PaymentResource } from './payment.ts'
import { productResource, type ProductResource } from './product.ts'
import { purchaseListResource, type PurchaseListResource } from './purchase-list.ts'
import { quickOrderResource, type QuickOrderResource } from './quick-order.ts'
import { reportResource, type ReportResource } from './report.ts'
import { restockResource, type RestockResource } from './restock.ts'
import { roleResource, type RoleResource } from './role.ts'
import { shoppingCartResource, type ShoppingCartResource } from './shopping-cart.ts'
import { siteResource, type SiteResource } from './site.ts'
import { statementResource, type StatementResource } from './statement.ts'
import { workbenchResource, type WorkbenchResource } from './workbench.ts'

/** All resources of a mall: one per controller of the contract, one method per call. */
export interface Resources {
  /** Login, session and tokens. No call writes the session by itself: `session.set(await mall.account.login(…))`. */
  readonly account: AccountResource
  /** Delivery addresses. */
  readonly address: AddressResource
  /** Returns, exchanges and repairs of what was received. */
  readonly afterSales: AfterSalesResource
  /** What the mall announces, to those whom it is for. */
  readonly announcement: AnnouncementResource
  /** Approvals that wait for the user, that the user decided, or of the user’s own orders. */
  readonly approval: ApprovalResource
  /** Which orders need an approval, and by whom. */
  readonly approvalFlow: ApprovalFlowResource
  /** Budgets of departments, and what was charged to them. */
  readonly budget: BudgetResource
  /** The slide captcha. */
  readonly captcha: CaptchaResource
  /** Category trees. `createCategoryCache` keeps the right one. */
  readonly category: CategoryResource
  /** The adviser: conversations of the user, in the enterprise of the session. */
  readonly deepSeek: DeepSeekResource
  /** Departments of the company. */
  readonly department: DepartmentResource
  /** Favourites (`Type` 1) and browse records (`Type` 2). */
  readonly favorite: FavoriteResource
  /** The enterprise group as its administrators see it. */
  readonly group: GroupResource
  /** Help, and the pages about the mall. */
  readonly help: HelpResource
  /** The home page. */
  readonly home: HomeResource
  /** Inquiries for products that the catalogue lacks or that are wanted at another price. */
  readonly inquiry: InquiryResource
  /** Invoices of what was bought, from the application to the red letter. */
  readonly invoice: InvoiceResource
  /** Settings of the user’s enterprise group. */
  readonly manageService: ManageServiceResource
  /** What happened and concerns the user, in the enterprise of the session. */
  readonly notice: NoticeResource
  /** Orders, within the user’s data scope. */
  readonly order: OrderResource
  /** Payments of orders: online at a payment provider, and transfers. */
  readonly payment: PaymentResource
  /** The catalogue. A login decides prices and which products are visible. */
  readonly product: ProductResource
  /** Lists of products that are bought again and again. */
  readonly purchaseList: PurchaseListResource
  /** Ordering by code and quantity. */
  readonly quickOrder: QuickOrderResource
  /** What was bought, by period, line, product, department and person. */
  readonly report: ReportResource
  /** Notices for users who wait until a product is there again (到货通知). */
  readonly restock: RestockResource
  /** Roles: what the members of a company may do. */
  readonly role: RoleResource
  /** The cart. */
  readonly shoppingCart: ShoppingCartResource
  /** What a site of the group shows of itself. */
  readonly site: SiteResource
  /** Statements of what a company bought on account: confirmed or disputed line by line. */
  readonly statement: StatementResource
  /** The workbench: what waits, what is left and what was bought. */
  readonly workbench: WorkbenchResource
}

export const resourcesOf = (bind: Bind): Resources =>
  madeWhenUsed<Resources>({
    account: () => accountResource(bind),
    address: () => addressResource(bind),
    afterSales: () => afterSalesResource(bind),
    announcement: () => announcementResource(bind),
    approval: () => approvalResource(bind),
    approvalFlow: () => approvalFlowResource(bind),
    budget: () => budgetResource(bind),
    captcha: () => captchaResource(bind),
    category: () => categoryResource(bind),
    deepSeek: () => deepSeekResource(bind),
    department: () => departmentResource(bind),
    favorite: () => favoriteResource(bind),
    group: () => groupResource(bind),
    help: () => helpResource(bind),
    home: () => homeResource(bind),
    inquiry: () => inquiryResource(bind),
    invoice: () => invoiceResource(bind),
    manageService: () => manageServiceResource(bind),
    notice: () => noticeResource(bind),
    order: () => orderResource(bind),
    payment: () => paymentResource(bind),
    product: () => productResource(bind),
    purchaseList: () => purchaseListResource(bind),
    quickOrder: () => quickOrderResource(bind),
    report: () => reportResource(bind),
    restock: () => restockResource(bind),
    role: () => roleResource(bind),
    shoppingCart: () => shoppingCartResource(bind),
    site: () => siteResource(bind),
    statement: () => statementResource(bind),
    workbench: () => workbenchResource(bind),
  })
