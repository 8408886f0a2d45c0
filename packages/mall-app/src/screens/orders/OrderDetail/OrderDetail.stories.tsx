import { shortageAnswer, shortageState, type OrderShortage } from '@mall/api/contract'
import { buildOrderDetail, buildOrderLine, drawingOf, handle, logins } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { expectSums } from '../../../testing/expect-sums.ts'
import { lineSums } from '../../../testing/line-sums.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderDetailView, type OrderDetailViewProps } from './OrderDetailView.tsx'

const args: OrderDetailViewProps = {
  order: buildOrderDetail({ Status: 50 }),
  failure: null,
  pending: false,
  tracking: false,
  onRetry: fn(),
  onTask: fn(),
  onTrack: fn(),
  onReceive: fn(),
  onAnswer: fn(),
  onDownload: fn(),
  onSaveList: fn(),
  onPrint: fn(),
}

const meta = preview.meta({
  title: 'Screens/订单详情 Order detail',
  component: OrderDetailView,
  args,
})

const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

const approved: Partial<NonNullable<OrderDetailViewProps['order']>> = {
  Steps: [
    { Name: '提交订单', Time: '2026-03-16T17:58:03+08:00', State: 'done' },
    { Name: '审批', Time: '2026-03-17T10:05:00+08:00', State: 'done' },
    { Name: '商家确认', Time: '2026-03-17T10:20:00+08:00', State: 'done' },
    { Name: '发货', Time: null, State: 'current' },
    { Name: '确认收货', Time: null, State: 'todo' },
  ],
  Approvals: [
    { NodeName: '部门负责人审批', Approver: '行政部经理', State: 2, StateName: '同意', Time: '2026-03-17T09:20:00+08:00', Comment: '同意采购' },
    { NodeName: '财务审批', Approver: '财务主管', State: 2, StateName: '同意', Time: '2026-03-17T10:05:00+08:00', Comment: '' },
  ],
  Logs: [
    { Time: '2026-03-16T17:58:03+08:00', Operator: '行政采购员', Text: '提交订单' },
    { Time: '2026-03-17T10:05:00+08:00', Operator: '财务主管', Text: '审批通过' },
    { Time: '2026-03-17T10:20:00+08:00', Operator: '商家', Text: '商家已确认，开始备货' },
  ],
}

export const Filled = meta.story({ play: async ({ args, canvasElement }) => expectSums(canvasElement, args.order ?? buildOrderDetail()) })
export const WaitsForApproval = meta.story({ args: { order: buildOrderDetail({ Status: 10 }) } })
export const Approved = meta.story({
  args: { order: buildOrderDetail({ Status: 40, ...approved }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已通过')).toBeVisible()
  },
})
/** 价格可见 is off. */
export const PricesHidden = meta.story({
  args: {
    order: buildOrderDetail({
      Status: 50, PayableAmount: null, GoodsAmount: null, Freight: null, SavedAmount: null, Savings: null, NetAmount: null, Cost: { DepartmentName: '行政部', BudgetName: '行政部3月预算', Amount: null },
      Lines: [buildOrderLine({ Price: null, Subtotal: null })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible()
    await expect(canvas.queryByText(/¥|NaN/)).toBeNull()
  },
})
export const Rejected = meta.story({
  args: { order: buildOrderDetail({ Status: 11 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已驳回')).toBeVisible()
  },
})
export const Unpaid = meta.story({
  args: { order: buildOrderDetail({ Status: 20 }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/前完成付款，逾期订单将自动取消/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '去付款' })[0]).toHaveAttribute('href', `/shop/pay?id=${args.order?.OrderNo ?? ''}`)
  },
})
/** A user whose order waits for a transfer learns how it is made, also after an approval, when nothing leads past the page of the submission. */
export const UnpaidByTransfer = meta.story({
  args: { order: buildOrderDetail({ Status: 20, PaymentTypeName: '公司转账', AllowActions: ['View', 'Cancel'] }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/前转账，由贵司财务确认到账，逾期订单将自动取消/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '转账说明' })).toHaveAttribute('href', `/shop/pay?id=${args.order?.OrderNo ?? ''}`)
  },
})
const shippedLine = buildOrderLine({ LineId: 1, Quantity: 6, ShippedQuantity: 6, ReceivedQuantity: 3, RefusedQuantity: 2, AfterSalesQuantity: 0, Price: 50, Subtotal: 300 })
const refusedInPart: Partial<NonNullable<OrderDetailViewProps['order']>> = {
  Lines: [shippedLine],
  Quantity: 6, GoodsAmount: 300, Freight: 8, PayableAmount: 308, RefusedQuantity: 2, RefusedAmount: 100, NetAmount: 208, SavedAmount: 12, Savings: { Agreed: 12, Quoted: 0, Tier: 0 },
  Cost: { DepartmentName: '行政部', BudgetName: '行政部3月预算', Amount: 208 },
  Packages: buildOrderDetail({ Status: 50 }).Packages.map((one) => ({ ...one, PackageNo: 'D2026031600000001-1', Lines: [{ LineId: 1, Quantity: 6, ReceivedQuantity: 3, RefusedQuantity: 2 }] })),
  Refusals: [
    { Time: '2026-03-17T10:30:00+08:00', PackageNo: 'D2026031600000001-1', LineId: 1, Quantity: 1, Reason: '错发', Images: [], RefundAmount: 50, TakenBackAt: '2026-03-18T09:00:00+08:00' },
    { Time: '2026-03-17T16:05:00+08:00', PackageNo: 'D2026031600000001-1', LineId: 1, Quantity: 1, Reason: '包装破损', Images: [{ Url: '/files/1', Name: '外箱破损.png' }], RefundAmount: 50, TakenBackAt: null },
  ],
}
/** Pieces were refused, one is still on its way. */
/** Placed above the credit of the company: the seller has still to agree. */
export const AboveCredit = meta.story({
  args: { order: buildOrderDetail({ Status: 30, AwaitsCredit: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这一单超出信用额度，等商家同意后开始备货。')).toBeVisible()
  },
})

export const RefusedInPart = meta.story({
  args: { order: buildOrderDetail({ Status: 50, ...refusedInPart }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('拒收退回')).toBeVisible()
    await expect(canvas.getByText('¥208.00')).toBeVisible()
    await expectSums(canvasElement, args.order ?? buildOrderDetail())
    await userEvent.click(canvas.getByRole('button', { name: '下载 外箱破损.png' }))
    await expect(args.onDownload).toHaveBeenCalledWith('/files/1')
    await userEvent.click(canvas.getByRole('button', { name: '包裹1拒收' }))
    await expect(args.onReceive).toHaveBeenCalledWith('refuse', 'D2026031600000001-1')
  },
})
export const RefusedInPartOnAPhone = meta.story({ args: { order: buildOrderDetail({ Status: 50, ...refusedInPart }) }, globals: { viewport: { value: 'w390' } } })
/** Pieces were refused, another one was received and came back. */
export const Refunded = meta.story({
  args: {
    order: buildOrderDetail({
      Status: 70, ...refusedInPart, Refusals: [], RefundAmount: 50, NetAmount: 158, Cost: { DepartmentName: '行政部', BudgetName: '行政部3月预算', Amount: 158 },
      Lines: [{ ...shippedLine, ReceivedQuantity: 4 }],
      Packages: refusedInPart.Packages?.map((one) => ({ ...one, Lines: [{ LineId: 1, Quantity: 6, ReceivedQuantity: 4, RefusedQuantity: 2 }] })) ?? [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('售后退款')).toBeVisible()
    await expect(canvas.getAllByText('实际应付')).toHaveLength(2)
    await expect(canvas.getByText('¥158.00')).toBeVisible()
  },
})
/** Paid, cancelled, and not back as a whole yet. */
export const PaidAndCancelled = meta.story({
  args: { order: buildOrderDetail({ Status: 80, ...lineSums([{ ...shippedLine, ShippedQuantity: 0, ReceivedQuantity: 0, RefusedQuantity: 0 }], 8), PaymentTypeName: '在线支付', Cost: { DepartmentName: '行政部', BudgetName: '行政部3月预算', Amount: 308 }, PaidBackAmount: 100, PayingBackAmount: 208 }) },
  play: async ({ args, canvas, canvasElement }) => {
    await expectSums(canvasElement, args.order ?? buildOrderDetail())
    await expect(canvas.getByText('退款中')).toBeVisible()
    await expect(canvas.getByText('¥308.00')).toBeVisible()
    await expect(canvas.getByText('208.00')).toBeVisible()
  },
})
export const PaidAndCancelledOnAPhone = meta.story({ args: PaidAndCancelled.input.args ?? {}, globals: { viewport: { value: 'w390' }, scheme: 'dark' } })
export const Refused = meta.story({ args: { order: buildOrderDetail({ Status: 90 }) } })
export const PartlyShipped = meta.story({ args: { order: buildOrderDetail({ Status: 41 }) } })

const missing = { ProductCode: '16010107', CustomerProductName: '芯榆 标准容量 易加粉硒鼓 LY-88A 1500页', ImageUrl: drawingOf('芯榆 标准容量 易加粉硒鼓 LY-88A 1500页'), Unit: '支', Price: 96, Quantity: 6 }
const asked: OrderShortage = {
  ShortageId: 7, LineId: 3, ...missing, State: shortageState.asked, StateName: '等买家答复', Reason: '厂家停产', Day: null, AnswerBefore: '2026-03-20T10:02:00+08:00', LessAmount: 0, RefundAmount: 0,
  Replacement: { ...missing, ProductCode: '16010281', CustomerProductName: '芯榆 大容量 易加粉硒鼓 LY-88X 3000页', Quantity: 3 }, Time: '2026-03-18T10:02:00+08:00', DecidedAt: null,
}
const decided: readonly OrderShortage[] = [
  { ...asked, ShortageId: 6, CustomerProductName: '麓纸 商务系列 静电复印纸 A4 80g 5包/箱', Unit: '箱', Quantity: 14, Replacement: null, AnswerBefore: null, State: shortageState.later, StateName: '稍后发', Day: '2026-03-26', Reason: '', DecidedAt: asked.Time },
  { ...asked, ShortageId: 5, CustomerProductName: '澄案 加厚系列 A4塑料档案盒 灰色 55mm', Unit: '个', Quantity: 24, Replacement: null, AnswerBefore: null, State: shortageState.cut, StateName: '不发', LessAmount: 225.6, RefundAmount: 225.6, DecidedAt: asked.Time },
]
const shortLines = [
  buildOrderLine({ ...missing, LineId: 3, Subtotal: 576 }),
  buildOrderLine({ LineId: 4, ProductCode: '10010308', CustomerProductName: '麓纸 商务系列 静电复印纸 A4 80g 5包/箱', ImageUrl: drawingOf('麓纸 商务系列 静电复印纸 A4 80g 5包/箱'), Unit: '箱', Price: 118.5, Quantity: 20, Subtotal: 2_370 }),
  buildOrderLine({ LineId: 5, ProductCode: '14030355', CustomerProductName: '澄案 加厚系列 A4塑料档案盒 灰色 55mm', ImageUrl: drawingOf('澄案 加厚系列 A4塑料档案盒 灰色 55mm'), Unit: '个', Price: 9.4, Quantity: 40, Subtotal: 376 }),
]
/** Its goods and its sums are those of what is short: 24 boxes of 40 are taken back. */
const short = buildOrderDetail({ Status: 40, Lines: shortLines, Quantity: 66, GoodsAmount: 3_322, PayableAmount: 3_322, NetAmount: 3_096.4, RefundAmount: 225.6, SavedAmount: 0, Savings: { Agreed: 0, Quoted: 0, Tier: 0 } })
const shortOrder = { ...short, AllowActions: [...short.AllowActions, 'AnswerShortage' as const], Shortages: [asked, ...decided] }

/** The seller asks whether something else will do: each word says first what follows from it. */
export const AskedAboutAReplacement = meta.story({
  args: { order: shortOrder },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('部分商品缺货，商家建议换货，请在下面答复。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `接受：${missing.CustomerProductName}的换货` }))
    const dialog = within(await screen.findByRole('dialog', { name: '接受换货？' }))
    await expect(dialog.getByText(/换成“芯榆 大容量 易加粉硒鼓 LY-88X 3000页” 3支，应付不会增加/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '接受' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(7, shortageAnswer.accept)
  },
})
export const AskedOnAPhone = meta.story({ args: { order: shortOrder }, globals: { viewport: { value: 'w390' } } })
/** Who only sees the order answers nothing. */
export const ShortForOthers = meta.story({
  args: { order: { ...shortOrder, AllowActions: ['View'] } },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('稍后发，2026-03-26 前')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /的换货/ })).toBeNull()
  },
})
export const Completed = meta.story({ args: { order: buildOrderDetail({ Status: 70 }) } })
export const Cancelled = meta.story({ args: { order: buildOrderDetail({ Status: 80 }) } })
export const Loading = meta.story({ args: { order: undefined } })
export const Failed = meta.story({ args: { order: undefined, failure: 'failed' } })
export const Unknown = meta.story({ args: { order: undefined, failure: 'unknown' } })
export const Forbidden = meta.story({ args: { order: undefined, failure: 'forbidden' } })
export const Submitting = meta.story({ args: { order: buildOrderDetail({ Status: 20 }), pending: true, tracking: true } })
export const Phone = meta.story({
  args: { order: buildOrderDetail({ Status: 40, ...approved }) },
  globals: { viewport: { value: 'w390' } },
})
export const LongContent = meta.story({
  args: {
    order: buildOrderDetail({
      Status: 50,
      OrderNo: 'D2026031812345678901234567890ABCD',
      UserName: '华东区域行政与综合管理中心采购专员',
      Lines: [
        buildOrderLine({
          CustomerProductName: longName,
          ProductCode: '12345678901234567890',
          Quantity: 999_999,
          ShippedQuantity: 999_999,
          ReceivedQuantity: 999_999,
          AfterSalesQuantity: 999_999,
          Price: 123_456.78,
          Subtotal: 123_456_656_543.22,
          Remark: longName,
        }),
      ],
      PayableAmount: 123_456_656_543.22,
      GoodsAmount: 123_456_656_543.22,
      Reason: longName,
      Remark: longName,
      Attachments: [{ Url: '/files/1', Name: `${longName}.pdf` }],
    }),
  },
})

/** An order at its longest: as many lines as one order can have. */
export const TwoHundredLines = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: buildOrderDetail({ Status: 40, Lines: Array.from({ length: 200 }, (_, at) => buildOrderLine({ LineId: at + 1 })) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(200)
  },
})

export const Prints = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '打印送货单' }))
    await expect(args.onPrint).toHaveBeenCalledWith('delivery')
  },
})

const waitsForReceipt = buildOrderDetail({ Status: 50 }).OrderNo

/** The real screen of an order. */
const Connected = ({ orderNo = waitsForReceipt }: { readonly orderNo?: string }) => (
  <StoryMall at={`/userCenter/order/detail?id=${orderNo}`} login={logins.buyer}>
    <OrderDetail />
  </StoryMall>
)

/** On the live mall, whose order it is. */
export const ConfirmsTheReceipt = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at={`/userCenter/order/detail?id=${waitsForReceipt}`} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认收货' }))
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: '确认收货' }))
    await waitFor(() => expect(canvas.getByText('已确认收货')).toBeVisible())
    await expect(await canvas.findByText('已完成', { selector: '[data-tone]' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: '确认收货' })).toBeNull())
  },
})

/** A piece of a package is refused on the live mall, whose order it is. */
export const RefusesAPiece = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at={`/userCenter/order/detail?id=${waitsForReceipt}`} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '包裹1确认收货' }))
    const dialog = within(await canvas.findByRole('dialog'))
    const [refused] = dialog.getAllByRole('spinbutton', { name: '拒收' })
    if (refused === undefined) throw new Error('The package has no line')
    await userEvent.clear(refused)
    await userEvent.type(refused, '1')
    await userEvent.tab()
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /拒收原因/ }), '包装破损')
    await userEvent.click(dialog.getByRole('button', { name: /确认/ }))
    await waitFor(() => expect(canvas.getByText('已拒收，款项与预算已退回')).toBeVisible())
    await expect(await canvas.findByRole('region', { name: '拒收记录' })).toHaveTextContent('包装破损')
  },
})

export const TracksAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Order/Detail', buildOrderDetail({ Status: 50 }))),
  render: () => <Connected />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '刷新物流' }))
    await waitFor(() => expect(canvas.getByText('物流信息已更新')).toBeVisible())
  },
})

export const KnowsNoSuchOrder = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Order/Detail', '订单不存在', { Code: 'ORDER_NOT_FOUND' })),
  render: () => <Connected orderNo="D2026000000000000" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查看我的订单' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该订单' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('订单不存在')).toHaveLength(1))
  },
})

export const AsksNothingAboutNonsense = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Order/Detail')),
  render: () => <Connected orderNo="nonsense" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('打不开该订单')).toBeVisible()
    await expect(canvas.queryByText('服务器故障')).toBeNull()
  },
})

export const MayNotSeeIt = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.forbid('POST /api/Order/Detail')),
  render: () => <Connected />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无权限，请联系企业管理员')).toBeVisible()
  },
})

export const KeepsTheDialogWhenTheServerFails = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Payment/ConfirmTransfer'), handle('POST /api/Order/Detail', buildOrderDetail({ Status: 20, PaymentTypeName: '公司转账', AllowActions: ['View', 'ConfirmTransfer'] }))),
  render: () => <Connected />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认到账' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '确认转账到账' }))
    await userEvent.click(dialog.getByRole('button', { name: '确认到账' }))
    await expect(await dialog.findByText('请输入银行流水号')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('银行流水号'), '20260318000017')
    await userEvent.type(dialog.getByLabelText('到账日期'), '2026-03-18')
    await userEvent.click(dialog.getByRole('button', { name: '确认到账' }))
    await waitFor(() => expect(dialog.getByText('服务器故障')).toBeVisible())
    await expect(dialog.getByLabelText('银行流水号')).toHaveValue('20260318000017')
  },
})
