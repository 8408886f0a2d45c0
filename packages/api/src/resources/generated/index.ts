// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { ResourceTable } from '../made-of-tables.ts'
import { accountImportCheckRules, type AccountResource } from './account.ts'
import { addressImportCheckRules, type AddressResource } from './address.ts'
import type { AfterSalesResource } from './after-sales.ts'
import type { AnnouncementResource } from './announcement.ts'
import type { ApprovalResource } from './approval.ts'
import type { ApprovalFlowResource } from './approval-flow.ts'
import type { BudgetResource } from './budget.ts'
import type { CaptchaResource } from './captcha.ts'
import type { CategoryResource } from './category.ts'
import type { DeepSeekResource } from './deep-seek.ts'
import type { DepartmentResource } from './department.ts'
import type { FavoriteResource } from './favorite.ts'
import type { GroupResource } from './group.ts'
import type { HelpResource } from './help.ts'
import type { HomeResource } from './home.ts'
import { inquiryImportRules, type InquiryResource } from './inquiry.ts'
import type { InvoiceResource } from './invoice.ts'
import type { ManageServiceResource } from './manage-service.ts'
import type { NoticeResource } from './notice.ts'
import type { OrderResource } from './order.ts'
import type { PaymentResource } from './payment.ts'
import { productImageSearchRules, type ProductResource } from './product.ts'
import type { PurchaseListResource } from './purchase-list.ts'
import { quickOrderImportRules, type QuickOrderResource } from './quick-order.ts'
import type { ReportResource } from './report.ts'
import type { RestockResource } from './restock.ts'
import type { RoleResource } from './role.ts'
import type { ShoppingCartResource } from './shopping-cart.ts'
import type { SiteResource } from './site.ts'
import type { StatementResource } from './statement.ts'
import type { WorkbenchResource } from './workbench.ts'

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

export const mallTable: ResourceTable<Resources> = {
  methods: {
    account: 'login switchEnterprise logout refreshToken get:loginBySession loginByViewCode get:jumpOldLink unLock resetCheck resetVerify resetPassword resetUnlock changePassword loginByWeChatWork bindWeChatWork getUserMenuList list detail download:export save enable candidates resetPwd endSessions secondFactorReset sendFile:importCheck import activate passkeyList passkeyRegisterOptions passkeyRegister passkeyRename passkeyRemove passkeyLoginOptions passkeyLogin profile profileSave sendCode bindContact loginLog endSession endOtherSessions secondFactor secondFactorState secondFactorStart secondFactorConfirm secondFactorEnd',
    address: 'list save delete setDefault parse sendFile:importCheck import',
    afterSales: 'check apply list download:export detail supplement fillExpress cancel confirm reopen',
    announcement: 'list detail',
    approval: 'list detail agree reject return candidates transfer addSign withdraw editLines batchHandle',
    approvalFlow: 'list detail approvers save publish disable discard simulate replay',
    budget: 'list download:export detail ledger download:ledgerExport save adjust enable disable',
    captcha: 'challenge verify',
    category: 'getCustomerCategories mallCategories',
    deepSeek: 'reply:chat sessionList sessionRename sessionDelete messageList feedback',
    department: 'tree save move delete candidates',
    favorite: 'list add remove clear',
    group: 'info save',
    help: 'pages',
    home: 'index',
    inquiry: 'list detail save sendFile:import accept decline cancel message',
    invoice: 'applyableList apply titleList titleSave list download:export detail cancel redApply download:download resend',
    manageService: 'enterpriseGroupSet',
    notice: 'list read count settings settingsSave stream:stream',
    order: 'confirm submit resubmitConfirm resubmit submitResult list detail track cancel withdraw remind receive answerShortage confirmReceipt rebuy pay reviewDetail reviewSubmit reviewAppend download:export',
    payment: 'start state confirmTransfer',
    product: 'supposeCategory search sendFile:imageSearch list detail stock reviews rank select download:selectExport',
    purchaseList: 'list lastMonth save delete addToCart',
    quickOrder: 'check sendFile:import addToCart',
    report: 'order orderDetail product department purchaser people download:orderExport download:orderDetailExport download:productExport download:departmentExport download:purchaserExport',
    restock: 'state ask cancel',
    role: 'list detail save copy delete',
    shoppingCart: 'count addToCart buyNow youLike/订单/6 list update remove select clear moveToFavorite',
    site: 'config',
    statement: 'list detail confirm dispute withdraw postpone download:download',
    workbench: 'index',
  },
  files: {
    'POST /api/Account/ImportCheck': { field: 'file', rules: accountImportCheckRules },
    'POST /api/Address/ImportCheck': { field: 'file', rules: addressImportCheckRules },
    'POST /api/Inquiry/Import': { field: 'file', rules: inquiryImportRules },
    'POST /api/Product/ImageSearch': { field: 'files', rules: productImageSearchRules },
    'POST /api/QuickOrder/Import': { field: 'file', rules: quickOrderImportRules },
  },
}
