import { orderStatus, type OrderDetail, type OrderStatus } from '@mall/api/contract'
import { goodsFenOf, freightFenOf, payableFenOf, summaryOf, type MockOrder } from './order.ts'
import { toYuan } from './money.ts'
import { departmentName } from './people.ts'
import { productOfCode } from './products.ts'
import { instantOf } from './time.ts'
import type { Viewer } from './viewer.ts'

const hour = 3_600_000

const after = (order: MockOrder, hours: number): string => instantOf(Date.parse(order.createdAt) + hours * hour)

const endings: Partial<Record<OrderStatus, string>> = {
  [orderStatus.approvalRejected]: '审批驳回',
  [orderStatus.withdrawn]: '已撤回',
  [orderStatus.cancelled]: '已取消',
  [orderStatus.refused]: '已拒收',
}

/** How far along the way each status is: steps after 提交订单, approval and payment included. */
const progress: Partial<Record<OrderStatus, readonly string[]>> = {
  [orderStatus.pendingPayment]: ['审批'],
  [orderStatus.pendingConfirmation]: ['审批', '付款'],
  [orderStatus.preparing]: ['审批', '付款', '商家确认'],
  [orderStatus.partlyShipped]: ['审批', '付款', '商家确认', '发货'],
  [orderStatus.pendingReceipt]: ['审批', '付款', '商家确认', '发货'],
  [orderStatus.completed]: ['审批', '付款', '商家确认', '发货', '确认收货'],
  [orderStatus.refused]: ['审批', '付款', '商家确认', '发货'],
}

const stepsOf = (order: MockOrder): OrderDetail['Steps'] => {
  const isPrepaid = order.paymentType === 3 || order.paymentType === 4
  const path = ['提交订单', ...(order.needsApproval ? ['审批'] : []), ...(isPrepaid ? ['付款'] : []), '商家确认', '发货', '确认收货']
  const done = new Set(['提交订单', ...(progress[order.status] ?? [])])
  const steps = path.map((Name, index) => ({
    Name,
    Time: done.has(Name) ? after(order, index * 3) : null,
    State: done.has(Name) ? ('done' as const) : ('todo' as const),
  }))
  const ending = endings[order.status]
  if (ending !== undefined) {
    return [...steps.filter(({ State }) => State === 'done'), { Name: ending, Time: after(order, 20), State: 'failed' }]
  }
  const current = steps.findIndex(({ State }) => State === 'todo')
  return steps.map((step, index) => (index === current ? { ...step, State: 'current' as const } : step))
}

const approvalsOf = (order: MockOrder): OrderDetail['Approvals'] => {
  if (!order.needsApproval) return []
  const node = (State: 1 | 2 | 3, StateName: string, Comment = '') => ({
    NodeName: '部门负责人审批',
    Approver: '行政部经理',
    State,
    StateName,
    Time: State === 1 ? null : after(order, 3),
    Comment,
  })
  if (order.status === orderStatus.pendingApproval) {
    return [node(1, '审批中'), { NodeName: '财务审批', Approver: '财务主管', State: 0, StateName: '未到达', Time: null, Comment: '' }]
  }
  if (order.status === orderStatus.withdrawn) return [{ ...node(1, '审批中'), State: 0, StateName: '未到达' }]
  return order.status === orderStatus.approvalRejected
    ? [node(3, '驳回', '本季度设备预算已用完，请改到下季度申请')]
    : [node(2, '同意', '同意采购')]
}

const shippedShare = (status: OrderStatus): number => {
  if (status === orderStatus.partlyShipped) return 0.5
  return status === orderStatus.pendingReceipt || status === orderStatus.completed || status === orderStatus.refused ? 1 : 0
}

const packagesOf = (order: MockOrder): OrderDetail['Packages'] => {
  if (shippedShare(order.status) === 0) return []
  const arrived = order.status === orderStatus.completed
  return [
    {
      PackageNo: `P${order.orderNo.slice(2)}01`,
      Carrier: '商城自营配送',
      TrackingNo: `ZY${order.orderNo.slice(-9)}`,
      ShippedAt: after(order, 12),
      Tracks: [
        ...(arrived ? [{ Time: after(order, 40), Text: '已签收，签收人：前台' }] : []),
        { Time: after(order, 34), Text: '【上海浦东配送站】派送中，配送员将与您联系' },
        { Time: after(order, 22), Text: '【上海分拣中心】已发出，下一站 浦东配送站' },
        { Time: after(order, 12), Text: '【上海仓】包裹已出库' },
      ],
    },
  ]
}

const linesOf = (order: MockOrder): OrderDetail['Lines'] =>
  order.lines.map(({ lineId, code, quantity, fen, remark }) => {
    const product = productOfCode(code)
    const shipped = Math.ceil(quantity * shippedShare(order.status))
    const received = order.status === orderStatus.completed ? quantity : 0
    return {
      LineId: lineId,
      ProductCode: code,
      CustomerProductName: product?.name ?? code,
      ImageUrl: product?.image ?? '/',
      Unit: product?.unit ?? '件',
      Price: toYuan(fen),
      Quantity: quantity,
      Subtotal: toYuan(fen * quantity),
      Remark: remark,
      ShippedQuantity: shipped,
      ReceivedQuantity: received,
      AfterSalesQuantity: received,
    }
  })

/** Everything that an order's page shows. */
export const orderDetailOf = (order: MockOrder, viewer: Viewer): OrderDetail => ({
  ...summaryOf(order, viewer),
  Lines: linesOf(order),
  GoodsAmount: toYuan(goodsFenOf(order)),
  Freight: toYuan(freightFenOf(goodsFenOf(order))),
  PoNo: order.poNo,
  Reason: order.reason,
  Remark: order.remark,
  DeliveryDate: after(order, 72).slice(0, 10),
  PayBefore: order.status === orderStatus.pendingPayment ? after(order, 24) : null,
  Address: { Consignee: '前台收发', Mobile: '13800000001', FullAddress: '上海市 上海市 浦东新区 示例路100号A座12层' },
  Invoice: { Mode: 2, ModeName: '集中', TypeName: '数电专票', Title: '华启科技（上海）有限公司', TaxNo: 'ZZ310000DEMO00001A' },
  Cost: { DepartmentName: departmentName(order.departmentId), BudgetName: '2026年第一季度办公预算', Amount: toYuan(payableFenOf(order)) },
  Steps: stepsOf(order),
  Approvals: approvalsOf(order),
  Packages: packagesOf(order),
  Attachments: order.needsApproval ? [{ Url: '/files/quotation.pdf', Name: '采购清单.pdf' }] : [],
  Logs: [
    ...order.logs,
    ...(endings[order.status] === undefined
      ? []
      : [{ Time: after(order, 20), Operator: order.userName, Text: endings[order.status] ?? '' }]),
    { Time: order.createdAt, Operator: order.userName, Text: '提交订单' },
  ],
})
