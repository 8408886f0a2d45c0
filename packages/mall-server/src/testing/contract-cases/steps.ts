import {
  orderStatus, shortageAnswer, shortageKind, type InquiryStatus, type InvoiceAction, type InvoiceApplication, type AfterSalesAction, type AfterSalesApplication, type CallInput, type CallOutput, type OrderAction, type OrderSubmission, type ReviewLine,
} from '@mall/api/contract'
import type { AnyCallKey } from '@mall/api/seller/contract'
import type { AccountName, CaseInput, ContractTarget, Who } from './define.ts'

export const get = async <Key extends AnyCallKey>(target: ContractTarget, key: Key, input: CaseInput<Key>, who: Who): Promise<CallOutput<Key>> => {
  const reply = await target.send(key, input, who)
  if (!reply.success) throw new Error(`${key} was needed first and said: ${reply.status} ${reply.message}`)
  return reply.body as CallOutput<Key>
}

export const need = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The target has no ${what}`)
  return value
}

export const password = 'Mall@2026'

/** A credential of the slide captcha, whose answer is known in tests. */
export const credential = async (target: ContractTarget): Promise<string> => {
  const challenge = await target.send('POST /api/Captcha/Challenge', {}, 'visitor')
  const { Id } = challenge.body as CallOutput<'POST /api/Captcha/Challenge'>
  const X = Number(challenge.headers.get('X-Captcha-Answer'))
  const Track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: X * share, y: step, t: step * 90 }))
  return (await get(target, 'POST /api/Captcha/Verify', { Id, X, Track, Input: 'pointer' }, 'visitor')).CaptchaVerifyParam
}

/** A ticket for a forgotten password and the code that was sent, which is known in tests. */
export const resetCode = async (target: ContractTarget, Account: string, Purpose: 'reset' | 'unlock' = 'reset') => {
  const reply = await target.send('POST /api/Account/ResetCheck', { Account, Purpose, CaptchaVerifyParam: await credential(target) }, 'visitor')
  const { Ticket } = reply.body as CallOutput<'POST /api/Account/ResetCheck'>
  return { Ticket, Code: reply.headers.get('X-Reset-Code') ?? '' }
}

/** A ticket for another email of finance and the code that was sent, which is known in tests. */
export const contactCode = async (target: ContractTarget) => {
  const input = { Contact: { Type: 'email', Value: 'finance-new@mall.example' }, Password: password }
  const reply = await target.send('POST /api/Account/SendCode', input, 'finance')
  const { Ticket } = reply.body as CallOutput<'POST /api/Account/SendCode'>
  return { Ticket, Code: reply.headers.get('X-Reset-Code') ?? '' }
}

/** A session of this account on another browser. */
export const otherSession = async (target: ContractTarget, who: AccountName): Promise<string> => {
  await target.login(who)
  const { Items } = await get(target, 'POST /api/Account/LoginLog', page, who)
  return Items.find(({ AllowEnd }) => AllowEnd)?.SessionId ?? ''
}

/** Agreed products in stock, the cheap ones first. */
export const products = async (target: ContractTarget) => {
  const request = { PageIndex: 1, PageSize: 50, OnlyInStock: true, OnlyAgreed: true, SortBy: 'priceAsc' } as const
  const { Items } = await get(target, 'POST /api/Product/List', request, 'buyer')
  return Items.filter(({ Stock, MOQ }) => Stock.Quantity >= MOQ)
}

export const productCode = async (target: ContractTarget): Promise<string> =>
  need((await products(target))[0], 'agreed product').ProductCode

/** Empties the cart and adds one product; returns the line. `reach` yuan at least, as far as the stock goes. */
export const cartLine = async (target: ContractTarget, reach = 0) => {
  await get(target, 'POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, 'buyer')
  const fitting = (await products(target)).flatMap(({ ProductCode, CustomerPrice, MOQ, Step, MaxQty, Stock }) => {
    const wanted = Math.max(MOQ, Math.ceil((reach * 1.2) / (CustomerPrice ?? 1) / Step) * Step)
    return wanted <= Math.min(Stock.Quantity, MaxQty ?? wanted) ? [{ ProductCode, Quantity: wanted }] : []
  })
  await get(target, 'POST /api/ShoppingCart/AddToCart', { Items: [need(fitting[0], `product for ¥${reach}`)] }, 'buyer')
  return need((await get(target, 'POST /api/ShoppingCart/List', {}, 'buyer')).Items[0], 'cart line')
}

export const cartItemIds = async (target: ContractTarget): Promise<number[]> => [(await cartLine(target)).CartItemId]

/** What the buyer would submit for one product. */
export const submission = async (
  target: ContractTarget,
  PaymentType: OrderSubmission['PaymentType'] = 1,
  reach = 0,
): Promise<OrderSubmission> => {
  const line = await cartLine(target, reach)
  const confirmation = await get(target, 'POST /api/Order/Confirm', { CartItemIds: [line.CartItemId] }, 'buyer')
  const { ConfirmToken, Addresses, Departments } = confirmation
  return {
    ConfirmToken,
    RequestId: crypto.randomUUID(),
    AddressId: need(Addresses[0], 'address').AddressId,
    DepartmentId: need(Departments[0], 'department').DepartmentId,
    PaymentType,
    InvoiceMode: 3,
    Reason: '第二季度书写用品',
  }
}

export const submitted = async (target: ContractTarget, payment?: OrderSubmission['PaymentType'], reach?: number) => {
  const response = await get(target, 'POST /api/Order/Submit', await submission(target, payment, reach), 'buyer')
  if (response.Outcome !== 'submitted') throw new Error('Price or stock moved while the case ran')
  return response
}

/** An order that the buyer may do something with: a new one, or one that is there. */
export const orderFor = async (target: ContractTarget, action: OrderAction) => {
  if (action === 'Cancel' || action === 'Remind') await submitted(target)
  if (action === 'Withdraw') await submitted(target, 1, 6000)
  if (action === 'Pay') await submitted(target, 4)
  const request = { PageIndex: 1, PageSize: 1000, SortField: 'OrderTime', SortOrder: 'desc' } as const
  const { Items } = await get(target, 'POST /api/Order/List', request, 'buyer')
  return need(
    Items.find(({ AllowActions }) => AllowActions.includes(action)),
    `order to ${action}`,
  )
}

/** A new order of the buyer, approved where it had to be. */
export const approvedOrder = async (target: ContractTarget, payment: OrderSubmission['PaymentType']) => {
  const { OrderNo } = await submitted(target, payment)
  for (const who of ['approver', 'finance'] as const) {
    const { Items: [waiting] } = await get(target, 'POST /api/Approval/List', { View: 'waiting', Keyword: OrderNo, ...page }, who)
    if (waiting === undefined) continue
    const { ApprovalNo, Version } = waiting
    await get(target, 'POST /api/Approval/Agree', { RequestId: crypto.randomUUID(), ApprovalNo, Version }, who)
  }
  return get(target, 'POST /api/Order/Detail', { OrderNo }, 'finance')
}

/** An order of the buyer that has just been submitted and waits for the approver. */
export const waitingApproval = async (target: ContractTarget) => {
  const { OrderNo } = await submitted(target, 1, 6000)
  const { Items } = await get(target, 'POST /api/Approval/List', { View: 'waiting', Keyword: OrderNo, ...page }, 'approver')
  return need(Items[0], `approval of ${OrderNo}`)
}

/** A decision on such an approval. */
export const decisionOn =
  <const More extends object>(more?: More) =>
  async (target: ContractTarget) => {
    const { ApprovalNo, Version } = await waitingApproval(target)
    return { RequestId: crypto.randomUUID(), ApprovalNo, Version, ...(more as More) }
  }

/** Another approver brought in to such an approval. */
export const handingOn =
  <const More extends object>(more: More) =>
  async (target: ContractTarget) => {
    const decision = await decisionOn(more)(target)
    const { Items } = await get(target, 'POST /api/Approval/Candidates', { ApprovalNo: decision.ApprovalNo }, 'approver')
    return { ...decision, UserId: need(Items[0], 'another approver').UserId }
  }

export const moveInput =
  <const More extends object>(action: OrderAction, more?: More) =>
  async (target: ContractTarget) => {
    const { OrderNo, Version } = await orderFor(target, action)
    return { OrderNo, Version, ...(more as More) }
  }

/** What the buyer would say of a package: a piece of its first line is refused, as far as it has so many. */
export const receiptInput = async (target: ContractTarget): Promise<CallInput<'POST /api/Order/Receive'>> => {
  const { OrderNo, Version, Packages } = await get(target, 'POST /api/Order/Detail', { OrderNo: (await orderFor(target, 'Receive')).OrderNo }, 'buyer')
  const openOf = ({ Quantity, ReceivedQuantity, RefusedQuantity }: (typeof Packages)[number]['Lines'][number]) => Quantity - ReceivedQuantity - RefusedQuantity
  const { PackageNo, Lines } = need(Packages.find((one) => one.Lines.some((line) => openOf(line) > 0)), 'package on its way')
  const line = need(Lines.find((one) => openOf(one) > 0), 'line on its way')
  return { RequestId: crypto.randomUUID(), OrderNo, Version, Lines: [{ PackageNo, LineId: line.LineId, Received: openOf(line) - 1, Refused: 1, Reason: '包装破损', Images: [] }] }
}

/** The buyer's word on a replacement that the seller has just offered. */
export const shortageAnswerInput = async (target: ContractTarget): Promise<CallInput<'POST /api/Order/AnswerShortage'>> => {
  const { OrderNo } = await approvedOrder(target, 1)
  const { Version, Lines: [line] } = await get(target, 'POST /api/SellerOrder/Detail', { OrderNo }, 'seller')
  const { LineId } = need(line, 'line')
  const { Items: [substitute] } = await get(target, 'POST /api/SellerOrder/Substitutes', { OrderNo, LineId, Quantity: 1, Keyword: '' }, 'seller')
  const { ProductCode, Quantity } = need(substitute, 'substitute')
  const Lines = [{ Kind: shortageKind.replace, LineId, Quantity: 1, ReplacementCode: ProductCode, ReplacementQuantity: Quantity }]
  await get(target, 'POST /api/SellerOrder/Shortage', { OrderNo, Version, RequestId: crypto.randomUUID(), Lines }, 'seller')
  const order = await get(target, 'POST /api/Order/Detail', { OrderNo }, 'buyer')
  return { OrderNo, Version: order.Version, RequestId: crypto.randomUUID(), ShortageId: need(order.Shortages[0], 'shortage').ShortageId, Answer: shortageAnswer.accept }
}

/** What the buyer would apply for: the repair of a piece of an order that was received. */
export const application = async (target: ContractTarget): Promise<AfterSalesApplication> => {
  const { Items } = await get(target, 'POST /api/Order/List', { PageIndex: 1, PageSize: 1000, Status: 70 }, 'buyer')
  for (const { OrderNo } of Items) {
    const { Lines } = await get(target, 'POST /api/Order/Detail', { OrderNo }, 'buyer')
    const line = Lines.find(({ AfterSalesQuantity }) => AfterSalesQuantity > 0)
    if (line === undefined) continue
    return {
      RequestId: crypto.randomUUID(), OrderNo, LineId: line.LineId, Type: 3, Quantity: 1, Reason: '质量问题', Description: '使用三天后无法开机，已更换电源仍无反应',
      Images: [], ReturnMode: 2, Contact: '前台收发', Mobile: '13800000009',
    }
  }
  throw new Error('The target has no line to apply for')
}

/** A service that the buyer has just applied for. */
export const applied = async (target: ContractTarget) => {
  const { ReturnOrderId, Version } = await get(target, 'POST /api/AfterSales/Apply', await application(target), 'buyer')
  return { ReturnOrderId, Version }
}

/** An application about which the seller asks the buyer something. */
export const asked = async (target: ContractTarget) => {
  const service = { ...(await applied(target)), RequestId: crypto.randomUUID() }
  const { ReturnOrderId, Version } = await get(target, 'POST /api/SellerAfterSales/Ask', { ...service, Text: '请拍一下机身背面的铭牌' }, 'seller')
  return { ReturnOrderId, Version }
}

/** A service that the buyer may do something with. */
export const serviceFor = async (target: ContractTarget, action: AfterSalesAction) => {
  const { Items } = await get(target, 'POST /api/AfterSales/List', { PageIndex: 1, PageSize: 1000 }, 'buyer')
  const { ReturnOrderId, Version } = need(Items.find(({ AllowActions }) => AllowActions.includes(action)), `service to ${action}`)
  return { ReturnOrderId, Version }
}

/** What the buyer would have invoiced: the first order that can be, to the first title. */
export const invoiceApplication = async (target: ContractTarget): Promise<InvoiceApplication> => {
  const { Items } = await get(target, 'POST /api/Invoice/ApplyableList', page, 'buyer')
  const { OrderNo, AvailableAmount } = need(Items[0], 'order to invoice')
  const title = need((await get(target, 'POST /api/Invoice/TitleList', {}, 'buyer'))[0], 'invoice title')
  return { RequestId: crypto.randomUUID(), Orders: [{ OrderNo, Amount: Number(AvailableAmount) }], Type: 1, Title: title, Content: 1, Remark: '', Email: 'fapiao@huaqi.example' }
}

/** An invoice that the buyer may do something with. */
export const invoiceFor = async (target: ContractTarget, action: InvoiceAction) => {
  const { Items } = await get(target, 'POST /api/Invoice/List', { ...page, PageSize: 1000 }, 'buyer')
  const { InvoiceId, Version } = need(Items.find(({ AllowActions }) => AllowActions.includes(action)), `invoice to ${action}`)
  return { InvoiceId, Version }
}

/** A received line of the buyer that fits. */
export const receivedLine = async (target: ContractTarget, fits: (line: ReviewLine) => boolean) => {
  const { Items } = await get(target, 'POST /api/Order/List', { ...page, PageSize: 1000, Status: orderStatus.completed }, 'buyer')
  for (const { OrderNo } of Items) {
    const { Lines } = await get(target, 'POST /api/Order/ReviewDetail', { OrderNo }, 'buyer')
    const line = Lines.find(fits)
    if (line !== undefined) return { ...line, OrderNo }
  }
  throw new Error('The target has no such received line')
}

/** A line of the buyer that waits for its review, and the review. */
export const reviewInput = async (target: ContractTarget) => {
  const line = await receivedLine(target, ({ AllowActions }) => AllowActions.includes('Review'))
  const review = { LineId: line.LineId, Stars: 5, Text: '质量很好，下次还买', Anonymous: false } as const
  const input: CallInput<'POST /api/Order/ReviewSubmit'> = { RequestId: crypto.randomUUID(), OrderNo: line.OrderNo, Lines: [review], DeliveryScore: 5 }
  return { line, input }
}

/** A line of the buyer that has just been reviewed. */
export const reviewed = async (target: ContractTarget) => {
  const { line, input } = await reviewInput(target)
  await get(target, 'POST /api/Order/ReviewSubmit', input, 'buyer')
  return line
}

/** An order of the buyer that was taken back from its approval. */
export const withdrawnOrder = async (target: ContractTarget) => get(target, 'POST /api/Order/Withdraw', await moveInput('Withdraw')(target), 'buyer')

/** Such an order, submitted again as it was. */
export const resubmissionInput = async (target: ContractTarget): Promise<CallInput<'POST /api/Order/Resubmit'>> => {
  const { OrderNo, Version, Submitted, Confirmation } = await get(target, 'POST /api/Order/ResubmitConfirm', { OrderNo: (await withdrawnOrder(target)).OrderNo }, 'buyer')
  const { AddressId, DepartmentId, PaymentType, Reason } = Submitted
  return { OrderNo, Version, RequestId: crypto.randomUUID(), ConfirmToken: Confirmation.ConfirmToken, AddressId: need(AddressId ?? undefined, 'address'), DepartmentId, PaymentType, InvoiceMode: 3, Reason }
}

const firstOfChat = async (target: ContractTarget) => {
  const event = await get(target, 'POST /api/DeepSeek/Chat', { Text: '退货的条件是什么？' }, 'buyer')
  if (event.Type !== 'meta') throw new Error('An answer does not begin with what it is')
  return event
}

/** A conversation of the buyer. */
export const chatted = async (target: ContractTarget) => ({ SessionId: (await firstOfChat(target)).Session.SessionId })

/** An answer to the buyer. */
export const answeredMessage = async (target: ContractTarget) => (await firstOfChat(target)).MessageId

/** What the buyer would ask for. */
export const inquiryLineInput: CallInput<'POST /api/Inquiry/Save'>['Lines'][number] = {
  Name: '复印纸', Brand: '', Model: '', Spec: 'A4 80g', Unit: '包', Quantity: 50, TargetPrice: 22.5, ExpectedDate: null, Images: [],
  Link: 'https://supplier.example/paper', Remark: '每周一送货', ProductCode: null,
}

export const sentInquiry = (target: ContractTarget) =>
  get(target, 'POST /api/Inquiry/Save', { RequestId: crypto.randomUUID(), Lines: [inquiryLineInput] }, 'buyer')

/** A decision of the buyer on an inquiry in a status. */
export const inquiryDecision =
  <const More extends object>(Status: InquiryStatus, more?: More) =>
  async (target: ContractTarget) => {
    const { Items } = await get(target, 'POST /api/Inquiry/List', { ...page, Status }, 'buyer')
    const { InquiryId, Version } = need(Items[0], `inquiry in ${Status}`)
    return { RequestId: crypto.randomUUID(), InquiryId, Version, ...(more as More) }
  }

/** A table as a person pastes it. */
export const pastedTable = (text: string): FormData => {
  const form = new FormData()
  form.append('file', new File([text], '粘贴.txt', { type: 'text/plain' }))
  return form
}

export const picture = (field: string): FormData => {
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
    (character) => character.codePointAt(0) ?? 0,
  )
  const form = new FormData()
  form.append(field, new File([png], '样品.png', { type: 'image/png' }))
  return form
}

export const upload = (): FormData => {
  const form = picture('file')
  form.append('path', 'null')
  return form
}

export const address = {
  Consignee: '前台收发',
  Mobile: '13800000009',
  Province: '上海市',
  City: '上海市',
  District: '浦东新区',
  AreaCode: '310115',
  Detail: '示例路200号',
  Tag: '',
  IsDefault: false,
}

/** An address that the buyer has just added. */
export const savedAddress = async (target: ContractTarget) => {
  const { AddressId, Version } = await get(target, 'POST /api/Address/Save', address, 'buyer')
  return { AddressId, Version }
}

export const page = { PageIndex: 1, PageSize: 20 } as const

let lists = 0

/** A list of the buyer's, shared with nobody. */
export const purchaseListInput = async (target: ContractTarget): Promise<CallInput<'POST /api/PurchaseList/Save'>> => {
  const usual = (await products(target)).slice(0, 4)
  return {
    RequestId: crypto.randomUUID(), Name: `每月文具${++lists}`, Visibility: 'self', Lines: usual.map(({ ProductCode, MOQ, Step }) => ({ ProductCode, Quantity: MOQ + Step })),
  }
}

export const savedPurchaseList = async (target: ContractTarget) => get(target, 'POST /api/PurchaseList/Save', await purchaseListInput(target), 'buyer')

/** Rows of a quick order: one that can be bought, one twice, and one that means nothing. */
export const quickOrderRows = async (target: ContractTarget) => {
  const [one, another] = await products(target)
  const typed = [[one?.ProductCode, one?.MOQ], [another?.ProductCode, another?.MOQ], [one?.ProductCode, one?.MOQ], ['99999999', 1]] as const
  return typed.map(([code = '', quantity = 0], index) => ({ RowNo: index + 1, Code: code, Quantity: String(quantity), Remark: '' }))
}
