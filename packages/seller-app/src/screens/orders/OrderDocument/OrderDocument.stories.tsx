import { orderStatus, shortageState } from '@mall/api/contract'
import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { drawingOf, handle, responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { OrderDocument } from './OrderDocument.tsx'
import { OrderDocumentView, type OrderDocumentViewProps } from './OrderDocumentView.tsx'

const key = 'POST /api/SellerOrder/Detail'
const build = responseBuilder(key)

const paper = { LineId: 1, ProductCode: '10010322', CustomerProductName: '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', ImageUrl: drawingOf('砚屿 商务系列 高速机打印纸 A4 70g 8包/箱'), Unit: '箱', Price: 104, Quantity: 12, Subtotal: 1_248, Remark: '', ShippedQuantity: 0, ReceivedQuantity: 0, RefusedQuantity: 0, HeldQuantity: 0 }
const pen = { ...paper, LineId: 2, ProductCode: '12010170', CustomerProductName: '知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒', ImageUrl: drawingOf('知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒'), Unit: '支', Price: 1.32, Quantity: 288, Subtotal: 380.16, Remark: '装入 3 层的箱子' }

const OrderNo = 'D2026031800000318'
const placed: SellerOrderDetail = build({
  OrderNo, OrderTime: '2026-03-18T09:14:00+08:00', LeftMinutes: 186, LimitHours: 4, EnterpriseName: '华启科技（上海）有限公司', UserName: '行政采购员', Lines: [paper, pen], Quantity: 300, OpenQuantity: 300,
  EnterpriseId: 1, GoodsAmount: 1_628.16, Freight: 0, PayableAmount: 1_628.16, RefusedAmount: 0, RefundAmount: 0, NetAmount: 1_628.16, PaidBackAmount: 0, PayingBackAmount: 0, TransferBackAmount: 0, OverCreditAmount: null, PaymentTypeName: '账期月结', DeliveryDate: '2026-03-20', Status: orderStatus.pendingConfirmation, StatusName: '待确认', AllowActions: ['Accept', 'Shortage', 'Write'], Version: 3,
  PoNo: 'PO-2026-0318', Remark: '货梯 16:00 后停用', Address: { Consignee: '王璐', Mobile: '138****0009', FullAddress: '上海市浦东新区示例路 88 号 A 座 5 层' },
  ShipsInParts: true, Packages: [], Shortages: [], Notes: [], Attachments: [], Logs: [{ Time: '2026-03-18T09:14:00+08:00', Operator: '行政采购员', Text: '提交订单' }],
})
const above: SellerOrderDetail = { ...placed, LeftMinutes: null, LimitHours: null, OverCreditAmount: 628.16, AllowActions: ['DecideCredit', 'Write'] }
const accepted: SellerOrderDetail = { ...placed, LeftMinutes: 1320, LimitHours: 24, Status: orderStatus.preparing, StatusName: '备货中', AllowActions: ['Ship', 'Shortage', 'Write'], Version: 4, Logs: [{ Time: '2026-03-18T09:21:00+08:00', Operator: '商家', Text: '商家已确认，开始备货' }, ...placed.Logs] }
const parcel = { PackageNo: `${OrderNo}-1`, Carrier: '顺远快递', TrackingNo: 'SY7730221804', ShippedAt: '2026-03-18T11:05:00+08:00', Lines: [{ LineId: 1, Quantity: 12, ReceivedQuantity: 0, RefusedQuantity: 0 }], Tracks: [{ Time: '2026-03-18T15:05:00+08:00', Text: '快件已到达始发地分拨中心' }, { Time: '2026-03-18T11:05:00+08:00', Text: '快件已由仓库交付承运商' }] }
const partly: SellerOrderDetail = { ...accepted, Status: orderStatus.partlyShipped, StatusName: '部分发货', AllowActions: ['Ship', 'Shortage', 'Track', 'Write'], Lines: [{ ...paper, ShippedQuantity: 12 }, pen], OpenQuantity: 288, Packages: [parcel], Version: 5 }
const shipped: SellerOrderDetail = {
  ...partly, LeftMinutes: null, LimitHours: null, Status: orderStatus.pendingReceipt, StatusName: '待收货', AllowActions: ['Track', 'Write'], OpenQuantity: 0, Lines: [{ ...paper, ShippedQuantity: 12 }, { ...pen, ShippedQuantity: 288 }],
  Packages: [parcel, { ...parcel, PackageNo: `${OrderNo}-2`, TrackingNo: 'SY7730221805', Lines: [{ LineId: 2, Quantity: 288, ReceivedQuantity: 0, RefusedQuantity: 0 }], Tracks: [] }],
}
const refused: SellerOrderDetail = { ...shipped, Status: orderStatus.refused, StatusName: '已拒收', AllowActions: ['TakeBack', 'Write'], Lines: shipped.Lines.map((line) => ({ ...line, RefusedQuantity: line.Quantity })) }

const meta = preview.meta({
  title: 'Seller/订单详情 Order document',
  component: OrderDocumentView,
  args: { order: accepted, pending: false, onAccept: fn(), onAllowCredit: fn(), onRefuseCredit: fn(), onTakeBack: fn(), onTrack: fn(), onShort: fn(), onWrite: fn(), onRefund: fn(), onFreight: fn(), printing: false, onPickList: fn(), onDeliveryNote: fn(), onLabel: fn() as OrderDocumentViewProps['onLabel'], ship: fn(async () => {}), onRefresh: fn(async () => {}) },
  render: (args) => (
    <MemoryRouter>
      <OrderDocumentView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at={`/orders/${OrderNo}`} path="/orders/:no" login={sellerLogin}>
    <OrderDocument />
  </StoryMall>
)

/** The whole rest is in the package, until pieces are taken out. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('发出 2 种、300 件，订单全部发出')).toBeVisible()
    const pens = canvas.getByRole('spinbutton', { name: `${pen.CustomerProductName} 这次发` })
    await userEvent.clear(pens)
    await userEvent.type(pens, '100{Tab}')
    await expect(await canvas.findByText('发出 2 种、112 件，其余 188 件以后再发')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '承运商' }), '顺远快递')
    await userEvent.type(canvas.getByRole('textbox', { name: '运单号' }), 'SY7730221804')
    await userEvent.click(canvas.getByRole('button', { name: '发出包裹' }))
    await waitFor(() => expect(args.ship).toHaveBeenCalledOnce())
    await expect(args.ship).toHaveBeenLastCalledWith({ OrderNo, Version: 4, Carrier: '顺远快递', TrackingNo: 'SY7730221804', Lines: [{ LineId: 1, Quantity: 12 }, { LineId: 2, Quantity: 100 }] })
  },
})
/** Whoever takes nothing in parts gets no package that leaves something behind. */
export const AllAtOnce = meta.story({
  args: { order: { ...accepted, ShipsInParts: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('发出 2 种、300 件，订单全部发出')).toBeVisible()
    const pens = canvas.getByRole('spinbutton', { name: `${pen.CustomerProductName} 这次发` })
    await userEvent.clear(pens)
    await userEvent.type(pens, '100{Tab}')
    await expect(await canvas.findByText('还有 188 件不在包裹里，该客户不接受分批发货')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '发出包裹' })).toBeDisabled()
  },
})
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    for (const { CustomerProductName } of [paper, pen]) {
      const pieces = canvas.getByRole('spinbutton', { name: `${CustomerProductName} 这次发` })
      await userEvent.clear(pieces)
      await userEvent.type(pieces, '0{Tab}')
    }
    await userEvent.type(canvas.getByRole('textbox', { name: '运单号' }), '<b>')
    await userEvent.click(canvas.getByRole('button', { name: '发出包裹' }))
    await expect(await canvas.findByText('请填写承运商')).toBeVisible()
    await expect(canvas.getByText('请填写 4–40 位字母、数字或连字符')).toBeVisible()
    await expect(canvas.getByText('请至少装入一件商品')).toBeVisible()
    await expect(args.ship).not.toHaveBeenCalled()
  },
})
export const ToConfirm = meta.story({
  args: { order: placed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认订单' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
})
/** Placed above the credit: it is confirmed once the finance has agreed. */
export const AboveCredit = meta.story({
  args: { order: above, credit: { LimitAmount: 50_000, UsedAmount: 50_628.16, FreeAmount: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '看客户' })).toHaveAttribute('href', '/customers/1')
    await expect(canvas.queryByRole('button', { name: '确认订单' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '同意超额' }))
    await expect(args.onAllowCredit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '不同意' }))
    await expect(args.onRefuseCredit).toHaveBeenCalledOnce()
  },
})
/** The no is said with a reason, and cancels the order. */
export const RefusesCredit = meta.story({
  beforeEach: ({ msw }) => {
    const state: { order: SellerOrderDetail } = { order: above }
    msw.use(
      handle(key, () => state.order),
      handle('POST /api/SellerOrder/DecideCredit', ({ Reason = '' }) => {
        state.order = { ...placed, Status: orderStatus.cancelled, StatusName: '已取消', AllowActions: ['Write'], Version: 4, Logs: [{ Time: '2026-03-18T10:00:00+08:00', Operator: '商家', Text: `商家不同意超出信用额度 ¥628.16：${Reason}` }, ...placed.Logs] }
        return state.order
      }),
    )
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不同意' }))
    const dialog = within(await screen.findByRole('dialog', { name: '不同意超额' }))
    await userEvent.click(dialog.getByRole('button', { name: '取消订单' }))
    await expect(await dialog.findByText('请填写原因，买家会看到')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '上期未付清')
    await userEvent.click(dialog.getByRole('button', { name: '取消订单' }))
    await expect(await canvas.findByText('商家不同意超出信用额度 ¥628.16：上期未付清')).toBeVisible()
  },
})
export const PartlyShipped = meta.story({
  args: { order: partly },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('已发完')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '更新物流 包裹1' }))
    await expect(args.onTrack).toHaveBeenCalledWith(parcel.PackageNo)
    await userEvent.click(canvas.getByRole('button', { name: '送货单 包裹1' }))
    await expect(args.onDeliveryNote).toHaveBeenCalledWith(parcel.PackageNo)
    await userEvent.click(canvas.getByRole('button', { name: '打印面单 包裹1' }))
    await expect(args.onLabel).toHaveBeenCalledWith(parcel.PackageNo)
    await userEvent.click(canvas.getByRole('button', { name: '拣货单' }))
    await expect(args.onPickList).toHaveBeenCalledOnce()
  },
})

const missing = { ProductCode: pen.ProductCode, CustomerProductName: pen.CustomerProductName, ImageUrl: pen.ImageUrl, Unit: '支', Price: 1.32, Quantity: 88 }
const asked: SellerOrderDetail['Shortages'][number] = {
  ShortageId: 7, LineId: 2, ...missing, State: shortageState.asked, StateName: '等买家答复', Reason: '黑色断货', Day: null, AnswerBefore: '2026-03-20T10:02:00+08:00', LessAmount: 0, RefundAmount: 0,
  Replacement: { ...missing, ProductCode: '12010171', CustomerProductName: '知汀 速写系列 按动中性笔 蓝色 0.5mm 12支/盒', ImageUrl: drawingOf('知汀 速写系列 按动中性笔 蓝色 0.5mm 12支/盒') }, Time: '2026-03-18T10:02:00+08:00', DecidedAt: null,
}
const short: SellerOrderDetail = {
  ...accepted, Lines: [{ ...paper, Quantity: 8, Subtotal: 832 }, { ...pen, HeldQuantity: 88 }],
  Shortages: [asked, { ...asked, ShortageId: 6, LineId: 1, CustomerProductName: paper.CustomerProductName, Unit: '箱', Price: 104, Quantity: 4, Replacement: null, AnswerBefore: null, State: shortageState.cut, StateName: '不发', LessAmount: 416, DecidedAt: asked.Time, Reason: '' }],
  GoodsAmount: 1_212.16, PayableAmount: 1_212.16, Quantity: 296, OpenQuantity: 296,
  Notes: [{ Time: '2026-03-18T10:01:00+08:00', Operator: '仓储员', Text: '蓝色的货架 B-12 有' }],
}

/** What is asked about stays until the answer; the rest can be sent. */
export const Short = meta.story({
  args: { order: short },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('88 支等买家答复')).toBeVisible()
    await expect(canvas.getByText('发出 2 种、208 件，其余 88 件以后再发')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `缺货 ${paper.CustomerProductName}` }))
    await expect(args.onShort).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: '给买家留言' }))
    await expect(args.onWrite).toHaveBeenLastCalledWith('message')
  },
})
export const ShortOnAPhone = meta.story({ args: { order: short }, globals: { viewport: { value: 'w390' } } })
export const ShortInTheDark = meta.story({ args: { order: short }, globals: { scheme: 'dark' } })
export const Shipped = meta.story({ args: { order: shipped } })
export const Refused = meta.story({
  args: { order: refused },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '拒收入库' }))
    await expect(args.onTakeBack).toHaveBeenCalledOnce()
  },
})
export const Completed = meta.story({ args: { order: { ...shipped, Status: orderStatus.completed, StatusName: '已完成', AllowActions: ['Write'], Lines: shipped.Lines.map((line) => ({ ...line, ReceivedQuantity: line.Quantity })) } } })
/** Who only reads orders: nothing to press but what is saved. */
export const ReadOnly = meta.story({
  args: { order: { ...accepted, AllowActions: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPickList).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  },
})
/** Those who do not ship read where packages are, and have their delivery notes. */
export const ReadOnlyOnAPhone = meta.story({
  args: { order: { ...shipped, AllowActions: [] }, onLabel: undefined },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '送货单 包裹2' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /面单/ })).toBeNull()
  },
})
export const Submitting = meta.story({ args: { order: placed, pending: true } })
export const LongContent = meta.story({
  args: {
    order: {
      ...accepted, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Remark: '请在工作日上午送达，货梯需提前一天预约；'.repeat(4), PayableAmount: 123_456_656_543.22, GoodsAmount: 123_456_656_543.22,
      Lines: [{ ...paper, CustomerProductName: '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）', Quantity: 999_999, Price: 123_456.78, Subtotal: 123_456_656_543.22, Remark: '备注'.repeat(40) }], Quantity: 999_999, OpenQuantity: 999_999,
    },
  },
})
export const Phone = meta.story({ args: { order: partly }, globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ args: { order: partly }, globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '订单不存在', { Code: 'ORDER_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该订单' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('订单不存在')).toHaveLength(1))
  },
})

/** Somebody else has shipped meanwhile: what was typed stays, and 刷新 reads the order again. */
export const ShippedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      handle(key, () => (reads++ === 0 ? accepted : partly)),
      handle.fail('POST /api/SellerOrder/Ship', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }),
    )
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '承运商' }), '顺远快递')
    await userEvent.type(canvas.getByRole('textbox', { name: '运单号' }), 'SY7730221804')
    await userEvent.click(canvas.getByRole('button', { name: '发出包裹' }))
    await expect(await canvas.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await expect(await canvas.findByText('包裹1')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '运单号' })).toHaveValue('SY7730221804')
  },
})

const shipment = fn()

interface Play {
  readonly canvas: { readonly findByRole: (role: string, options: { readonly name: string }) => Promise<HTMLElement> }
  readonly userEvent: { readonly click: (element: Element) => Promise<void>; readonly type: (element: Element, text: string) => Promise<void>; readonly clear: (element: Element) => Promise<void> }
}

const typesAPackage = async ({ canvas, userEvent }: Play) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: '承运商' }), '顺远快递')
  await userEvent.type(await canvas.findByRole('textbox', { name: '运单号' }), 'SY7730221804')
  const pens = await canvas.findByRole('spinbutton', { name: `${pen.CustomerProductName} 这次发` })
  await userEvent.clear(pens)
  await userEvent.type(pens, '100{Tab}')
}

/** The line above has gone with the package of a colleague: what was typed stays with its line, and only lines that are left are sent. */
export const PacksWhatIsLeft = meta.story({
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      handle(key, () => (reads++ === 0 ? accepted : partly)),
      handle.fail('POST /api/SellerOrder/Ship', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }),
    )
    shipment.mockClear()
  },
  render: connected,
  play: async ({ canvas, userEvent, msw }) => {
    await typesAPackage({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: '发出包裹' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await expect(await canvas.findByText('发出 1 种、100 件，其余 188 件以后再发')).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toHaveValue('100')
    msw.use(
      handle('POST /api/SellerOrder/Ship', (sent) => {
        shipment(sent)
        return partly
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '发出包裹' }))
    // The next package begins from scratch.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '承运商' })).toHaveValue(''))
    await expect(shipment).toHaveBeenCalledOnce()
    await expect(shipment).toHaveBeenCalledWith(expect.objectContaining({ Version: 5, Carrier: '顺远快递', TrackingNo: 'SY7730221804', Lines: [{ LineId: 2, Quantity: 100 }] }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue('288')
  },
})

/** Where a package is, in the words that the buyer reads. */
export const UpdatesATrack = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, shipped), handle('POST /api/SellerOrder/Track', shipped)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更新物流 包裹2' }))
    const dialog = within(await screen.findByRole('dialog', { name: '更新包裹2的物流' }))
    await userEvent.click(dialog.getByRole('button', { name: '更新' }))
    await expect(await dialog.findByText('请填写包裹到了哪里')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '进展' }), '快件已送达，由前台签收')
    await userEvent.click(dialog.getByRole('checkbox', { name: '已送达' }))
    await userEvent.click(dialog.getByRole('button', { name: '更新' }))
    await expect(await screen.findByText('物流已更新')).toBeVisible()
  },
})

const substitutes = {
  Items: [
    { ProductCode: '12010171', CustomerProductName: '知汀 速写系列 按动中性笔 蓝色 0.5mm 12支/盒', ImageUrl: drawingOf('知汀 速写系列 按动中性笔 蓝色 0.5mm 12支/盒'), Unit: '支', Quantity: 288, MOQ: 12, Step: 12, Stock: 1_200, OwnPrice: 1.32, Price: 1.32 },
    { ProductCode: '12010188', CustomerProductName: '知汀 商务系列 签字笔 黑色 0.7mm', ImageUrl: drawingOf('知汀 商务系列 签字笔 黑色 0.7mm'), Unit: '支', Quantity: 288, MOQ: 1, Step: 1, Stock: 640, OwnPrice: 1.8, Price: 1.32 },
  ],
}

/** A replacement is chosen among what the company can buy, and the buyer is asked. */
export const OffersAReplacement = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, accepted), handle('POST /api/SellerOrder/Substitutes', substitutes), handle('POST /api/SellerOrder/Shortage', short)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `缺货 ${pen.CustomerProductName}` }))
    const dialog = within(await screen.findByRole('dialog', { name: '缺货' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^换货/ }))
    await userEvent.click(dialog.getByRole('button', { name: '问买家' }))
    await expect(await dialog.findByText('请选择换成哪一种')).toBeVisible()
    await userEvent.click(await dialog.findByRole('radio', { name: /签字笔 黑色/ }))
    await expect(dialog.getByText(/平时 ¥1.80/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '告诉买家' }), '黑色断货')
    await userEvent.click(dialog.getByRole('button', { name: '问买家' }))
    await expect(await screen.findByText('已告诉买家')).toBeVisible()
  },
})

export const ChoosesAReplacement = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, accepted), handle('POST /api/SellerOrder/Substitutes', substitutes)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `缺货 ${pen.CustomerProductName}` }))
    const dialog = within(await screen.findByRole('dialog', { name: '缺货' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^换货/ }))
    await userEvent.click(await dialog.findByRole('radio', { name: /签字笔 黑色/ }))
    await expect(await dialog.findByRole('spinbutton', { name: '换成多少' })).toHaveValue('288')
  },
})

/** What is not sent at all, a day for what is sent later, and bad input beside its field. */
export const CutsPieces = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, accepted), handle('POST /api/SellerOrder/Shortage', short)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `缺货 ${paper.CustomerProductName}` }))
    const dialog = within(await screen.findByRole('dialog', { name: '缺货' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^稍后发/ }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(await dialog.findByText('请选择哪天前发')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /^不发/ }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(await screen.findByText('已告诉买家')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** The package that is being filled in stays, apart from the pieces that are not there. */
export const KeepsWhatWasTyped = meta.story({
  beforeEach: ({ msw }) => {
    let now = accepted
    msw.use(
      handle(key, () => now),
      handle('POST /api/SellerOrder/Shortage', () => {
        now = short
        return now
      }),
    )
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await typesAPackage({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: `缺货 ${paper.CustomerProductName}` }))
    const dialog = within(await screen.findByRole('dialog', { name: '缺货' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(await screen.findByText('已告诉买家')).toBeVisible()
    await expect(await canvas.findByText('发出 2 种、108 件，其余 188 件以后再发')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '承运商' })).toHaveValue('顺远快递')
    await expect(canvas.getByRole('textbox', { name: '运单号' })).toHaveValue('SY7730221804')
    await expect(canvas.getByRole('spinbutton', { name: `${pen.CustomerProductName} 这次发` })).toHaveValue('100')
  },
})

/** A note stays with colleagues. */
export const WritesANote = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, accepted), handle('POST /api/SellerOrder/Note', accepted)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '写备注' }))
    const dialog = within(await screen.findByRole('dialog', { name: '写备注' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('请填写内容')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '备注' }), '与上一单一起送')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('备注已保存')).toBeVisible()
  },
})

const toRefund: SellerOrderDetail = {
  ...shipped, Status: orderStatus.completed, StatusName: '已完成', PaymentTypeName: '公司转账', AllowActions: ['Refund'], Version: 9, RefusedAmount: 208, RefundAmount: 1.32, NetAmount: 1_418.84, PaidBackAmount: 1.32, PayingBackAmount: 208, TransferBackAmount: 208,
  Lines: shipped.Lines.map((line) => ({ ...line, ReceivedQuantity: line.Quantity - (line.LineId === 1 ? 2 : 0), RefusedQuantity: line.LineId === 1 ? 2 : 0 })),
}
/** Refused pieces of an order that was paid by transfer: finance gives the money back, and writes it down. */
export const ToRefund = meta.story({
  args: { order: toRefund },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('退款中')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '登记退款' }))
    await expect(args.onRefund).toHaveBeenCalledOnce()
  },
})
export const ToRefundOnAPhone = meta.story({ args: { order: toRefund }, globals: { viewport: { value: 'w390' }, scheme: 'dark' } })
/** The transfer is written down; a wrong day is said in the form, which keeps what was typed. */
export const WritesARefundDown = meta.story({
  render: connected,
  beforeEach: ({ msw }) => msw.use(handle(key, toRefund), handle.fail('POST /api/SellerOrder/Refund', '退款日期不能晚于今天', { Code: 'TRANSFER_DAY_INVALID' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '登记退款' }))
    const dialog = within(await screen.findByRole('dialog', { name: '登记退款' }))
    await userEvent.click(dialog.getByRole('button', { name: '登记退款' }))
    await expect(await dialog.findByText('请输入银行流水号')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /银行流水号/ }), 'T-2026-31')
    await userEvent.type(dialog.getByRole('textbox', { name: /退款日期/ }), '2026-03-19')
    await userEvent.click(dialog.getByRole('button', { name: '登记退款' }))
    await expect(await dialog.findByText('退款日期不能晚于今天')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /退款日期/ })).toHaveAccessibleDescription(/退款日期不能晚于今天/)
    await expect(dialog.getByRole('textbox', { name: /银行流水号/ })).toHaveValue('T-2026-31')
  },
})

const unpaid: SellerOrderDetail = {
  ...placed, GoodsAmount: 50, Freight: 8, PayableAmount: 58, NetAmount: 58, PaymentTypeName: '银行转账', Status: orderStatus.pendingPayment, StatusName: '待付款', AllowActions: ['SetFreight'],
  Lines: [{ ...paper, Price: 50, Quantity: 1, Subtotal: 50 }], Quantity: 1, OpenQuantity: 1,
}
const cheaper: SellerOrderDetail = { ...unpaid, Freight: 2.5, PayableAmount: 52.5, NetAmount: 52.5, Version: 4 }
const typesFreight = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(await canvas.findByRole('button', { name: '改运费' }))
  const dialog = within(await screen.findByRole('dialog', { name: '改运费' }))
  await userEvent.type(dialog.getByRole('textbox', { name: '运费' }), '8')
  await userEvent.click(dialog.getByRole('button', { name: '改运费' }))
  await expect(await dialog.findByText('只能降低，现在是 ¥8.00')).toBeVisible()
  await userEvent.clear(dialog.getByRole('textbox', { name: '运费' }))
  await userEvent.type(dialog.getByRole('textbox', { name: '运费' }), '2.5')
  await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '同城自送')
  await expect(dialog.getByText('应付 ¥58.00 → ¥52.50')).toBeVisible()
  return dialog
}
const typing = async (context: Play) => {
  await typesFreight(context)
}
/** Before the payment the freight is lowered: what the order comes to then is said first. */
export const LowersTheFreight = meta.story({ beforeEach: ({ msw }) => msw.use(handle(key, unpaid)), render: connected, play: typing })
export const LowersTheFreightOnAPhone = meta.story({ beforeEach: ({ msw }) => msw.use(handle(key, unpaid)), render: connected, play: typing, globals: { viewport: { value: 'w390' } } })
export const LowersTheFreightInTheDark = meta.story({ beforeEach: ({ msw }) => msw.use(handle(key, unpaid)), render: connected, play: typing, globals: { scheme: 'dark' } })
export const FreightLowered = meta.story({
  render: connected,
  beforeEach: ({ msw }) => {
    const state = { order: unpaid }
    msw.use(
      handle(key, () => state.order),
      handle('POST /api/SellerOrder/SetFreight', () => {
        state.order = cheaper
        return cheaper
      }),
    )
  },
  play: async (context) => {
    const dialog = await typesFreight(context)
    await context.userEvent.click(dialog.getByRole('button', { name: '改运费' }))
    await expect(await screen.findByText('运费已改')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** The buyer pays at this moment: what was typed stays. */
export const FreightWhilePaying = meta.story({
  render: connected,
  beforeEach: ({ msw }) => msw.use(handle(key, unpaid), handle.fail('POST /api/SellerOrder/SetFreight', '买家正在付款，订单金额暂不能改变，请稍后再试', { Code: 'FREIGHT_PAYING' })),
  play: async (context) => {
    const dialog = await typesFreight(context)
    await context.userEvent.click(dialog.getByRole('button', { name: '改运费' }))
    await expect(await dialog.findByText('买家正在付款，订单金额暂不能改变，请稍后再试')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('同城自送')
  },
})
