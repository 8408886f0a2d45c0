import { afterSalesStatus, afterSalesType, inquiryStatus, orderStatus, paymentType, paymentTypeNames, statementInvoicing, statementStatus } from '@mall/api/contract'
import { agreementStatus, agreementVersionStatus, type CustomerPurchases, type SellerCustomerDetail, type StatementTerms } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { drawingOf, handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, spyOn, within, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { CustomerForm } from '../../../components/customer/CustomerForm.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { sellerCategories } from '../../../testing/category-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Customer } from './Customer.tsx'
import { CustomerView } from './CustomerView.tsx'

const key = 'POST /api/SellerCustomer/Detail'
const build = responseBuilder(key)
const buildViewer = responseBuilder('POST /api/SellerAccount/Viewer')

const person = { UserId: 11, Account: 'wang.lu', Name: '王璐', DepartmentName: '行政采购部', Roles: ['企业管理员'], State: 'active' as const, LastLoginTime: '2026-03-18T09:14:00+08:00', Invitation: null }
const waiting = {
  ...person, UserId: 21, Account: 'lin.xiao', Name: '林晓', DepartmentName: '总部', State: 'invited' as const, LastLoginTime: null,
  Invitation: { Email: 'lin.xiao@xincheng.example', Mail: 'sent' as const, ValidUntil: '2026-03-25T10:00:00+08:00', IsOver: false },
}
const active: SellerCustomerDetail = build({
  EnterpriseId: 1, Name: '华启科技（上海）有限公司', TaxNo: '91310115MA1K3F7Q0B', GroupId: 1, GroupName: '华启集团', Managers: [{ StaffId: 2, Name: '周宁' }],
  PaymentTypeNames: [paymentTypeNames[1], paymentTypeNames[3]], PaymentTypes: [paymentType.onAccount, paymentType.transfer], Catalogue: 'all', ShowPrices: true, People: 4, LastOrderTime: '2026-03-18T09:14:00+08:00',
  State: 'active', AllowActions: ['Edit', 'Assign', 'Invite', 'ViewAs'], Version: 4, AgreedProducts: 286, Categories: [], OrderCount: 214, CanMail: true,
  Delivery: { Freight: null, Areas: [], ShipsInParts: true, OfMall: { FreightAmount: 8, FreeFrom: 99 } },
  PeopleList: [
    waiting, person,
    { ...person, UserId: 12, Account: 'shen', Name: '沈知言', Roles: ['审批人'], LastLoginTime: null },
    { ...person, UserId: 13, Account: 'han', Name: '韩立群', Roles: ['采购员'], State: 'disabled' },
  ],
  Logs: [
    { Time: '2026-03-18T10:02:00+08:00', Operator: '林晓', Text: '修改客户', Changes: [{ Name: '付款方式', Before: '公司转账', After: '账期月结、公司转账' }, { Name: '价格可见', Before: '否', After: '是' }] },
    { Time: '2026-03-10T16:31:00+08:00', Operator: '周宁', Text: '邀请管理员', Changes: [{ Name: '登录名', Before: '', After: 'lin.xiao' }, { Name: '邮箱', Before: '', After: 'lin.xiao@xincheng.example' }] },
  ],
})
const untouched: SellerCustomerDetail = {
  ...active, Name: '新程商贸有限公司', GroupName: '新程商贸有限公司', State: 'none', People: 0, PeopleList: [], OrderCount: 0, LastOrderTime: null, AgreedProducts: 0, Catalogue: 'agreed',
  Logs: [{ Time: '2026-03-18T10:02:00+08:00', Operator: '周宁', Text: '建立客户', Changes: [] }],
}
const invited: SellerCustomerDetail = { ...untouched, State: 'invited', People: 1, PeopleList: [waiting], Version: 5 }
const placed = {
  OrderNo: 'D2026031800000318', OrderTime: '2026-03-18T09:14:00+08:00', EnterpriseName: active.Name, UserName: '王璐', Quantity: 12, OpenQuantity: 12, PayableAmount: 1_628.16, PaymentTypeName: '账期月结', DeliveryDate: null,
  Lines: [{ ProductCode: '10010322', CustomerProductName: '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', ImageUrl: drawingOf('砚屿 商务系列 高速机打印纸 A4 70g 8包/箱'), Quantity: 12 }], Status: orderStatus.preparing, StatusName: '备货中', AllowActions: [], Version: 2,
}
const orders = pageBuilder('POST /api/SellerOrder/List')([
  placed,
  { ...placed, OrderNo: 'D2026031600001204', OrderTime: '2026-03-16T15:40:00+08:00', UserName: '沈知言', PayableAmount: 7_152, Status: orderStatus.pendingConfirmation, StatusName: '待确认' },
  { ...placed, OrderNo: 'D2026031200000733', OrderTime: '2026-03-12T10:51:00+08:00', UserName: '韩立群', PayableAmount: 3_392, Status: orderStatus.pendingReceipt, StatusName: '待收货' },
  { ...placed, OrderNo: 'D2026030900000903', OrderTime: '2026-03-09T14:22:00+08:00', UserName: '韩立群', PayableAmount: 2_106.5, Status: orderStatus.completed, StatusName: '已完成' },
  { ...placed, OrderNo: 'D2026030300000411', OrderTime: '2026-03-03T11:05:00+08:00', PayableAmount: 4_860.2, Status: orderStatus.completed, StatusName: '已完成' },
  { ...placed, OrderNo: 'D2026022700000927', OrderTime: '2026-02-27T11:48:00+08:00', UserName: '沈知言', PayableAmount: 5_218, Status: orderStatus.completed, StatusName: '已完成' },
], { StatusCounts: [] })

const agreements = pageBuilder('POST /api/SellerAgreement/List')([
  {
    AgreementId: 1, AgreementNo: 'XY202600018', Name: '2026 年度办公用品协议', Level: 'company', EnterpriseId: 1, PartyName: active.Name, From: '2026-01-01', Until: '2026-12-31', Status: agreementStatus.inForce, StatusName: '已生效', VersionNo: 2,
    VersionStatus: agreementVersionStatus.inForce, VersionStatusName: '已批准', Products: 286, Margin: null, WaitingRows: 0, DaysLeft: 288, Managers: ['周宁'], AllowActions: [], Version: 7,
  },
], { total: 1, TabCounts: [], All: 1 })

/** A part of the page as it was read. */
const read = <Data,>(data: Data) => ({ data, error: null, refetch: fn() })
const reading = { data: undefined, error: null, refetch: fn() }

const printing = { ProductCode: '10010322', CustomerProductName: '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', ImageUrl: drawingOf('砚屿 商务系列 高速机打印纸 A4 70g 8包/箱'), Unit: '箱' }
const toner = { ProductCode: '12040210', CustomerProductName: '砚屿 黑色硒鼓 LY-202', ImageUrl: drawingOf('砚屿 黑色硒鼓 LY-202'), Unit: '支' }
const cutter = { ProductCode: '15020118', CustomerProductName: '数苇 桌面系列 碎纸机 4级 16L', ImageUrl: drawingOf('数苇 桌面系列 碎纸机 4级 16L'), Unit: '台' }
const purchases: CustomerPurchases = {
  BeginDate: '2025-04-01', EndDate: '2026-03-18', Amount: 2_186_430.2, OrderCount: 214, Margin: 0.174, GoodsAmount: 2_186_430.2,
  Months: ['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'].map((Month, at) => ({
    Month, Amount: [164_020, 128_400.5, 84_210, 196_300, 178_450.2, 186_020, 198_330, 172_040, 160_120, 210_400.5, 189_638.4, 318_420.6][at] ?? 0, OrderCount: 14 + at, IsOpen: at === 11,
  })),
  Categories: [
    { CategoryId: 1, Name: '复印纸与纸品', Amount: 612_400.4, LastYearAmount: 566_000 },
    { CategoryId: 2, Name: '打印耗材', Amount: 486_210, LastYearAmount: 569_330 },
    { CategoryId: 3, Name: '办公家具', Amount: 402_880, LastYearAmount: 307_540 },
    { CategoryId: 4, Name: '清洁与用纸', Amount: 268_140.8, LastYearAmount: 254_400 },
    { CategoryId: 5, Name: '茶水与饮用水', Amount: 214_906, LastYearAmount: 0 },
  ],
  OtherCategories: { Count: 6, Amount: 201_893, LastYearAmount: 208_780 },
  Products: [
    { ...printing, Quantity: 1_840, Amount: 249_610.4, OrderCount: 46, LastOrderDate: '2026-03-18' },
    { ...toner, Quantity: 312, Amount: 184_080, OrderCount: 22, LastOrderDate: '2025-12-20' },
    { ...cutter, Quantity: 48, Amount: 20_304, OrderCount: 6, LastOrderDate: '2025-11-04' },
  ],
  Stopped: [{ ...toner, Quantity: 42 }, { ...cutter, Quantity: 6 }], StoppedCount: 2,
}
const nothingBought: CustomerPurchases = { ...purchases, Amount: 0, OrderCount: 0, Margin: null, GoodsAmount: 0, Months: purchases.Months.map((month) => ({ ...month, Amount: 0, OrderCount: 0 })), Categories: [], OtherCategories: null, Products: [], Stopped: [], StoppedCount: 0 }

const inquiries = pageBuilder('POST /api/SellerInquiry/List')([
  {
    InquiryId: 76, InquiryNo: 'XJ202603180076', CreateTime: '2026-03-18T09:14:00+08:00', EnterpriseName: active.Name, UserName: '王璐', FirstName: '静音碎纸机，能碎光盘的', LineCount: 3, QuotedAmount: null, ValidUntil: null, HasDraft: false, IsAsked: true,
    Status: inquiryStatus.pending, StatusName: '待受理', AllowActions: [], Version: 1,
  },
  {
    InquiryId: 61, InquiryNo: 'XJ202602110061', CreateTime: '2026-02-11T14:20:00+08:00', EnterpriseName: active.Name, UserName: '沈知言', FirstName: '工位椅', LineCount: 1, QuotedAmount: 7_152, ValidUntil: '2026-02-20T23:59:59+08:00', HasDraft: false, IsAsked: false,
    Status: inquiryStatus.accepted, StatusName: '已接受', AllowActions: [], Version: 3,
  },
], { total: 14, StatusCounts: [{ Status: inquiryStatus.pending, Count: 1 }, { Status: inquiryStatus.accepted, Count: 9 }], CustomerName: active.Name })
const services = pageBuilder('POST /api/SellerAfterSales/List')([
  {
    ReturnOrderId: 'SH202603110004', OrderNo: 'D2026030500000211', ...toner, CustomerProductName: toner.CustomerProductName, Type: afterSalesType.return, TypeName: '退货', Quantity: 1, RefundAmount: 590, ApplyTime: '2026-03-11T10:10:00+08:00', EnterpriseName: active.Name, UserName: '王璐',
    Status: afterSalesStatus.returned, StatusName: '已寄回待收货', AwaitsApplicant: false, AllowActions: [], Version: 3,
  },
], { StatusCounts: [], CustomerName: active.Name })
const statements = pageBuilder('POST /api/SellerStatement/List')([
  {
    StatementNo: 'DZ202602280018', EnterpriseId: 1, EnterpriseName: active.Name, FromDay: '2026-02-01', UntilDay: '2026-02-28', MadeTime: '2026-03-01T00:10:00+08:00', Amount: 194_285.3, CarriedAmount: 36_410, TotalAmount: 230_695.3, PaidAmount: 0, UnpaidAmount: 194_285.3,
    InvoicedAmount: 0, UninvoicedAmount: 0, Invoicing: null, RowCount: 18, DisputedCount: 1, ConfirmOn: '2026-03-24', DueOn: null, OverdueDays: 0, Status: statementStatus.disputed, StatusName: '有异议', AllowActions: ['Answer'], Version: 2,
  },
  {
    StatementNo: 'DZ202601310011', EnterpriseId: 1, EnterpriseName: active.Name, FromDay: '2026-01-01', UntilDay: '2026-01-31', MadeTime: '2026-02-01T00:10:00+08:00', Amount: 210_400.5, CarriedAmount: 0, TotalAmount: 210_400.5, PaidAmount: 173_990.5, UnpaidAmount: 36_410,
    InvoicedAmount: 210_400.5, UninvoicedAmount: 0, Invoicing: statementInvoicing.done, RowCount: 22, DisputedCount: 0, ConfirmOn: null, DueOn: '2026-03-10', OverdueDays: 8, Status: statementStatus.confirmed, StatusName: '已确认', AllowActions: [], Version: 6,
  },
], { total: 8, TabCounts: [], All: 8, UnpaidAmount: 230_695.3, OverdueAmount: 36_410, CustomerName: active.Name, CanMake: true })

const meta = preview.meta({
  title: 'Seller/客户资料 Customer',
  component: CustomerView,
  args: {
    customer: active, orders: read(orders), agreements: read(agreements), purchases: read(purchases), inquiries: read(inquiries), services: read(services), statements: null, terms: null, seesReports: true, making: false,
    onEdit: fn(), onInvite: fn(), onView: fn(), onEditTerms: fn(), onEditDelivery: fn(), onMakeStatement: fn(),
  },
  render: (args) => (
    <MemoryRouter>
      <CustomerView {...args} />
    </MemoryRouter>
  ),
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('华启科技（上海）有限公司有 4 个账号，最近 2026-03-18 下单')
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '重新发送 林晓的邀请' }))
    await expect(args.onInvite).toHaveBeenCalledWith(waiting)
    // Accounts that cannot log in have no button: neither 林晓, who waits, nor 韩立群, who is disabled.
    await expect(canvas.getAllByRole('button', { name: /^以客户身份查看 / }).map((button) => button.getAttribute('aria-label'))).toEqual(['以客户身份查看 王璐', '以客户身份查看 沈知言'])
    await userEvent.click(canvas.getByRole('button', { name: '以客户身份查看 王璐' }))
    await expect(args.onView).toHaveBeenCalledWith(person)
    // Of the head only those who can log in, too.
    await userEvent.click(canvas.getByRole('button', { name: '以客户身份查看' }))
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['王璐 · 企业管理员', '沈知言 · 审批人'])
    await userEvent.click(screen.getByRole('menuitem', { name: '沈知言 · 审批人' }))
    await expect(args.onView).toHaveBeenLastCalledWith(expect.objectContaining({ UserId: 12 }))
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('href', `/orders?Company=${active.EnterpriseId}`)
  },
})
const terms: StatementTerms = {
  Terms: { Day: 0, CreditDays: 30, CreditLimit: 500_000, OverLimit: 'refuse', SilentDays: 10, FromDay: '2026-01-01' }, HasStatements: true, UnpaidAmount: 230_695.3, OverdueAmount: 0, OverdueDays: 0, OpenAmount: 18_204.6, OrderedAmount: 122_630, Credit: { LimitAmount: 500_000, UsedAmount: 371_529.9, FreeAmount: 128_470.1 }, CanEdit: true, CanMake: true, Version: 2,
}
/** On which terms it buys on account, and what is open of it. */
export const OnAccount = meta.story({
  args: { terms: read(terms), statements: read(statements) },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('华启科技（上海）有限公司欠 ¥230,695.30，可用 ¥128,470.10')
    await expect(canvas.getByText('4 个账号，最近 2026-03-18 下单')).toBeVisible()
    await expect(canvas.getByText('每月最后一天，次日生成')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '全部对账单' })).toHaveAttribute('href', '/statements?Company=1')
    await userEvent.click(canvas.getByRole('button', { name: '现在生成对账单' }))
    await expect(args.onMakeStatement).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '修改账期' }))
    await expect(args.onEditTerms).toHaveBeenCalledOnce()
  },
})
/** What is overdue is said first, and drawn first. */
export const Overdue = meta.story({
  args: { terms: read({ ...terms, OverdueAmount: 36_410, OverdueDays: 8 }), statements: read(statements) },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('华启科技（上海）有限公司欠 ¥230,695.30，¥36,410.00 逾期 8 天')
    await expect(canvas.getByRole('link', { name: '看逾期的 ¥36,410.00' })).toHaveAttribute('href', '/statements?Company=1&Overdue=1')
    await expect(canvas.getByRole('link', { name: '收款' })).toHaveAttribute('href', `/payments?Customer=${encodeURIComponent('华启科技（上海）有限公司')}`)
    await expect(canvas.getByRole('link', { name: '全部询价' })).toHaveAttribute('href', '/inquiries?Company=1')
    await expect(canvas.getByRole('link', { name: '全部售后' })).toHaveAttribute('href', '/after-sales?Company=1')
    await expect(canvas.getByRole('link', { name: '全部协议' })).toHaveAttribute('href', '/agreements?Company=1')
    await expect(await canvas.findByRole('img', { name: /2026-03/ })).toBeVisible()
  },
})
export const OverdueOnPhone = meta.story({ args: { terms: read({ ...terms, OverdueAmount: 36_410, OverdueDays: 8 }), statements: read(statements) }, globals: { viewport: { value: 'w390' } } })
export const OverdueInTheDark = meta.story({ args: { terms: read({ ...terms, OverdueAmount: 36_410, OverdueDays: 8 }), statements: read(statements) }, globals: { scheme: 'dark' } })
/** More is used than the limit: what is free is said as it is. */
export const BeyondTheLimit = meta.story({ args: { terms: read({ ...terms, Credit: { LimitAmount: 300_000, UsedAmount: 371_529.9, FreeAmount: 0 } }) } })
/** No limit: what is owed is added up. */
export const WithoutLimit = meta.story({ args: { terms: read({ ...terms, Credit: null }) } })
export const NothingBought = meta.story({ args: { purchases: read(nothingBought), terms: read(terms) } })
/** Its parts are still read. */
export const PartsLoading = meta.story({ args: { orders: reading, agreements: reading, purchases: reading, inquiries: reading, services: reading, statements: reading, terms: reading } })
/** Without terms nothing is stated. */
export const WithoutTerms = meta.story({ args: { terms: read({ Terms: null, HasStatements: false, UnpaidAmount: 0, OverdueAmount: 0, OverdueDays: 0, OpenAmount: 0, OrderedAmount: 0, Credit: null, CanEdit: true, CanMake: false, Version: 0 }) } })

/** What is no number of days is said beside its field; an empty limit is none. */
export const SetsTerms = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, active), handle('POST /api/SellerOrder/List', orders), handle('POST /api/SellerAgreement/List', agreements),
      handle('POST /api/SellerAccount/Viewer', buildViewer({ Permissions: ['customer.view', 'money.view', 'money.manage'] })), handle('POST /api/SellerStatement/Terms', { ...terms, HasStatements: false }), handle('POST /api/SellerStatement/SaveTerms', terms),
    ),
  render: () => (
    <StoryMall at="/customers/1" path="/customers/:id" login={sellerLogin}>
      <Customer />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改账期' }))
    const dialog = within(await screen.findByRole('dialog', { name: '账期' }))
    const days = dialog.getByRole('textbox', { name: '账期（天）' })
    await userEvent.clear(days)
    await userEvent.type(days, '一个月')
    await userEvent.clear(dialog.getByRole('textbox', { name: '多少天不回复算确认' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('请填写 0 到 180 的整数')).toBeVisible()
    await userEvent.clear(days)
    await userEvent.type(days, '45')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('账期已保存，从下一份对账单起生效')).toBeVisible()
  },
})
/** Its own freight, another one where it is far, and nothing in parts. */
const delivery = { Freight: { FreightAmount: 12, FreeFrom: 300 }, Areas: [{ AreaCode: '540000' as const, FreightAmount: 40, FreeFrom: null }], ShipsInParts: false, OfMall: active.Delivery.OfMall }

export const SetsDelivery = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, active), handle('POST /api/SellerOrder/List', orders), handle('POST /api/SellerAgreement/List', agreements), handle('POST /api/SellerAccount/Viewer', buildViewer({ Permissions: ['customer.view', 'customer.manage'] })),
      handle('POST /api/SellerCustomer/SaveDelivery', { ...active, Delivery: delivery }),
    ),
  render: () => (
    <StoryMall at="/customers/1" path="/customers/:id" login={sellerLogin}>
      <Customer />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改配送' }))
    const dialog = within(await screen.findByRole('dialog', { name: '配送' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^单独约定/ }))
    const freight = dialog.getByRole('textbox', { name: '运费（元）' })
    await userEvent.clear(freight)
    await userEvent.type(freight, '十二')
    await userEvent.click(dialog.getByRole('button', { name: '加一个地区' }))
    const area = within(dialog.getByRole('group', { name: '第 1 个地区' }))
    await expect(area.getByRole('textbox', { name: '满多少免（元）' })).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('请填写 0 到 9,999 的金额')).toBeVisible()
    await expect(freight).toHaveFocus()
    await expect(freight).toHaveValue('十二')
  },
})

export const OwnDelivery = meta.story({
  args: { customer: { ...active, Delivery: delivery } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('¥12.00，满 ¥300.00 免')).toBeVisible()
    await expect(canvas.getByText('¥40.00，不免')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改配送' }))
    await expect(args.onEditDelivery).toHaveBeenCalledOnce()
  },
})

/** On its first day nobody can log in, and the page says what to do. */
export const NobodyYet = meta.story({ args: { customer: untouched, agreements: read({ Items: [], total: 0 }), purchases: read(nothingBought), inquiries: read({ Items: [], total: 0, StatusCounts: [] }), services: read({ Items: [], total: 0 }), statements: read({ Items: [], total: 0 }) } })
export const Invited = meta.story({ args: { customer: invited } })
export const MailFailed = meta.story({ args: { customer: { ...invited, PeopleList: [{ ...waiting, Invitation: { ...waiting.Invitation, Mail: 'failed' } }] } } })
export const LinkOver = meta.story({ args: { customer: { ...invited, PeopleList: [{ ...waiting, Invitation: { ...waiting.Invitation, IsOver: true } }] } } })
/** Without a mail server nobody can be invited: no button that would fail. */
export const WithoutMail = meta.story({
  args: { customer: { ...untouched, CanMail: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '邀请管理员' })).toBeNull()
  },
})
export const ReadOnly = meta.story({
  args: { customer: { ...active, AllowActions: [] }, orders: null, agreements: null, purchases: null, inquiries: null, services: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
const byCategories: SellerCustomerDetail = {
  ...active, Catalogue: 'categories', Categories: [{ CategoryId: 10, Path: '办公用纸' }, { CategoryId: 1102, Path: '书写工具 / 记号笔' }, { CategoryId: 120101, Path: '办公家具 / 办公椅 / 人体工学椅' }],
  Logs: [
    { Time: '2026-03-18T10:02:00+08:00', Operator: '周宁', Text: '修改客户', Changes: [{ Name: '目录', Before: '全部商品', After: '指定分类' }, { Name: '目录加入分类', Before: '', After: '办公用纸；书写工具 / 记号笔；办公家具 / 办公椅 / 人体工学椅' }] },
  ],
}
const names = Array.from({ length: 200 }, (_, at) => `办公用品${Math.floor(at / 20) + 1} / 桌面文具${Math.floor(at / 5) + 1} / 长尾分类${at + 1}`)
const ofManyCategories: SellerCustomerDetail = {
  ...byCategories, Categories: names.map((Path, at) => ({ CategoryId: at + 1, Path })),
  Logs: [{ Time: '2026-03-18T10:02:00+08:00', Operator: '周宁', Text: '修改客户', Changes: [{ Name: '目录加入分类', Before: '', After: names.slice(0, 80).join('；') }, { Name: '目录移出分类', Before: '', After: '办公家具' }] }],
}
/** What it sees is said by the names of the categories. */
export const ByCategories = meta.story({
  args: { customer: byCategories },
  play: async ({ canvas }) => {
    // In its terms and in the log.
    await expect(canvas.getAllByText('办公用纸；书写工具 / 记号笔；办公家具 / 办公椅 / 人体工学椅')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: '展开全部' })).toBeNull()
  },
})
export const ByCategoriesInTheDark = meta.story({ args: { customer: byCategories }, globals: { scheme: 'dark' } })
/** A long list is folded, in its terms and in the log. */
export const ManyCategories = meta.story({
  args: { customer: ofManyCategories },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/共 200 个分类/)).toBeVisible()
    const [unfold] = canvas.getAllByRole('button', { name: '展开全部' })
    await userEvent.click(unfold ?? document.body)
    await expect(canvas.getByText(/长尾分类200/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起' }))
    await expect(canvas.queryByText(/长尾分类200/)).toBeNull()
  },
})
export const ManyCategoriesOnPhone = meta.story({ args: { customer: ofManyCategories }, globals: { viewport: { value: 'w390' } } })

const form = (customer: SellerCustomerDetail) => () => (
  <StoryMall at="/customers/1" path="/customers/:id" login={sellerLogin}>
    <CustomerForm customer={customer} managers={[{ StaffId: 2, Name: '周宁' }]} categories={sellerCategories} findGroups={() => Promise.resolve([])} onSave={() => Promise.resolve(customer)} onSaved={fn()} onRefresh={() => Promise.resolve(customer)} onClose={fn()} />
  </StoryMall>
)
/** The categories of a customer as they are chosen. */
export const EditsCategories = meta.story({
  render: form(byCategories),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '编辑客户' }))
    await expect(dialog.getByRole('radio', { name: /^指定分类/ })).toBeChecked()
    await expect(dialog.getByRole('combobox', { name: /^分类/ })).toHaveTextContent('已选 3 个分类')
  },
})
export const EditsCategoriesInTheDark = meta.story({ render: form(byCategories), globals: { scheme: 'dark' } })
export const EditsCategoriesOnPhone = meta.story({ render: form(byCategories), globals: { viewport: { value: 'w390' } } })
export const EditsManyCategories = meta.story({
  render: form({ ...byCategories, Categories: sellerCategories.filter(({ Level }) => Level === 3).map(({ CategoryId, Name }) => ({ CategoryId, Path: Name })).slice(1) }),
})
let sentCategories: readonly number[] | undefined
/** Without a category nothing is saved; one that is checked with all below it is sent as itself. */
export const ChoosesCategories = meta.story({
  beforeEach: ({ msw }) => {
    sentCategories = undefined
    msw.use(
      handle(key, active), handle('POST /api/SellerCustomer/Managers', [{ StaffId: 2, Name: '周宁' }]), handle('POST /api/SellerCategory/Tree', [...sellerCategories]),
      handle('POST /api/SellerCustomer/Save', ({ CategoryIds }) => {
        sentCategories = CategoryIds
        return byCategories
      }),
    )
  },
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑' }))
    const dialog = within(await screen.findByRole('dialog', { name: '编辑客户' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^指定分类/ }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('请选择 1 到 200 个分类')).toBeVisible()
    await userEvent.click(dialog.getByRole('combobox', { name: /^分类/ }))
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索分类' }), '记号')
    await userEvent.click(await screen.findByRole('treeitem', { name: /^记号笔/ }))
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByText('书写工具 / 记号笔')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: /^分类/ })).toHaveTextContent('已选 1 个分类')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('已保存，立即生效')).toBeVisible()
    await expect(sentCategories).toEqual([1102])
    await waitFor(() => expect(canvas.getByRole('button', { name: '编辑' })).toHaveFocus())
  },
})
export const LongContent = meta.story({
  args: {
    customer: {
      ...active, Name: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', GroupName: '华东区域数字科技发展集团', People: 49_999, PaymentTypeNames: Object.values(paymentTypeNames),
      PeopleList: [{ ...waiting, Name: '欧阳端木慕容司徒上官', Account: 'administrator.of.shanghai.2026', DepartmentName: '华东区域行政与综合管理中心采购部', Roles: ['集团管理员', '审批人', '采购员'], Invitation: { ...waiting.Invitation, Email: 'a.very.long.address.of.somebody@administration.east-china.example' } }],
    },
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const connected = () => (
  <StoryMall at="/customers/1" path="/customers/:id" login={sellerLogin}>
    <Customer />
  </StoryMall>
)

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '客户不存在', { Code: 'CUSTOMER_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该客户' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('客户不存在')).toHaveLength(1))
  },
})

/** Each part that was not read says so in its place, and is read again there. */
export const PartsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, active), handle('POST /api/SellerAccount/Viewer', buildViewer({ Permissions: ['customer.view', 'order.view', 'price.view', 'money.view'] })),
      handle.broken('POST /api/SellerStatement/Terms'), handle.broken('POST /api/SellerAgreement/List'), handle.broken('POST /api/SellerOrder/List'),
    ),
  render: connected,
  play: async ({ canvas, userEvent, msw }) => {
    await waitFor(() => expect(canvas.getAllByText('加载失败，点击重试')).toHaveLength(3))
    await expect(canvas.queryByRole('status', { name: /加载中$/ })).toBeNull()
    msw.use(handle('POST /api/SellerOrder/List', orders))
    await userEvent.click(canvas.getAllByRole('button', { name: '重试' })[1] ?? document.body)
    await expect(await canvas.findByRole('link', { name: 'D2026031800000318' })).toBeVisible()
    await expect(canvas.getAllByText('加载失败，点击重试')).toHaveLength(2)
  },
})

/** An account in use is said beside its field; with another one the link goes out. */
export const Invites = meta.story({
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      handle(key, () => (reads++ === 0 ? untouched : invited)),
      handle('POST /api/SellerCustomer/Invite', invited),
    )
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '邀请管理员' }))[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: '邀请管理员' }))
    await userEvent.click(dialog.getByRole('button', { name: '发送邀请' }))
    await expect(await dialog.findByText('请输入姓名')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^姓名/), '林晓')
    await userEvent.type(dialog.getByLabelText(/^登录名/), 'lin.xiao')
    await userEvent.type(dialog.getByLabelText(/^邮箱/), 'lin.xiao@xincheng.example')
    await userEvent.click(dialog.getByRole('button', { name: '发送邀请' }))
    await expect(await screen.findByText('邀请将发到 lin.xiao@xincheng.example')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '重新发送 林晓的邀请' })).toBeVisible()
  },
})
export const AccountTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, untouched), handle.fail('POST /api/SellerCustomer/Invite', '登录名已存在', { Code: 'ACCOUNT_NAME_TAKEN' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '邀请管理员' }))[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: '邀请管理员' }))
    await userEvent.type(dialog.getByLabelText(/^姓名/), '林晓')
    await userEvent.type(dialog.getByLabelText(/^登录名/), 'buyer')
    await userEvent.type(dialog.getByLabelText(/^邮箱/), 'lin.xiao@xincheng.example')
    await userEvent.click(dialog.getByRole('button', { name: '发送邀请' }))
    await expect(await dialog.findByText('登录名已存在')).toBeVisible()
    await expect(dialog.getByLabelText(/^登录名/)).toHaveAccessibleDescription(/登录名已存在/)
    await expect(dialog.getByLabelText(/^邮箱/)).toHaveValue('lin.xiao@xincheng.example')
  },
})

/** Somebody else changed it meanwhile: what was typed stays, and 刷新 reads the version again. */
export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      handle(key, () => (reads++ === 0 ? active : { ...active, Version: 5 })),
      handle('POST /api/SellerCustomer/Managers', [{ StaffId: 2, Name: '周宁' }]),
      handle('POST /api/SellerCategory/Tree', [...sellerCategories]),
      handle.fail('POST /api/SellerCustomer/Save', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }),
    )
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑' }))
    const dialog = within(await screen.findByRole('dialog', { name: '编辑客户' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '所有人都看得到价格' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText(/数据已被他人修改/)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: '所有人都看得到价格' })).not.toBeChecked()
  },
})

/** A page as the browser opens it. */
const openedPage = () => {
  const page = { close: fn() }
  return { page, open: () => page as unknown as Window }
}

/** Whether a page that was opened has closed, whether the server was asked, and what was posted where. */
let closed = fn()
const asked = fn()
const posted = fn()

const viewed = { Code: 'x'.repeat(43), Address: '/viewCustomer', Until: '2026-03-18T10:30:00+08:00' }

type Pressing = { readonly canvas: { findByRole: (role: 'button', how: { name: string }) => Promise<HTMLElement> }; readonly userEvent: { click: (button: HTMLElement) => Promise<void> } }

const beginView = async ({ canvas, userEvent }: Pressing) => {
  await userEvent.click(await canvas.findByRole('button', { name: '以客户身份查看 王璐' }))
  return within(await screen.findByRole('dialog', { name: '以客户身份查看' }))
}

/** Without a reason nothing opens; with one a window opens before the server is asked, and gets the code by a form. */
export const OpensView = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(handle(key, active), handle('POST /api/SellerCustomer/ViewAs', viewed))
    const { open } = openedPage()
    spyOn(window, 'open').mockImplementation(open)
    spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      posted(this.action, this.target, [...new FormData(this)])
    })
    posted.mockClear()
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const dialog = await beginView({ canvas, userEvent })
    await userEvent.type(dialog.getByLabelText(/^原因/), '看')
    await userEvent.click(dialog.getByRole('button', { name: '打开' }))
    await expect(await dialog.findByText('请写明原因，2–100个字')).toBeVisible()
    await expect(window.open).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByLabelText(/^原因/), '不到协议价')
    await userEvent.click(dialog.getByRole('button', { name: '打开' }))
    await expect(await screen.findByText('已在新窗口打开')).toBeVisible()
    await expect(window.open).toHaveBeenCalledWith('', expect.stringMatching(/^view-/))
    await expect(posted).toHaveBeenCalledWith(new URL('/viewCustomer', location.href).href, expect.stringMatching(/^view-/), [['Code', viewed.Code]])
  },
})

/** The server says no: the page closes, and what was typed stays. */
export const ViewRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(handle(key, active), handle.fail('POST /api/SellerCustomer/ViewAs', '该账号不能登录这家客户', { Code: 'CUSTOMER_PERSON_NOT_FOUND' }))
    const { open, page } = openedPage()
    spyOn(window, 'open').mockImplementation(open)
    closed = page.close
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const dialog = await beginView({ canvas, userEvent })
    await userEvent.type(dialog.getByLabelText(/^原因/), '一起核对协议价')
    await userEvent.click(dialog.getByRole('button', { name: '打开' }))
    await expect(await dialog.findByText('该账号不能登录这家客户')).toBeVisible()
    await expect(closed).toHaveBeenCalledOnce()
    await expect(dialog.getByLabelText(/^原因/)).toHaveValue('一起核对协议价')
  },
})

/** The browser opens no window: nothing is asked of the server. */
export const ViewBlocked = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(handle(key, active), handle('POST /api/SellerCustomer/ViewAs', () => asked() as never))
    asked.mockClear()
    spyOn(window, 'open').mockReturnValue(null)
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const dialog = await beginView({ canvas, userEvent })
    await userEvent.type(dialog.getByLabelText(/^原因/), '一起核对协议价')
    await userEvent.click(dialog.getByRole('button', { name: '打开' }))
    await expect(await dialog.findByText('浏览器拦截了新窗口，请允许本站弹出窗口后重试')).toBeVisible()
    await expect(asked).not.toHaveBeenCalled()
  },
})
