import { approversText, autoReceiveDays, orderStatus, paymentType, type OrderAction, type OrderStatus, type PaymentType } from '@mall/api/contract'

/** What of an order decides what happens to it next. */
export interface NextStepFacts {
  readonly Status: OrderStatus
  readonly StatusName: string
  readonly PaymentType: PaymentType
  readonly DeliveryDate?: string | null
  readonly ApproverNames?: readonly string[]
  readonly AllowActions: readonly OrderAction[]
}

/** What happens next, and by whom and until when. */
export interface NextStep {
  readonly title: string
  readonly text: string
}

const wanted = ({ DeliveryDate }: NextStepFacts): string => (DeliveryDate ? `，期望 ${DeliveryDate} 送达` : '')

const prepaid: ReadonlySet<PaymentType> = new Set([paymentType.transfer, paymentType.online])

const duePayment = (order: NextStepFacts): NextStep => {
  if (order.PaymentType === paymentType.transfer)
    return { title: '公司转账，由财务确认到账', text: `汇款附言填写订单号，确认到账后商家备货${wanted(order)}；逾期未到账，订单自动取消。` }
  if (!order.AllowActions.includes('Pay')) return { title: '由有付款权限的同事付款', text: `付款后商家确认备货${wanted(order)}；逾期未付，订单自动取消。` }
  return { title: '在线支付', text: `付款后商家确认备货${wanted(order)}；逾期未付，订单自动取消。` }
}

/** An order that ended: what can still be done with it. */
const ended = ({ StatusName, AllowActions }: NextStepFacts): NextStep => {
  const text = AllowActions.includes('Resubmit') ? '可以修改后重新提交。' : AllowActions.includes('Rebuy') ? '仍需要这些商品的，可以再次购买。' : ''
  return { title: `订单${StatusName}`, text }
}

const steps: Partial<Readonly<Record<OrderStatus, (order: NextStepFacts) => NextStep>>> = {
  [orderStatus.pendingApproval]: (order) => ({
    title: `等待${approversText(order.ApproverNames ?? []) || '审批人'}审批`,
    text: prepaid.has(order.PaymentType) ? '审批通过后付款，结果在消息中通知。' : `审批通过后商家确认备货${wanted(order)}，结果在消息中通知。`,
  }),
  [orderStatus.pendingPayment]: duePayment,
  [orderStatus.pendingConfirmation]: (order) => ({ title: '商家确认订单', text: `确认后备货、发货${wanted(order)}。` }),
  [orderStatus.preparing]: (order) => ({ title: '商家备货中', text: `备齐后发货${wanted(order)}。` }),
  [orderStatus.partlyShipped]: () => ({ title: '其余商品备货中', text: '已发出的包裹，收到后请确认收货。' }),
  [orderStatus.pendingReceipt]: () => ({ title: '收货', text: `收到后请确认收货；发货满 ${autoReceiveDays} 天自动确认。` }),
  [orderStatus.completed]: () => ({ title: '订单已完成', text: '商品如有问题，可以在订单中申请售后。' }),
}

/** The next step of an order in words: what, who and until when; of one that is over, that it is. */
export const nextStepOf = (order: NextStepFacts): NextStep => {
  if (order.AllowActions.includes('AnswerShortage')) return { title: '下一步：答复商家的换货建议', text: '部分商品缺货，商家建议换货；过时没有答复的，不发，应付随之减少。' }
  const step = steps[order.Status]
  if (step === undefined || order.Status === orderStatus.completed) return (step ?? ended)(order)
  const { title, text } = step(order)
  return { title: `下一步：${title}`, text }
}
