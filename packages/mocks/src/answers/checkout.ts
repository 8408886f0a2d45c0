import { orderStatus, type OrderConfirmation, type OrderSubmission, type SubmitAnswer, type SubmitResult } from '@mall/api/contract'
import { Refusal } from '../refusal.ts'
import { approvalReasonsOf, split, type MockCartLine } from '../world/cart.ts'
import { toFen, toYuan } from '../world/money.ts'
import { freightFenOf, paymentNames, type MockOrder } from '../world/order.ts'
import { departments } from '../world/people.ts'
import { dayAhead, instantOf, worldTime } from '../world/time.ts'
import type { Viewer } from '../world/viewer.ts'
import { budgetRemainingFen, type World } from '../world/world.ts'
import type { Answers } from './define.ts'

export type CheckoutKey = 'POST /api/Order/Confirm' | 'POST /api/Order/Submit' | 'POST /api/Order/SubmitResult'

const viewLines = (lines: ReturnType<typeof split>['good']): OrderConfirmation['Items'] =>
  lines.map(({ line, product, fen }) => ({
    CartItemId: line.id,
    ProductCode: product.code,
    CustomerProductName: product.name,
    ImageUrl: product.image,
    Unit: product.unit,
    Price: toYuan(fen),
    Quantity: line.quantity,
    Subtotal: toYuan(fen * line.quantity),
    Remark: line.remark,
  }))

/** Saturdays and Sundays of the next 90 days, and 清明. */
const nonWorkingDays = Array.from({ length: 90 }, (_, index) => dayAhead(index + 1)).filter(
  (day) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) || (day >= '2026-04-04' && day <= '2026-04-06'),
)

/** The agreed budget's state for an order of this amount. */
const budgetFor = (world: World, departmentId: number, payableFen: number): OrderConfirmation['Budgets'][number] => {
  const remaining = budgetRemainingFen(world)
  return {
    BudgetId: 1,
    Name: '2026年第一季度办公预算',
    DepartmentId: departmentId,
    Total: toYuan(world.budget.totalFen),
    Used: toYuan(world.budget.usedFen),
    Frozen: toYuan(world.budget.frozenFen),
    Remaining: toYuan(remaining),
    Control: 'approve',
    Result: payableFen > remaining ? 1 : 0,
  }
}

/** What an order of these cart lines would be. */
export const confirmationOf = (world: World, viewer: Viewer, lines: readonly MockCartLine[]): OrderConfirmation => {
  const { good, invalid } = split(lines)
  const sellable = good.filter(({ line, product }) => product.stock >= line.quantity)
  const short = good.filter(({ line, product }) => product.stock < line.quantity)
  const goodsFen = sellable.reduce((sum, { fen, line }) => sum + fen * line.quantity, 0)
  const payableFen = goodsFen + freightFenOf(goodsFen)
  const budget = budgetFor(world, viewer.departmentId, payableFen)
  const reasons = [...approvalReasonsOf(sellable), ...(budget.Result === 1 ? ['超预算'] : [])]
  world.nextId += 1
  const ConfirmToken = `confirm-${world.nextId}`
  world.confirmations.set(ConfirmToken, { cartItemIds: sellable.map(({ line }) => line.id) })
  const unsellable = (lines: typeof good, reason: (stock: number) => string) =>
    viewLines(lines).map((line, index) => ({ ...line, Reason: reason(lines[index]?.product.stock ?? 0) }))
  return {
    Items: viewLines(sellable),
    UnsellableItems: [...unsellable(invalid, () => '无货'), ...unsellable(short, (stock) => `库存不足，仅剩${stock}`)],
    Addresses: world.addresses,
    InvoiceTitles: [
      { TitleId: 1, Title: '华启科技（上海）有限公司', TaxNo: 'ZZ310000DEMO00001A', SupportSpecial: true },
      { TitleId: 2, Title: '华启科技（上海）有限公司苏州分公司', TaxNo: 'ZZ320500DEMO00002B', SupportSpecial: false },
    ],
    PaymentTypes: ([1, 2, 3, 4, 5] as const).map((Type) => {
      const reason = Type === 2 ? '预存款余额不足' : Type === 5 && payableFen > 500_000 ? '货到付款仅支持5000元以内的订单' : ''
      return { Type, Name: paymentNames[Type], Enabled: reason === '', DisabledReason: reason }
    }),
    Departments: departments
      .filter(({ DepartmentId }) => DepartmentId === viewer.departmentId || viewer.isGroupAdministrator)
      .map((one) => ({ ...one })),
    Budgets: [budget],
    NonWorkingDays: nonWorkingDays,
    GoodsAmount: toYuan(goodsFen),
    Freight: toYuan(freightFenOf(goodsFen)),
    PayableAmount: toYuan(payableFen),
    ApprovalPreview: {
      Reasons: reasons,
      Nodes:
        reasons.length === 0
          ? []
          : [
              { Name: '部门负责人审批', Mode: 2, Approvers: ['行政部经理'] },
              ...(payableFen > 1_000_000 ? [{ Name: '财务审批', Mode: 1 as const, Approvers: ['财务主管'] }] : []),
            ],
    },
    ConfirmToken,
  }
}

const stateOf = (status: number): SubmitResult['State'] =>
  status === orderStatus.pendingApproval ? 'approving' : status === orderStatus.pendingPayment ? 'unpaid' : 'submitted'

const statusFor = (needsApproval: boolean, payment: number): MockOrder['status'] => {
  if (needsApproval) return orderStatus.pendingApproval
  return payment === 3 || payment === 4 ? orderStatus.pendingPayment : orderStatus.pendingConfirmation
}

const place = (
  world: World,
  viewer: Viewer,
  submission: OrderSubmission,
  confirmation: OrderConfirmation,
  cartItemIds: readonly number[],
): SubmitResult => {
  const needsApproval = confirmation.ApprovalPreview.Reasons.length > 0
  const status = statusFor(needsApproval, submission.PaymentType)
  world.nextId += 1
  const orderNo = `MO20260318${String(world.nextId).padStart(6, '0')}`
  const payableFen = toFen(confirmation.PayableAmount)
  world.orders.unshift({
    orderNo,
    status,
    needsApproval,
    createdAt: instantOf(worldTime),
    age: 0,
    paymentType: submission.PaymentType,
    version: 1,
    lines: confirmation.Items.map((line, index) => ({
      lineId: world.nextId * 100 + index,
      code: line.ProductCode,
      quantity: line.Quantity,
      fen: toFen(line.Price),
      remark: line.Remark,
    })),
    userId: viewer.userId,
    userName: viewer.nickname,
    departmentId: submission.DepartmentId,
    enterpriseId: viewer.enterpriseId,
    poNo: submission.PoNo ?? '',
    reason: submission.Reason ?? '',
    remark: submission.Remark ?? '',
    reminded: false,
    logs: [],
  })
  world.cart = world.cart.filter(({ id }) => !cartItemIds.includes(id))
  if (needsApproval) world.budget.frozenFen += payableFen
  else world.budget.usedFen += payableFen
  const State = stateOf(status)
  return {
    SubmitId: `submit-${world.nextId}`,
    OrderNo: orderNo,
    State,
    PayableAmount: confirmation.PayableAmount,
    PaymentTypeName: paymentNames[submission.PaymentType],
    ApproverNames: State === 'approving' ? (confirmation.ApprovalPreview.Nodes[0]?.Approvers ?? []) : [],
    PayBefore: State === 'unpaid' ? instantOf(worldTime.getTime() + 86_400_000) : null,
  }
}

const submittedOf = ({ SubmitId, OrderNo }: SubmitResult): SubmitAnswer => ({ Outcome: 'submitted', SubmitId, OrderNo })

export const checkoutAnswers: Answers<CheckoutKey> = {
  'POST /api/Order/Confirm': ({ CartItemIds }, { viewer, world }) => {
    const lines = world.cart.filter(({ id }) => CartItemIds.includes(id))
    if (lines.length === 0) throw new Refusal('请选择要结算的商品')
    return confirmationOf(world, viewer, lines)
  },

  'POST /api/Order/Submit': (submission, { viewer, world }) => {
    const { RequestId, ConfirmToken } = submission
    const before = world.submissions.get(RequestId)
    const body = JSON.stringify(submission)
    if (before) {
      if (before.body !== body) throw new Refusal('请求已提交，内容不一致，请返回订单列表查看')
      return submittedOf(before.result)
    }
    const confirmed = world.confirmations.get(ConfirmToken)
    if (!confirmed) throw new Refusal('订单确认信息已失效，请返回购物车重新确认')
    const lines = world.cart.filter(({ id }) => confirmed.cartItemIds.includes(id))
    if (lines.length !== confirmed.cartItemIds.length || lines.length === 0) throw new Refusal('购物车中的商品已变化，请返回购物车重新确认')
    const confirmation = confirmationOf(world, viewer, lines)
    if (!world.addresses.some(({ AddressId }) => AddressId === submission.AddressId)) throw new Refusal('请选择收货地址')
    if (confirmation.ApprovalPreview.Reasons.length > 0 && (submission.Reason ?? '').trim() === '') throw new Refusal('请填写采购事由')
    if (submission.InvoiceMode !== 3 && (submission.TitleId === undefined || submission.InvoiceType === undefined))
      throw new Refusal('请选择发票抬头')
    const result = place(world, viewer, submission, confirmation, confirmed.cartItemIds)
    world.submissions.set(RequestId, { body, result })
    return submittedOf(result)
  },

  'POST /api/Order/SubmitResult': ({ SubmitId }, { world }) => {
    const submission = [...world.submissions.values()].find(({ result }) => result.SubmitId === SubmitId)
    if (!submission) throw new Refusal('提交记录不存在')
    return submission.result
  },
}
