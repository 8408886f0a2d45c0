import { drawingOf, handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { orderStatus } from '@mall/api/contract'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { shipmentTitles } from './ImportShipments.tsx'
import { trackTitles } from './ImportTracks.tsx'
import { Orders } from './Orders.tsx'
import { ordersList } from './orders-list.ts'
import { OrdersView } from './OrdersView.tsx'

const buildPage = pageBuilder('POST /api/SellerOrder/List')

const goods = (CustomerProductName: string, Quantity: number) => ({ ProductCode: '10010222', CustomerProductName, ImageUrl: drawingOf(CustomerProductName), Quantity })
const waiting = {
  OrderNo: 'D2026031800000318', OrderTime: '2026-03-18T09:14:00+08:00', EnterpriseName: '华启科技（上海）有限公司', UserName: '行政采购员',
  Lines: [goods('砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', 12), goods('知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒', 288)],
  Quantity: 300, OpenQuantity: 300, LeftMinutes: 46, LimitHours: 4, PayableAmount: 1_628.16, PaymentTypeName: '账期月结', DeliveryDate: '2026-03-20', Status: orderStatus.pendingConfirmation, StatusName: '待确认', AllowActions: ['Accept' as const], Version: 1,
}
const packing = { ...waiting, LeftMinutes: -135, LimitHours: 24, OrderNo: 'D2026031700000291', EnterpriseName: '远帆物流有限公司', Lines: [goods('芯榆 标准容量 易加粉硒鼓 LY-88A 1500页', 6)], Quantity: 6, OpenQuantity: 4, PayableAmount: 576, DeliveryDate: null, Status: orderStatus.partlyShipped, StatusName: '部分发货', AllowActions: ['Ship' as const, 'Track' as const] }
const sent = { ...waiting, LeftMinutes: null, LimitHours: null, OrderNo: 'D2026031500000244', Lines: [goods('澄案 省力系列 订书机 蓝色 24/6 60页', 8)], Quantity: 8, OpenQuantity: 0, PayableAmount: 255.2, Status: orderStatus.pendingReceipt, StatusName: '待收货', AllowActions: ['Track' as const] }
const refused = { ...sent, OrderNo: 'D2026031400000219', Status: orderStatus.refused, StatusName: '已拒收', AllowActions: ['TakeBack' as const] }
const done = { ...sent, OrderNo: 'D2026030200000103', Status: orderStatus.completed, StatusName: '已完成', AllowActions: [] }

const counts = [
  { Status: orderStatus.pendingConfirmation, Count: 4 }, { Status: orderStatus.preparing, Count: 18 }, { Status: orderStatus.partlyShipped, Count: 3 },
  { Status: orderStatus.pendingReceipt, Count: 41 }, { Status: orderStatus.refused, Count: 1 }, { Status: orderStatus.completed, Count: 1_204 },
]
const filled = buildPage([waiting, packing, sent, refused, done], { StatusCounts: counts, total: 1_271 })

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(ordersList, {
  filled,
  none: buildPage([], { StatusCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ ...waiting, OrderNo: `D20260318${String(at).padStart(8, '0')}` })), { StatusCounts: [{ Status: orderStatus.pendingConfirmation, Count: 1000 }] }),
})

const meta = preview.meta({ title: 'Seller/订单 Orders', component: OrdersView, args: { state: stateOf(), printing: false, accepting: false, onAccept: fn(), onPickList: fn(), onDeliveryNotes: fn(), onLabels: fn(), onShipmentSheet: fn(), onImport: fn(), onImportTracks: fn() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, orderStatus.pendingConfirmation)
    await expect(context.canvas.getByRole('heading', { name: '订单' })).toBeVisible()
    await expect(context.canvas.getByText(/4 单待确认/)).toHaveTextContent('4 单待确认，21 单待发货，1 单被拒收')
    await expect(context.canvas.getByRole('link', { name: waiting.OrderNo })).toHaveAttribute('href', `/orders/${waiting.OrderNo}`)
  },
})
/** What is chosen is printed, each paper for the orders that it is for. */
export const Bulk = meta.story({
  // The bar lies over the head of the table, whose words axe takes for words on the bar.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not(thead th)' }] } } },
  play: async ({ args, canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox').slice(-4)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: '发货表 1' }))
    await expect(args.onShipmentSheet).toHaveBeenCalledWith([expect.objectContaining({ OrderNo: packing.OrderNo })])
    await userEvent.click(canvas.getByRole('button', { name: '拣货单 1' }))
    await expect(args.onPickList).toHaveBeenCalledWith([expect.objectContaining({ OrderNo: packing.OrderNo })])
    await userEvent.click(canvas.getByRole('button', { name: '送货单 4' }))
    await expect(args.onDeliveryNotes).toHaveBeenCalledWith([packing, sent, refused, done].map(({ OrderNo }) => expect.objectContaining({ OrderNo }) as unknown))
    await userEvent.click(canvas.getByRole('button', { name: '面单 4' }))
    await expect(args.onLabels).toHaveBeenCalledWith([packing, sent, refused, done].map(({ OrderNo }) => expect.objectContaining({ OrderNo }) as unknown))
  },
})
export const NothingWaits = meta.story({
  args: { state: stateOf('', { data: buildPage([done], { StatusCounts: [{ Status: orderStatus.completed, Count: 1 }] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有等您处理的订单')).toBeVisible()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([waiting], { StatusCounts: [{ Status: orderStatus.pendingConfirmation, Count: 1 }] }) }) } })
/** From the page of a customer: the one company, by its name, and the way back to all. */
export const OfOneCompany = meta.story({
  args: { state: stateOf('Company=7', { data: buildPage([waiting], { StatusCounts: counts, CustomerName: waiting.EnterpriseName }) }) },
  play: async ({ args, canvas, userEvent }) => {
    const company = canvas.getByRole('button', { name: new RegExp(`这家客户.*${waiting.EnterpriseName.slice(0, 4)}`) })
    await expect(company).toBeVisible()
    company.focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ filters: expect.objectContaining({ Company: null }) as unknown }))
  },
})
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage(
        [{ ...waiting, OrderNo: 'D2026031812345678901234567890ABCD', EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Lines: [goods('云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸', 999_999)], Quantity: 999_999, OpenQuantity: 999_999, PayableAmount: 123_456_656_543.22 }],
        { StatusCounts: [{ Status: orderStatus.pendingConfirmation, Count: 128_000 }] },
      ),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const list = 'POST /api/SellerOrder/List'
const connected = () => (
  <StoryMall at="/orders" login={sellerLogin}>
    <Orders />
  </StoryMall>
)
const waitingToo = { ...waiting, OrderNo: 'D2026031800000320', EnterpriseName: '远帆物流有限公司' }
const clerk = handle('POST /api/SellerAccount/Viewer', responseBuilder('POST /api/SellerAccount/Viewer')({ Permissions: ['order.view', 'order.manage'] }))
const queue = buildPage([waiting, waitingToo], { StatusCounts: counts, total: 2 })
interface Play {
  readonly canvas: { readonly findAllByRole: (role: string) => Promise<HTMLElement[]>; readonly findByRole: (role: string, options: { readonly name: string }) => Promise<HTMLElement> }
  readonly userEvent: { readonly click: (element: Element) => Promise<void>; readonly type: (element: Element, text: string) => Promise<void> }
}
const confirmBoth = async ({ canvas, userEvent }: Play) => {
  await canvas.findByRole('link', { name: waitingToo.OrderNo })
  for (const box of (await canvas.findAllByRole('checkbox')).slice(-2)) await userEvent.click(box)
  await userEvent.click(await canvas.findByRole('button', { name: '确认 2' }))
}
const someAccepted = handle('POST /api/SellerOrder/AcceptMany', [{ RowNo: 1, Success: true, Code: 'OK', Message: '已确认' }, { RowNo: 2, Success: false, Code: 'VERSION_CONFLICT', Message: '数据已被他人修改，请刷新后重试' }])
const readsResults = async (context: Play) => {
  await confirmBoth(context)
  const dialog = within(await screen.findByRole('dialog', { name: '确认 1 个，1 个未确认' }))
  await expect(dialog.getByText(waitingToo.OrderNo)).toBeVisible()
  await expect(dialog.getByText('数据已被他人修改，请刷新后重试')).toBeVisible()
  await expect(dialog.queryByText(waiting.OrderNo)).toBeNull()
}

/** Of several orders some cannot be confirmed: which, and why. */
export const ConfirmsSome = meta.story({ beforeEach: ({ msw }) => msw.use(clerk, handle(list, queue), someAccepted), render: connected, play: readsResults })
export const ConfirmsSomeInTheDark = meta.story({ beforeEach: ({ msw }) => msw.use(clerk, handle(list, queue), someAccepted), render: connected, play: readsResults, globals: { scheme: 'dark' } })
/** All were confirmed: a word, and no dialog. */
export const ConfirmsAll = meta.story({
  beforeEach: ({ msw }) => {
    const sent: unknown[] = []
    msw.use(
      clerk,
      handle(list, queue),
      handle('POST /api/SellerOrder/AcceptMany', (input) => {
        sent.push(input)
        return [1, 2].map((RowNo) => ({ RowNo, Success: true, Code: 'OK', Message: '已确认' }))
      }),
    )
    asked = sent
  },
  render: connected,
  play: async (context) => {
    await confirmBoth(context)
    await expect(await screen.findByText('已确认 2 个订单，开始备货')).toBeVisible()
    await expect(asked).toEqual([{ RequestId: expect.any(String) as string, Rows: [waiting, waitingToo].map(({ OrderNo, Version }) => ({ OrderNo, Version })) }])
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(context.canvas.getByRole('table')).not.toHaveAttribute('aria-busy'))
    await context.userEvent.click(context.canvas.getByRole('button', { name: '取消选择' }))
  },
})
let asked: readonly unknown[] = []

const sheet = {
  Columns: [...shipmentTitles],
  Rows: [
    { RowNo: 2, Cells: [packing.OrderNo, '10010222', '4', '顺远快递', 'SY7730221804'], Problems: [] },
    { RowNo: 3, Cells: [packing.OrderNo, '12010170', '999', '顺远快递', 'SY7730221805'], Problems: [{ Column: 2, Message: '最多还可发 288' }] },
    { RowNo: 4, Cells: [sent.OrderNo, '14010088', '6', '顺远快递', 'SY7730221799'], Problems: [{ Column: 4, Message: `已经发过（包裹 ${sent.OrderNo}-1），不会再发` }] },
  ],
}
const checks = handle('POST /api/SellerOrder/ShipCheck', sheet)
const readsSheet = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(await canvas.findByRole('button', { name: '导入发货' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '或从表格复制后粘贴' }), '订单号')
  await userEvent.click(screen.getByRole('button', { name: '读取粘贴的内容' }))
  const dialog = within(await screen.findByRole('dialog', { name: '3 行里 1 行可以导入，2 行还要改' }))
  await expect(dialog.getByText('最多还可发 288')).toBeVisible()
  await expect(dialog.getByText(`已经发过（包裹 ${sent.OrderNo}-1），不会再发`)).toBeVisible()
}
const trackSheet = {
  Columns: [...trackTitles],
  Rows: [
    { RowNo: 2, Cells: ['SY7730221804', '2026-03-18 16:20', '已到达上海浦东集散中心', '', ''], Problems: [] },
    { RowNo: 3, Cells: ['SY7730221805', '昨天', '派送中', '', ''], Problems: [{ Column: 1, Message: '时间须如2026-03-18 16:20' }] },
    { RowNo: 4, Cells: ['SY7730221799', '2026-03-18 17:02', '已签收', '是', ''], Problems: [{ Column: 4, Message: '有几个包裹是这个运单号，请填写订单号' }] },
  ],
}
/** Where packages are, from a sheet of their carrier. */
export const ImportsTracks = meta.story({
  beforeEach: ({ msw }) => msw.use(clerk, handle(list, queue), handle('POST /api/SellerOrder/TrackCheck', trackSheet), handle('POST /api/SellerOrder/TrackImport', { Results: [{ RowNo: 2, Success: true, Code: 'OK', Message: `${sent.OrderNo} 记下 1 条` }] })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导入轨迹' }))
    await userEvent.type(await screen.findByRole('textbox', { name: '或从表格复制后粘贴' }), '运单号')
    await userEvent.click(screen.getByRole('button', { name: '读取粘贴的内容' }))
    const dialog = within(await screen.findByRole('dialog', { name: '3 行里 1 行可以导入，2 行还要改' }))
    await expect(dialog.getByText('有几个包裹是这个运单号，请填写订单号')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '导入 1 行' }))
    await expect(await screen.findByText('1 条轨迹已全部导入')).toBeVisible()
  },
})
/** What is wrong is said beside its cell before anything is sent. */
export const ImportsPackages = meta.story({ beforeEach: ({ msw }) => msw.use(clerk, handle(list, queue), checks), render: connected, play: readsSheet })
export const ImportsPackagesOnAPhone = meta.story({ beforeEach: ({ msw }) => msw.use(clerk, handle(list, queue), checks), render: connected, play: readsSheet, globals: { viewport: { value: 'w390' } } })
export const PackagesImported = meta.story({
  beforeEach: ({ msw }) => msw.use(clerk, handle(list, queue), checks, handle('POST /api/SellerOrder/ShipImport', { Results: [{ RowNo: 2, Success: true, Code: 'OK', Message: `${packing.OrderNo} 已发出 4 件` }] })),
  render: connected,
  play: async (context) => {
    await readsSheet(context)
    await context.userEvent.click(screen.getByRole('button', { name: '导入 1 行' }))
    await expect(await screen.findByText('1 个发货明细已全部导入')).toBeVisible()
  },
})
