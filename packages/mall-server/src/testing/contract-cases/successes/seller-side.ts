import { paymentType, shortageKind, type CallOutput, type SecondFactorTicket } from '@mall/api/contract'
import type { ProductFields, SellerAfterSalesAction, SellerInvoiceAction, SellerInvoiceDetail, SellerKey, SellerOrderAction } from '@mall/api/seller/contract'
import { plain, type ContractTarget, type StaffName, type Successes } from '../define.ts'
import { application, approvedOrder, credential, get, invoiceApplication, invoiceFor, need, page, password, pastedTable, picture, products, receiptInput, sentInquiry } from '../steps.ts'

/** A login of staff who have a second factor, up to the code. */
const ticketOf = async (target: ContractTarget, Account: StaffName): Promise<string> => {
  const reply = await target.send('POST /api/SellerAccount/Login', { Account, Password: password, CaptchaVerifyParam: await credential(target) }, 'visitor')
  return (reply.body as SecondFactorTicket).Ticket
}

/** A secret that waits for its first code, with the code. */
const startedFactor = async (target: ContractTarget, who: StaffName) => {
  const reply = await target.send('POST /api/SellerAccount/SecondFactorStart', { Password: password }, who)
  return { Code: reply.headers.get('X-Factor-Code') ?? '' }
}

/** The sales of the demo have no second factor of their own before this; from here on each of their logins asks for a code. */
const codeOfLogin = async (target: ContractTarget) => {
  const { RecoveryCodes } = await get(target, 'POST /api/SellerAccount/SecondFactorConfirm', await startedFactor(target, 'warehouse'), 'warehouse')
  return { Ticket: await ticketOf(target, 'warehouse'), Code: need(RecoveryCodes[0], 'recovery code') }
}

/** The first product of the list, and what its actions name. */
const product = async (target: ContractTarget) => {
  const { Items } = await get(target, 'POST /api/SellerProduct/List', page, 'seller')
  const found = need(Items[0], 'product')
  return { ...found, target: { ProductCode: found.ProductCode, Version: found.Version, RequestId: crypto.randomUUID() } }
}

const newCategory = () => ({ RequestId: crypto.randomUUID(), ParentId: null, Name: `样品${crypto.randomUUID().slice(0, 8)}`, Group: '' })

/** A new category of the first level, as its actions name it. */
const category = async (target: ContractTarget) => {
  const { CategoryId, Version } = await get(target, 'POST /api/SellerCategory/Create', newCategory(), 'seller')
  return { CategoryId, Version, RequestId: crypto.randomUUID() }
}

const newBrand = () => ({ RequestId: crypto.randomUUID(), Name: `样品${crypto.randomUUID().slice(0, 8)}`, LatinName: 'Sample' })

/** A new brand, as its actions name it. */
const brand = async (target: ContractTarget) => {
  const { BrandId, Version } = await get(target, 'POST /api/SellerBrand/Create', newBrand(), 'seller')
  return { BrandId, Version, RequestId: crypto.randomUUID() }
}

/** The first product gets these fields. */
const withFields = async (target: ContractTarget, Values: Partial<ProductFields>): Promise<void> => {
  const { target: one } = await product(target)
  const { Draft } = await get(target, 'POST /api/SellerProduct/Detail', { ProductCode: one.ProductCode }, 'seller')
  const { Draft: saved, Version } = await get(target, 'POST /api/SellerProduct/SaveDraft', { ...one, DraftVersion: Draft?.Version ?? 0, Values }, 'seller')
  if (saved !== null) await get(target, 'POST /api/SellerProduct/Publish', { ...one, RequestId: crypto.randomUUID(), Version, DraftVersion: saved.Version, PutOn: false }, 'seller')
}

const newAttribute = () => ({ RequestId: crypto.randomUUID(), Name: `样品${crypto.randomUUID().slice(0, 8)}` })

/** A new attribute, as its actions name it. */
const attribute = async (target: ContractTarget) => {
  const { AttributeId, Version } = await get(target, 'POST /api/SellerAttribute/Create', newAttribute(), 'seller')
  return { AttributeId, Version, RequestId: crypto.randomUUID() }
}

/** A value that no product has any more, as its actions name it, and another one of its attribute. */
const attributeValue = async (target: ContractTarget) => {
  const { AttributeId, Name } = await get(target, 'POST /api/SellerAttribute/Create', newAttribute(), 'seller')
  const { Fields } = await get(target, 'POST /api/SellerProduct/Detail', { ProductCode: (await product(target)).ProductCode }, 'seller')
  await withFields(target, { Attributes: ['一种', '另一种'].map((Value) => ({ Name, Value })) })
  await withFields(target, { Attributes: Fields.Attributes })
  const [one, other] = await get(target, 'POST /api/SellerAttribute/Values', { AttributeId }, 'seller')
  const { ValueId, Version } = need(one, 'value')
  return { value: { ValueId, Version, RequestId: crypto.randomUUID() }, IntoId: need(other, 'value').ValueId }
}

/** The first stock of the list, and how its calls name it. */
const stock = async (target: ContractTarget) => {
  const { Items } = await get(target, 'POST /api/SellerStock/List', page, 'warehouse')
  const found = need(Items[0], 'stock')
  return { ...found, place: { ProductCode: found.ProductCode, Warehouse: found.Warehouse } }
}

const bought = { Quantity: 40, ExpectedOn: '2026-03-20', Note: '云笺坊 采购单 PO-20260312' } as const

/** Goods on their way to the first stock of the list, as their actions name them. */
const incoming = async (target: ContractTarget) => {
  const { place } = await stock(target)
  const { IncomingId, Version } = await get(target, 'POST /api/SellerIncoming/Create', { ...place, ...bought, RequestId: crypto.randomUUID() }, 'warehouse')
  return { IncomingId, Version, RequestId: crypto.randomUUID() }
}

/** The same with a draft, as its editor names it. */
const drafted = async (target: ContractTarget) => {
  const { target: one } = await product(target)
  const { Draft } = await get(target, 'POST /api/SellerProduct/Detail', { ProductCode: one.ProductCode }, 'seller')
  const { Draft: saved, Version } = await get(target, 'POST /api/SellerProduct/SaveDraft', { ...one, DraftVersion: Draft?.Version ?? 0, Values: { DeliveryText: '下单后次日送达' } }, 'seller')
  return { ...one, RequestId: crypto.randomUUID(), Version, DraftVersion: need(saved ?? undefined, 'draft').Version }
}

const named = ({ OrderNo, Version }: { readonly OrderNo: string; readonly Version: number }) => ({ OrderNo, Version, RequestId: crypto.randomUUID() })

/** A new one of the staff, as their actions name them; the sales see customers, so that they can be given some. */
const colleague = async (target: ContractTarget) => {
  const made = await get(target, 'POST /api/SellerStaff/Save', newColleague(), 'seller')
  const { StaffId, Version } = made.Staff
  return { StaffId, Version, RequestId: crypto.randomUUID() }
}

/** One of the staff by their account name, as their actions name them. */
const staffCalled = async (target: ContractTarget, account: string) => {
  const { Items } = await get(target, 'POST /api/SellerStaff/List', { ...page, Keyword: account }, 'seller')
  const { StaffId, Version } = need(Items.find(({ Account }) => Account === account), account)
  return { StaffId, Version, RequestId: crypto.randomUUID() }
}

const loggedInColleague = async (target: ContractTarget) => {
  const input = newColleague()
  const { Initial } = await get(target, 'POST /api/SellerStaff/Save', input, 'seller')
  const first = { Account: input.Account, InitialPassword: need(Initial ?? undefined, 'initial password').Password, Password: 'Mine&Ours26' }
  await get(target, 'POST /api/SellerAccount/Activate', { ...first, CaptchaVerifyParam: await credential(target) }, 'visitor')
  return staffCalled(target, input.Account)
}

/** 客户经理 */
const accountManagerRole = 4

const newColleague = () => ({ RequestId: crypto.randomUUID(), Account: `staff${crypto.randomUUID().slice(0, 8)}`, Name: '林晓', RoleIds: [accountManagerRole] })

const newStaffRole = () => ({ RequestId: crypto.randomUUID(), Name: `角色${crypto.randomUUID().slice(0, 8)}`, Description: '', Scope: 'all' as const, Permissions: ['order.view' as const], DemandsFactor: false })

const staffRole = async (target: ContractTarget) => {
  const { RoleId, Version } = await get(target, 'POST /api/SellerRole/Save', newStaffRole(), 'seller')
  return { RoleId, Version, RequestId: crypto.randomUUID() }
}

/** What is typed of a new customer; its number has a wrong check digit, which only warns. */
const newCustomer = () => ({
  RequestId: crypto.randomUUID(), Name: '新程商贸有限公司', TaxNo: `9131${String(Math.random()).slice(2, 16).padEnd(14, '7')}`, GroupId: null, PaymentTypes: [3 as const], Catalogue: 'all' as const, ShowPrices: true,
})

const withoutGroup = ({ GroupId: _group, ...terms }: ReturnType<typeof newCustomer>) => terms

const customer = (target: ContractTarget) => get(target, 'POST /api/SellerCustomer/Create', newCustomer(), 'sales')

/** An order that was paid by transfer and cancelled after that. */
const orderToRefund = async (target: ContractTarget) => {
  const { OrderNo, Version } = await approvedOrder(target, 3)
  const paid = await get(target, 'POST /api/Payment/ConfirmTransfer', { OrderNo, Version, Reference: `T${OrderNo}`, Amount: 1_000_000, PaidOn: '2026-03-18' }, 'finance')
  await get(target, 'POST /api/Order/Cancel', { OrderNo, Version: paid.Version, Reason: '重复下单' }, 'buyer')
  return get(target, 'POST /api/SellerOrder/Detail', { OrderNo }, 'seller')
}

/** An order on account of a company that has no credit left and whose terms leave it to the seller; the terms are as they were afterwards. */
const orderAboveCredit = async (target: ContractTarget) => {
  const { Items: [company] } = await get(target, 'POST /api/SellerCustomer/List', { Keyword: '华启科技', ...page }, 'seller')
  const { EnterpriseId } = need(company, 'customer')
  const read = async () => {
    const { Terms, Version } = await get(target, 'POST /api/SellerStatement/Terms', { EnterpriseId }, 'seller')
    return { ...need(Terms ?? undefined, 'terms'), EnterpriseId, Version, RequestId: crypto.randomUUID() }
  }
  const before = await read()
  await get(target, 'POST /api/SellerStatement/SaveTerms', { ...before, CreditLimit: 0, OverLimit: 'ask' }, 'seller')
  const { OrderNo } = await approvedOrder(target, paymentType.onAccount)
  await get(target, 'POST /api/SellerStatement/SaveTerms', { ...(await read()), CreditLimit: before.CreditLimit, OverLimit: before.OverLimit }, 'seller')
  return get(target, 'POST /api/SellerOrder/Detail', { OrderNo }, 'seller')
}

/** An order that the buyer has just placed, confirmed by the seller, shipped and refused as far as an action needs it. */
const orderFor = async (target: ContractTarget, action: SellerOrderAction) => {
  if (action === 'Refund') return orderToRefund(target)
  if (action === 'DecideCredit') return orderAboveCredit(target)
  const { OrderNo } = await approvedOrder(target, 1)
  const placed = await get(target, 'POST /api/SellerOrder/Detail', { OrderNo }, 'seller')
  if (action === 'Accept' || action === 'Shortage' || action === 'Write' || action === 'SetFreight') return placed
  const accepted = await get(target, 'POST /api/SellerOrder/Accept', named(placed), 'seller')
  if (action === 'Ship') return accepted
  const shipped = await get(target, 'POST /api/SellerOrder/Ship', { ...named(accepted), ...packageOf(accepted) }, 'seller')
  if (action === 'Track') return shipped
  const refusal = await receiptInput(target)
  await get(target, 'POST /api/Order/Receive', refusal, 'buyer')
  return get(target, 'POST /api/SellerOrder/Detail', { OrderNo: refusal.OrderNo }, 'seller')
}

/** All that is left of an order in one package. */
const packageOf = ({ Lines }: CallOutput<'POST /api/SellerOrder/Detail'>) => ({
  Carrier: '速达物流', TrackingNo: 'SD2026031800001',
  Lines: Lines.map(({ LineId, Quantity, ShippedQuantity }) => ({ LineId, Quantity: Quantity - ShippedQuantity })),
})

/** The first line of an order that can be sent, as a row of a sheet of packages. */
const shipmentRow = async (target: ContractTarget): Promise<string[]> => {
  const { OrderNo, Lines: [line] } = await orderFor(target, 'Ship')
  const { ProductCode, Quantity } = need(line, 'line')
  return [OrderNo, ProductCode, String(Quantity), '速达物流', 'SD2026031800001']
}

/** A row of a sheet of tracks: a package that left when it says. */
const trackRow = async (target: ContractTarget): Promise<string[]> => {
  const { OrderNo } = await orderFor(target, 'Track')
  const { Packages: [one] } = await get(target, 'POST /api/SellerOrder/Detail', { OrderNo }, 'seller')
  const { TrackingNo, ShippedAt } = need(one, 'package')
  return [TrackingNo, ShippedAt.slice(0, 16).replace('T', ' '), '已到达上海浦东集散中心', '', OrderNo]
}

const orderInput = async (target: ContractTarget, action: SellerOrderAction) => {
  const order = await orderFor(target, action)
  return { order, target: named(order) }
}

/** With whom goods travel. */
const express = { Carrier: '速达物流', TrackingNo: 'SD2026031800001' }

/** A repair that the buyer has just applied for and whose goods are picked up, moved by the seller as far as an action needs it. */
const serviceFor = async (target: ContractTarget, action: SellerAfterSalesAction) => {
  const asRead = ({ ReturnOrderId, Version }: { readonly ReturnOrderId: string; readonly Version: number }) => ({ ReturnOrderId, Version, RequestId: crypto.randomUUID() })
  const { ReturnOrderId, Version } = await get(target, 'POST /api/AfterSales/Apply', { ...(await application(target)), ReturnMode: 1 }, 'buyer')
  const applied = asRead({ ReturnOrderId, Version })
  if (action === 'Approve' || action === 'Reject' || action === 'Ask') return applied
  const approved = asRead(await get(target, 'POST /api/SellerAfterSales/Approve', { ...applied, Note: '快递员将上门取件' }, 'seller'))
  if (action === 'FillExpress') return approved
  const sent = asRead(await get(target, 'POST /api/SellerAfterSales/FillExpress', { ...approved, ...express }, 'seller'))
  if (action === 'Receive') return sent
  return asRead(await get(target, 'POST /api/SellerAfterSales/Receive', sent, 'seller'))
}

/** The same bytes as a file that an invoice is issued with. */
const invoicePdf = (): FormData => {
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7 invoice'], '发票.pdf', { type: 'application/pdf' }))
  return form
}

const invoiceAsRead = ({ InvoiceId, Version }: Pick<SellerInvoiceDetail, 'InvoiceId' | 'Version'>) => ({ InvoiceId, Version, RequestId: crypto.randomUUID() })

/** What is typed of an invoice that is issued today; each has a number of its own. */
const issuedWith = async (target: ContractTarget, { Expected }: Pick<SellerInvoiceDetail, 'Expected'>) => {
  const { FileId } = await get(target, 'POST /api/SellerInvoice/Upload', invoicePdf(), 'seller')
  const Number = String(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n).padStart(20, '0')
  const { Now } = await get(target, 'POST /api/SellerToday/Sales', {}, 'seller')
  return { Number, Day: Now.slice(0, 10), Amount: Expected?.Amount ?? 0, FileIds: [FileId] }
}

/** An application of the buyer, moved by the seller as far as an action needs it. */
const invoiceOf = async (target: ContractTarget, action: SellerInvoiceAction): Promise<SellerInvoiceDetail> => {
  if (action === 'RedIssue' || action === 'RedReject') {
    const { Items } = await get(target, 'POST /api/Invoice/List', { ...page, PageSize: 1000 }, 'buyer')
    const { InvoiceId: id } = Items.find(({ AllowActions }) => AllowActions.includes('RedApply')) ?? (await invoiceOf(target, 'Download'))
    const found = await get(target, 'POST /api/Invoice/Detail', { InvoiceId: id }, 'buyer').then(({ InvoiceId, Version }) => ({ InvoiceId, Version }))
    const { Orders } = await get(target, 'POST /api/Invoice/Detail', { InvoiceId: found.InvoiceId }, 'buyer')
    await get(target, 'POST /api/Invoice/RedApply', { RequestId: crypto.randomUUID(), ...found, Reason: '抬头变更', Orders: Orders.map(({ OrderNo, Amount }) => ({ OrderNo, Amount: Number(Amount) })) }, 'buyer')
    return get(target, 'POST /api/SellerInvoice/Detail', { InvoiceId: found.InvoiceId }, 'seller')
  }
  if (action === 'Ask') {
    // One that was taken on before: the buyer has not so many orders left to invoice.
    const { Items } = await get(target, 'POST /api/SellerInvoice/List', { ...page, PageSize: 1000 }, 'seller')
    const found = Items.find(({ AllowActions }) => AllowActions.includes('Ask'))
    if (found !== undefined) return get(target, 'POST /api/SellerInvoice/Detail', { InvoiceId: found.InvoiceId }, 'seller')
  }
  const { InvoiceId } = await get(target, 'POST /api/Invoice/Apply', await invoiceApplication(target), 'buyer')
  const applied = await get(target, 'POST /api/SellerInvoice/Detail', { InvoiceId }, 'seller')
  if (action === 'Approve' || action === 'Reject') return applied
  const approved = await get(target, 'POST /api/SellerInvoice/Approve', invoiceAsRead(applied), 'seller')
  if (action === 'Issue' || action === 'Ask') return approved
  return get(target, 'POST /api/SellerInvoice/Issue', { ...invoiceAsRead(approved), ...(await issuedWith(target, approved)) }, 'seller')
}

const issueInput = async (target: ContractTarget, action: 'Issue' | 'RedIssue') => {
  const found = await invoiceOf(target, action)
  return { ...invoiceAsRead(found), ...(await issuedWith(target, found)) }
}

/** An inquiry of the buyer as the seller's actions name it, with an offer, until the end of the day, of a product that the buyer can buy. */
const inquiryFor = async (target: ContractTarget) => {
  const { InquiryId, Version, Lines, CreateTime } = await sentInquiry(target)
  const { ProductCode, MOQ, CustomerPrice } = need((await products(target))[0], 'product to offer')
  const offer = { LineId: need(Lines[0], 'line').LineId, ProductCode, Price: Math.max(0.01, (CustomerPrice ?? 1) - 0.01), MOQ, LeadDays: 2, Quantity: MOQ, Note: '按商品的单位报价' }
  return { InquiryId, Version, RequestId: crypto.randomUUID(), DraftVersion: 0, Lines: [offer], Text: '您好，已为您报价', ValidUntil: CreateTime.slice(0, 10) }
}

/** A table of so many products that there are not yet, which is tried when it is sent. `first`: of its codes; a table that is written has codes of its own. */
const table = (rows: number, first = 99_000_000): FormData => {
  const form = new FormData()
  const lines = Array.from({ length: rows }, (_, at) => `${first + at},商品${first + at},新品牌,办公/纸张/复印纸,包,12.50`)
  form.append('file', new File([['编码,名称,品牌,分类,单位,市场价', ...lines].join('\n')], '新品.csv', { type: 'text/csv' }))
  return form
}

/** An import as its actions name it. */
const asRead = ({ ImportId, Version }: { readonly ImportId: number; readonly Version: number }) => ({ ImportId, Version, RequestId: crypto.randomUUID() })

/** One that was tried. */
const importInput = async (target: ContractTarget, rows = 2, first?: number) => asRead(await get(target, 'POST /api/SellerProductImport/Upload', table(rows, first), 'seller'))

/** More rows than a request writes: the rest is left to the background. */
const inBackground = 150

/** One that was begun. */
const startedInput = async (target: ContractTarget, rows: number, first: number) =>
  asRead(await get(target, 'POST /api/SellerProductImport/Start', { ...(await importInput(target, rows, first)), CreateMissing: true }, 'seller'))

const pausedInput = async (target: ContractTarget) => asRead(await get(target, 'POST /api/SellerProductImport/Pause', await startedInput(target, inBackground, 99_200_000), 'seller'))

/** What is typed of a new agreement with a customer of the sales. */
const newAgreementOf = (EnterpriseId: number) => ({ RequestId: crypto.randomUUID(), Level: 'company' as const, PartyId: EnterpriseId, Name: '2026 年度协议', From: '2026-01-01', Until: '2035-12-31' })

const agreementOf = (one: { readonly AgreementId: number; readonly Version: number }) => ({ AgreementId: one.AgreementId, Version: one.Version, RequestId: crypto.randomUUID() })

/** A draft with one product: at half of the market price, below its floor, with a reason; or at the market price. */
const agreementDraft = async (target: ContractTarget, isLow: boolean) => {
  const made = await get(target, 'POST /api/SellerAgreement/Create', newAgreementOf((await customer(target)).EnterpriseId), 'sales')
  const { target: one, Price } = await product(target)
  if (isLow) await withFields(target, { Floor: Price })
  const row = { ProductCode: one.ProductCode, Position: 1, MaterialCode: 'HQ-001', Price: isLow ? Math.max(0.01, Math.round(Price * 50) / 100) : Price, Percent: null, Tiers: [], LowReason: '年度量大' }
  return { ProductCode: one.ProductCode, ...(await get(target, 'POST /api/SellerAgreement/Write', { ...agreementOf(made), VersionNo: 1, Rows: [row], Removed: [] }, 'sales')) }
}

const sentAgreement = async (target: ContractTarget, isLow: boolean) => {
  const draft = await agreementDraft(target, isLow)
  return { ProductCode: draft.ProductCode, ...(await get(target, 'POST /api/SellerAgreement/Send', { ...agreementOf(draft), Note: '', WithoutRejected: false }, 'sales')) }
}

/** Of the seller's side; a list that needs only its page gets its case by itself. */
export const sellerSide = {
  'POST /api/SellerAccount/Login': ['visitor', async (target) => ({ Account: 'sales', Password: password, CaptchaVerifyParam: await credential(target) })],
  'POST /api/SellerAccount/Activate': [
    'visitor',
    async (target) => ({ Account: 'novice', InitialPassword: await target.initialStaffPassword(), Password: 'Mine&Ours26', CaptchaVerifyParam: await credential(target) }),
  ],
  'POST /api/SellerAccount/SecondFactor': ['visitor', codeOfLogin],
  'POST /api/SellerAccount/RefreshToken': [
    'visitor',
    async (target) => {
      const { RefreshToken, User } = await target.loginStaff('sales')
      return { RefreshToken, UserId: User.uid }
    },
  ],
  'POST /api/SellerAccount/UnLock': ['visitor', async (target) => ({ CaptchaVerifyParam: await credential(target) })],
  'POST /api/SellerAccount/Viewer': ['seller', plain({})],
  'POST /api/SellerAccount/Logout': ['accountant', plain({})],
  'POST /api/SellerAccount/ChangePassword': ['warehouse', plain({ OldPassword: password, Password: 'Contract!26' })],
  'POST /api/SellerAccount/SecondFactorStart': ['sales', plain({ Password: password })],
  'POST /api/SellerAccount/SecondFactorConfirm': ['sales', (target) => startedFactor(target, 'sales')],
  'POST /api/SellerAgreement/Parties': ['sales', plain({ Keyword: '' })],
  'POST /api/SellerAgreement/Detail': ['sales', async (target) => ({ AgreementId: (await agreementDraft(target, false)).AgreementId })],
  'POST /api/SellerAgreement/Rows': ['seller', async (target) => ({ ...page, AgreementId: (await agreementDraft(target, false)).AgreementId, VersionNo: 1 })],
  'POST /api/SellerAgreement/Products': [
    'sales',
    async (target) => {
      const { AgreementId, ProductCode } = await agreementDraft(target, false)
      return { AgreementId, VersionNo: 1, Codes: [ProductCode, '99999999999'] }
    },
  ],
  'POST /api/SellerAgreement/Create': ['sales', async (target) => newAgreementOf((await customer(target)).EnterpriseId)],
  'POST /api/SellerAgreement/Save': ['sales', async (target) => ({ ...agreementOf(await agreementDraft(target, false)), Name: '2026 年度协议（改）', From: '2026-02-01', Until: '2035-06-30' })],
  'POST /api/SellerAgreement/Begin': ['sales', async (target) => ({ ...agreementOf(await sentAgreement(target, false)), From: '2035-01-01' })],
  'POST /api/SellerAgreement/Write': [
    'sales',
    async (target) => {
      const draft = await agreementDraft(target, false)
      return { ...agreementOf(draft), VersionNo: 1, Rows: [{ ProductCode: draft.ProductCode, Position: 1, MaterialCode: '', Price: null, Percent: 92.5, Tiers: [], LowReason: '' }], Removed: [] }
    },
  ],
  'POST /api/SellerAgreement/Discard': ['sales', async (target) => agreementOf(await agreementDraft(target, false))],
  'POST /api/SellerAgreement/Send': ['sales', async (target) => ({ ...agreementOf(await agreementDraft(target, true)), Note: '年度框架', WithoutRejected: false })],
  'POST /api/SellerAgreement/TakeBack': ['sales', async (target) => agreementOf(await sentAgreement(target, true))],
  'POST /api/SellerAgreement/Judge': [
    'seller',
    async (target) => {
      const sent = await sentAgreement(target, true)
      return { ...agreementOf(sent), Rows: [{ ProductCode: sent.ProductCode, Approve: true }], Reason: '' }
    },
  ],
  'POST /api/SellerAgreement/End': ['sales', async (target) => ({ ...agreementOf(await sentAgreement(target, false)), Reason: '客户改签集团协议' })],
  'POST /api/SellerAgreement/Renew': ['sales', async (target) => ({ ...agreementOf(await sentAgreement(target, false)), From: '2036-01-01', Until: '2036-12-31', Change: -2 })],
  'POST /api/SellerAfterSales/Detail': ['seller', async (target) => ({ ReturnOrderId: (await serviceFor(target, 'Approve')).ReturnOrderId })],
  'POST /api/SellerAfterSales/Approve': ['seller', async (target) => ({ ...(await serviceFor(target, 'Approve')), Note: '快递员将上门取件' })],
  'POST /api/SellerAfterSales/Reject': ['seller', async (target) => ({ ...(await serviceFor(target, 'Reject')), Note: '已超过质保期' })],
  'POST /api/SellerAfterSales/Ask': ['seller', async (target) => ({ ...(await serviceFor(target, 'Ask')), Text: '请拍一下机身背面的铭牌' })],
  'POST /api/SellerAfterSales/FillExpress': ['seller', async (target) => ({ ...(await serviceFor(target, 'FillExpress')), ...express })],
  'POST /api/SellerAfterSales/Receive': ['seller', (target) => serviceFor(target, 'Receive')],
  'POST /api/SellerAfterSales/Finish': ['seller', async (target) => ({ ...(await serviceFor(target, 'Finish')), SentBack: express, Note: '' })],
  'POST /api/SellerInvoice/List': ['seller', plain({ ...page, SortField: 'ApplyTime', SortOrder: 'desc' })],
  'POST /api/SellerInvoice/Detail': ['seller', async (target) => ({ InvoiceId: (await invoiceFor(target, 'Download')).InvoiceId })],
  'POST /api/SellerInvoice/Approve': ['seller', async (target) => invoiceAsRead(await invoiceOf(target, 'Approve'))],
  'POST /api/SellerInvoice/Reject': ['seller', async (target) => ({ ...invoiceAsRead(await invoiceOf(target, 'Reject')), Note: '税号与企业名称不符' })],
  'POST /api/SellerInvoice/Ask': ['seller', async (target) => invoiceAsRead(await invoiceOf(target, 'Ask'))],
  'POST /api/SellerInvoice/Upload': ['seller', () => Promise.resolve(invoicePdf())],
  'POST /api/SellerInvoice/Issue': ['seller', (target) => issueInput(target, 'Issue')],
  'POST /api/SellerInvoice/RedIssue': ['seller', (target) => issueInput(target, 'RedIssue')],
  'POST /api/SellerInvoice/RedReject': ['seller', async (target) => ({ ...invoiceAsRead(await invoiceOf(target, 'RedReject')), Note: '发票已抵扣，请先确认' })],
  'POST /api/SellerInvoice/Download': ['seller', async (target) => ({ InvoiceId: (await invoiceFor(target, 'Download')).InvoiceId })],
  'POST /api/SellerInvoice/Resend': ['seller', async (target) => ({ InvoiceId: (await invoiceFor(target, 'Resend')).InvoiceId, Email: 'fapiao@huaqi.example' })],
  'POST /api/SellerInquiry/Detail': ['seller', async (target) => ({ InquiryId: (await inquiryFor(target)).InquiryId })],
  'POST /api/SellerInquiry/Candidates': [
    'seller',
    async (target) => {
      const { InquiryId, Lines } = await inquiryFor(target)
      return { InquiryId, LineId: need(Lines[0], 'line').LineId, Keyword: '' }
    },
  ],
  'POST /api/SellerInquiry/History': [
    'seller',
    async (target) => {
      const before = await inquiryFor(target)
      await get(target, 'POST /api/SellerInquiry/Quote', before, 'seller')
      const { InquiryId, Lines } = await inquiryFor(target)
      return { InquiryId, Products: Lines.map(({ LineId, ProductCode }) => ({ LineId, ProductCode })) }
    },
  ],
  'POST /api/SellerInquiry/SaveDraft': ['seller', (target) => inquiryFor(target)],
  'POST /api/SellerInquiry/Quote': ['seller', (target) => inquiryFor(target)],
  'POST /api/SellerInquiry/MarkUnavailable': [
    'seller',
    async (target) => {
      const { Lines: _lines, ValidUntil: _until, ...one } = await inquiryFor(target)
      return { ...one, Text: '很抱歉，暂时无法供货' }
    },
  ],
  'POST /api/SellerInquiry/Message': ['seller', async (target) => ({ InquiryId: (await inquiryFor(target)).InquiryId, RequestId: crypto.randomUUID(), Text: '请问需要什么颜色？' })],
  'POST /api/SellerAttribute/All': ['warehouse', plain({})],
  'POST /api/SellerAttribute/Values': ['warehouse', plain({ AttributeId: 1 })],
  'POST /api/SellerAttribute/Create': ['seller', () => Promise.resolve(newAttribute())],
  'POST /api/SellerAttribute/Save': ['seller', async (target) => ({ ...(await attribute(target)), Name: `样品${crypto.randomUUID().slice(0, 8)}` })],
  'POST /api/SellerAttribute/Move': ['seller', async (target) => ({ ...(await attribute(target)), Index: 0 })],
  'POST /api/SellerAttribute/Delete': ['seller', attribute],
  'POST /api/SellerAttribute/MergePlan': ['seller', async (target) => ({ AttributeId: (await attribute(target)).AttributeId, IntoId: (await attribute(target)).AttributeId })],
  'POST /api/SellerAttribute/Merge': ['seller', async (target) => ({ ...(await attribute(target)), IntoId: (await attribute(target)).AttributeId, Products: 0 })],
  'POST /api/SellerAttribute/SaveValue': ['seller', async (target) => ({ ...(await attributeValue(target)).value, Value: '改过的' })],
  'POST /api/SellerAttribute/DeleteValue': ['seller', async (target) => (await attributeValue(target)).value],
  'POST /api/SellerAttribute/ValueMergePlan': [
    'seller',
    async (target) => {
      const { value, IntoId } = await attributeValue(target)
      return { ValueId: value.ValueId, IntoId }
    },
  ],
  'POST /api/SellerAttribute/MergeValue': [
    'seller',
    async (target) => {
      const { value, IntoId } = await attributeValue(target)
      return { ...value, IntoId, Products: 0 }
    },
  ],
  'POST /api/SellerBrand/All': ['warehouse', plain({})],
  'POST /api/SellerBrand/Create': ['seller', () => Promise.resolve(newBrand())],
  'POST /api/SellerBrand/Save': ['seller', async (target) => ({ ...(await brand(target)), Name: `样品${crypto.randomUUID().slice(0, 8)}`, LatinName: '' })],
  'POST /api/SellerBrand/Move': ['seller', async (target) => ({ ...(await brand(target)), Index: 0 })],
  'POST /api/SellerBrand/Delete': ['seller', brand],
  'POST /api/SellerBrand/MergePlan': ['seller', async (target) => ({ BrandId: (await brand(target)).BrandId, IntoId: (await brand(target)).BrandId })],
  'POST /api/SellerBrand/Merge': ['seller', async (target) => ({ ...(await brand(target)), IntoId: (await brand(target)).BrandId, Products: 0 })],
  'POST /api/SellerCategory/Tree': ['warehouse', plain({})],
  'POST /api/SellerCategory/Create': ['seller', () => Promise.resolve(newCategory())],
  'POST /api/SellerCategory/Save': ['seller', async (target) => ({ ...(await category(target)), Name: `样品${crypto.randomUUID().slice(0, 8)}`, Group: '样品', Hidden: true })],
  'POST /api/SellerCategory/Move': ['seller', async (target) => ({ ...(await category(target)), ParentId: null, Index: 0 })],
  'POST /api/SellerCategory/SetMargin': ['seller', async (target) => ({ ...(await category(target)), MinMargin: 0.08 })],
  'POST /api/SellerCategory/MergePlan': ['seller', async (target) => ({ CategoryId: (await category(target)).CategoryId, IntoId: (await category(target)).CategoryId })],
  'POST /api/SellerCategory/Merge': ['seller', async (target) => ({ ...(await category(target)), IntoId: (await category(target)).CategoryId, Products: 0 })],
  'POST /api/SellerCustomer/Managers': ['sales', plain({})],
  'POST /api/SellerCustomer/Groups': ['sales', plain({ Keyword: '' })],
  'POST /api/SellerCustomer/Detail': ['sales', async (target) => ({ EnterpriseId: (await customer(target)).EnterpriseId })],
  'POST /api/SellerCustomer/Create': ['sales', () => Promise.resolve(newCustomer())],
  'POST /api/SellerCustomer/Save': [
    'sales',
    async (target) => {
      const { EnterpriseId, Version } = await customer(target)
      return { ...withoutGroup(newCustomer()), EnterpriseId, Version }
    },
  ],
  'POST /api/SellerCustomer/SaveDelivery': [
    'sales',
    async (target) => {
      const { EnterpriseId, Version } = await customer(target)
      return { EnterpriseId, Version, RequestId: crypto.randomUUID(), Freight: { FreightAmount: 12, FreeFrom: 300 }, Areas: [{ AreaCode: '540000', FreightAmount: 40, FreeFrom: null }], ShipsInParts: false }
    },
  ],
  'POST /api/SellerCustomer/Invite': [
    'sales',
    async (target) => {
      const name = `new${crypto.randomUUID().slice(0, 8)}`
      return { EnterpriseId: (await customer(target)).EnterpriseId, RequestId: crypto.randomUUID(), Account: name, Name: '林晓', Email: `${name}@xincheng.example`, Mobile: null }
    },
  ],
  'POST /api/SellerOrder/Detail': ['seller', async (target) => ({ OrderNo: (await orderFor(target, 'Accept')).OrderNo })],
  'POST /api/SellerOrder/PickList': ['seller', async (target) => ({ OrderNos: [(await orderFor(target, 'Ship')).OrderNo] })],
  'POST /api/SellerOrder/DeliveryNote': ['seller', async (target) => ({ OrderNos: [(await orderFor(target, 'Track')).OrderNo] })],
  'POST /api/SellerOrder/Label': ['seller', async (target) => ({ OrderNos: [(await orderFor(target, 'Track')).OrderNo] })],
  'POST /api/SellerOrder/Accept': ['seller', async (target) => (await orderInput(target, 'Accept')).target],
  'POST /api/SellerOrder/DecideCredit': ['seller', async (target) => ({ ...(await orderInput(target, 'DecideCredit')).target, Agrees: true, Reason: '老客户' })],
  'POST /api/SellerOrder/AcceptMany': [
    'seller',
    async (target) => {
      const { OrderNo, Version } = await orderFor(target, 'Accept')
      return { RequestId: crypto.randomUUID(), Rows: [{ OrderNo, Version }, { OrderNo: 'D2026010100000000', Version: 1 }] }
    },
  ],
  'POST /api/SellerOrder/ShipSheet': ['seller', async (target) => ({ OrderNos: [(await orderFor(target, 'Ship')).OrderNo] })],
  'POST /api/SellerOrder/ShipCheck': ['seller', async (target) => pastedTable(`订单号\t商品编码\t件数\t承运商\t运单号\n${(await shipmentRow(target)).join('\t')}\nD404\t1\t多\t\t<b>`)],
  'POST /api/SellerOrder/ShipImport': ['seller', async (target) => ({ RequestId: crypto.randomUUID(), Rows: [{ RowNo: 2, Cells: await shipmentRow(target) }] })],
  'POST /api/SellerOrder/TrackCheck': ['seller', async (target) => pastedTable(`运单号\t时间\t轨迹\t签收\t订单号\n${(await trackRow(target)).join('\t')}\nSD404\t昨天\t\t也许\t`)],
  'POST /api/SellerOrder/TrackImport': ['seller', async (target) => ({ RequestId: crypto.randomUUID(), Rows: [{ RowNo: 2, Cells: await trackRow(target) }] })],
  'POST /api/SellerOrder/SetFreight': [
    'seller',
    async (target) => {
      const { order, target: one } = await orderInput(target, 'SetFreight')
      return { ...one, Freight: order.Freight - 1, Reason: '同城自送' }
    },
  ],
  'POST /api/SellerOrder/Ship': [
    'seller',
    async (target) => {
      const { order, target: one } = await orderInput(target, 'Ship')
      return { ...one, ...packageOf(order) }
    },
  ],
  'POST /api/SellerOrder/Substitutes': [
    'seller',
    async (target) => {
      const { OrderNo, Lines: [line] } = await orderFor(target, 'Shortage')
      return { OrderNo, LineId: need(line, 'line').LineId, Quantity: 1, Keyword: '' }
    },
  ],
  'POST /api/SellerOrder/Shortage': [
    'seller',
    async (target) => {
      const { order, target: one } = await orderInput(target, 'Shortage')
      return { ...one, Lines: [{ Kind: shortageKind.later, LineId: need(order.Lines[0], 'line').LineId, Quantity: 1, Day: '2026-03-25', Reason: '厂家补货中' }] }
    },
  ],
  'POST /api/SellerOrder/Note': ['seller', async (target) => ({ OrderNo: (await orderFor(target, 'Write')).OrderNo, RequestId: crypto.randomUUID(), Text: '与上一单一起送' })],
  'POST /api/SellerOrder/Message': ['seller', async (target) => ({ OrderNo: (await orderFor(target, 'Write')).OrderNo, RequestId: crypto.randomUUID(), Text: '今天下午送到' })],
  'POST /api/SellerOrder/Track': [
    'seller',
    async (target) => {
      const { order, target: one } = await orderInput(target, 'Track')
      return { ...one, PackageNo: need(order.Packages[0], 'package').PackageNo, Text: '快件已送达，由前台签收', Arrived: true }
    },
  ],
  'POST /api/SellerOrder/Refund': [
    'seller',
    async (target) => {
      const { order, target: one } = await orderInput(target, 'Refund')
      return { ...one, Amount: order.TransferBackAmount, Reference: 'T2026031800001', PaidOn: '2026-03-18' }
    },
  ],
  'POST /api/SellerOrder/TakeBack': ['seller', async (target) => (await orderInput(target, 'TakeBack')).target],
  'POST /api/SellerPrice/Check': ['sales', async (target) => ({ EnterpriseId: 1, ProductCode: (await product(target)).ProductCode, Quantity: 20, Day: '2026-03-18' })],
  'POST /api/SellerPrice/CheckMany': ['sales', async (target) => ({ EnterpriseId: 1, Day: '2026-03-18', Rows: [{ ProductCode: (await product(target)).ProductCode, Quantity: 20 }, { ProductCode: '9999999999', Quantity: 1 }] })],
  'POST /api/SellerPrice/Customers': ['sales', plain({ Keyword: '' })],
  'POST /api/SellerAudit/List': ['seller', plain(page)],
  'POST /api/SellerAudit/Export': ['seller', plain({})],
  'POST /api/SellerProduct/PreviewDescription': ['seller', plain({ Description: '## 双面不透\n\n75 克，**双面打印看不到背面**。' })],
  'POST /api/SellerProduct/Export': ['seller', plain({ Stock: 'none' as const })],
  'POST /api/SellerRole/List': ['seller', plain(page)],
  'POST /api/SellerRole/Detail': ['seller', async (target) => ({ RoleId: (await staffRole(target)).RoleId })],
  'POST /api/SellerRole/Save': ['seller', () => Promise.resolve(newStaffRole())],
  'POST /api/SellerRole/Copy': ['seller', () => Promise.resolve({ RoleId: accountManagerRole, RequestId: crypto.randomUUID() })],
  'POST /api/SellerRole/Delete': ['seller', staffRole],
  'POST /api/SellerStaff/List': ['seller', plain(page)],
  'POST /api/SellerStaff/Detail': ['seller', async (target) => ({ StaffId: (await colleague(target)).StaffId })],
  'POST /api/SellerStaff/Save': ['seller', () => Promise.resolve(newColleague())],
  'POST /api/SellerStaff/Enable': ['seller', async (target) => ({ ...(await colleague(target)), Action: 'Disable' as const })],
  'POST /api/SellerStaff/HandOver': [
    'seller',
    async (target) => {
      const from = await colleague(target)
      const to = await colleague(target)
      await get(target, 'POST /api/SellerCustomer/Create', { ...newCustomer(), ManagerIds: [from.StaffId] }, 'seller')
      return { ...from, ToStaffId: to.StaffId }
    },
  ],
  'POST /api/SellerStaff/ResetPwd': ['seller', colleague],
  'POST /api/SellerStaff/EndSessions': ['seller', loggedInColleague],
  // It ends the sessions of an account that no other case uses.
  'POST /api/SellerStaff/SecondFactorReset': [
    'seller',
    async (target) => {
      await get(target, 'POST /api/SellerAccount/SecondFactorConfirm', await startedFactor(target, 'goods'), 'goods')
      return staffCalled(target, 'goods')
    },
  ],
  'POST /api/SellerProductImport/Template': ['warehouse', plain({})],
  'POST /api/SellerProductImport/Upload': ['seller', async () => table(2)],
  'POST /api/SellerProductImport/Detail': ['warehouse', async (target) => ({ ImportId: (await importInput(target)).ImportId })],
  'POST /api/SellerProductImport/Rows': ['warehouse', async (target) => ({ ...page, ImportId: (await importInput(target)).ImportId, Kind: 'new' })],
  'POST /api/SellerProductImport/AddPictures': [
    'seller',
    async (target) => {
      const one = await importInput(target)
      const { Url } = await get(target, 'POST /api/SellerProduct/UploadPicture', picture('file'), 'seller')
      return { ...one, Pictures: [{ Name: '99000000.jpg', Url }, { Name: '封面.jpg', Url }] }
    },
  ],
  'POST /api/SellerProductImport/Map': [
    'seller',
    async (target) => {
      const input = await importInput(target, 2, 99_500_000)
      const { Columns } = await get(target, 'POST /api/SellerProductImport/Detail', { ImportId: input.ImportId }, 'seller')
      return { ...input, Fields: Columns.map(({ Field }) => Field) }
    },
  ],
  'POST /api/SellerProductImport/Discard': ['seller', (target) => importInput(target)],
  'POST /api/SellerProductImport/Start': ['seller', async (target) => ({ ...(await importInput(target)), CreateMissing: true })],
  'POST /api/SellerProductImport/Pause': ['seller', (target) => startedInput(target, inBackground, 99_300_000)],
  'POST /api/SellerProductImport/Resume': ['seller', pausedInput],
  'POST /api/SellerProductImport/Undo': ['seller', (target) => startedInput(target, 2, 99_400_000)],
  'POST /api/SellerProduct/Choices': ['warehouse', plain({})],
  'POST /api/SellerProduct/Detail': ['warehouse', async (target) => ({ ProductCode: (await product(target)).ProductCode })],
  'POST /api/SellerProduct/FieldChoices': ['warehouse', plain({})],
  'POST /api/SellerProduct/Create': [
    'seller',
    async (target) => {
      const { Categories, Brands } = await get(target, 'POST /api/SellerProduct/FieldChoices', {}, 'seller')
      return { RequestId: crypto.randomUUID(), ProductCode: '990000001', Name: '样品 中性笔 0.5mm', Brand: need(Brands[0], 'brand'), CategoryId: need(Categories[0], 'category').CategoryId, Unit: '支', Price: 2.5 }
    },
  ],
  'POST /api/SellerProduct/SaveDraft': ['seller', async (target) => ({ ...(await product(target)).target, DraftVersion: 0, Values: { Name: '样品 草稿里的名称' } })],
  'POST /api/SellerProduct/DiscardDraft': ['seller', async (target) => drafted(target)],
  'POST /api/SellerProduct/Publish': ['seller', async (target) => ({ ...(await drafted(target)), PutOn: false })],
  'POST /api/SellerProduct/History': ['warehouse', async (target) => ({ ...page, ProductCode: (await product(target)).ProductCode })],
  'POST /api/SellerProduct/UploadPicture': ['seller', async () => picture('file')],
  'POST /api/SellerProduct/SetPictures': [
    'seller',
    async (target) => {
      const { target: one } = await product(target)
      const { Url } = await get(target, 'POST /api/SellerProduct/UploadPicture', picture('file'), 'seller')
      return { ...one, Pictures: [{ Url, Alt: '正面' }] }
    },
  ],
  'POST /api/SellerProduct/SetPrice': [
    'seller',
    async (target) => {
      const { target: one, Tiers } = await product(target)
      return { ...one, Prices: Tiers.map(({ Price }) => Price) }
    },
  ],
  'POST /api/SellerProduct/SetStock': [
    'warehouse',
    async (target) => {
      const { target: one, Stock } = await product(target)
      return { ...one, Before: Stock, Stock: Stock + 1 }
    },
  ],
  'POST /api/SellerProduct/SetCategory': [
    'seller',
    async (target) => {
      const { ProductCode, Version, CategoryId } = await product(target)
      const { Categories } = await get(target, 'POST /api/SellerProduct/FieldChoices', {}, 'seller')
      return { RequestId: crypto.randomUUID(), Rows: [{ ProductCode, Version, CategoryId: need(Categories.find((one) => one.CategoryId !== CategoryId), 'category').CategoryId }] }
    },
  ],
  'POST /api/SellerProduct/SetTaxRate': [
    'seller',
    async (target) => {
      const { ProductCode, Version, TaxRate } = await product(target)
      return { RequestId: crypto.randomUUID(), Rows: [{ ProductCode, Version, TaxRate: TaxRate === 0.13 ? 0.09 : 0.13 }] }
    },
  ],
  'POST /api/SellerProduct/Shelve': [
    'seller',
    async (target) => {
      const { ProductCode, Version, Shelf } = await product(target)
      return { RequestId: crypto.randomUUID(), Shelf: Shelf === 'on' ? 'off' : 'on', Rows: [{ ProductCode, Version }] }
    },
  ],
  'POST /api/SellerReport/Sales': ['seller', plain({ By: 'customer', ...page })],
  'POST /api/SellerReport/SalesExport': ['seller', plain({ By: 'product' })],
  'POST /api/SellerReport/Margin': ['seller', plain({ By: 'time', Unit: 'week', ...page })],
  'POST /api/SellerReport/MarginExport': ['seller', plain({ By: 'category' })],
  'POST /api/SellerReport/Fulfilment': ['seller', plain({ By: 'customer', Stage: 'ship', ...page })],
  'POST /api/SellerReport/FulfilmentExport': ['seller', plain({ By: 'time', Unit: 'week' })],
  'POST /api/SellerReport/Churn': ['seller', plain({ Quarter: 'previous', ...page })],
  'POST /api/SellerReport/ChurnExport': ['seller', plain({})],
  'POST /api/SellerReport/Turnover': ['seller', plain({ By: 'product', ...page })],
  'POST /api/SellerReport/TurnoverExport': ['seller', plain({ By: 'category' })],
  'POST /api/SellerReport/Agreements': ['seller', plain({ By: 'agreement', ...page })],
  'POST /api/SellerReport/AgreementsExport': ['seller', plain({ By: 'product' })],
  'POST /api/SellerReport/Misses': ['seller', plain({ By: 'time', Unit: 'week', ...page })],
  'POST /api/SellerReport/MissesExport': ['seller', plain({})],
  'POST /api/SellerReport/Choices': ['seller', plain({})],
  'POST /api/SellerToday/Notices': ['seller', plain({})],
  'POST /api/SellerToday/Read': ['seller', plain({ AgreementId: 1 })],
  'POST /api/SellerToday/Sales': ['seller', plain({})],
  'POST /api/SellerToday/Waiting': ['seller', plain({})],
  'POST /api/SellerIncoming/List': [
    'warehouse',
    async (target) => {
      await incoming(target)
      return { ...page, ...(await stock(target)).place }
    },
  ],
  'POST /api/SellerIncoming/Create': ['warehouse', async (target) => ({ ...(await stock(target)).place, ...bought, RequestId: crypto.randomUUID() })],
  'POST /api/SellerIncoming/Receive': ['warehouse', async (target) => ({ ...(await incoming(target)), Quantity: 15, CloseRest: false })],
  'POST /api/SellerIncoming/SetDay': ['warehouse', async (target) => ({ ...(await incoming(target)), ExpectedOn: '2026-03-24' })],
  'POST /api/SellerIncoming/Cancel': ['warehouse', (target) => incoming(target)],
  'POST /api/SellerStock/Movements': ['warehouse', async (target) => ({ ...page, ...(await stock(target)).place })],
  'POST /api/SellerStock/Adjust': [
    'warehouse',
    async (target) => {
      const { place, OnHand } = await stock(target)
      return { ...place, RequestId: crypto.randomUUID(), Reason: 'count', Seen: OnHand, Change: 2, Note: '货架后面找到 2 件' }
    },
  ],
  'POST /api/SellerStock/SetWarning': [
    'warehouse',
    async (target) => {
      const { place, WarnAt } = await stock(target)
      return { ...place, RequestId: crypto.randomUUID(), WarnAt: 80, Before: WarnAt }
    },
  ],
  'POST /api/SellerStock/SetPlace': [
    'warehouse',
    async (target) => {
      const { place, Place } = await stock(target)
      return { ...place, RequestId: crypto.randomUUID(), Place: 'B-12-4', Before: Place }
    },
  ],
  'POST /api/SellerStock/ImportCheck': ['warehouse', async (target) => pastedTable(`编码\t仓库\t实盘\n${(await stock(target)).place.ProductCode}\t上海\t120\n404\t南极\t多`)],
  'POST /api/SellerStock/Import': [
    'warehouse',
    async (target) => {
      const { place, OnHand } = await stock(target)
      return { RequestId: crypto.randomUUID(), Rows: [{ RowNo: 2, Cells: [place.ProductCode, '上海', String(OnHand), String(OnHand + 1), '', 'A-03-2'] }] }
    },
  ],
} satisfies Successes & { readonly [Key in SellerKey]?: unknown }
