import { buildOrderLine, pageBuilder } from '@mall/mocks'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { orderStatus } from '@mall/api/contract'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ordersList } from './orders-list.ts'
import { OrdersView } from './OrdersView.tsx'

const buildPage = pageBuilder('POST /api/SellerOrder/List')

const goods = (CustomerProductName: string, Quantity: number) => ({ ProductCode: '10010222', CustomerProductName, ImageUrl: buildOrderLine().ImageUrl, Quantity })
const waiting = {
  OrderNo: 'D2026031800000318', OrderTime: '2026-03-18T09:14:00+08:00', EnterpriseName: '华启科技（上海）有限公司', UserName: '行政采购员',
  Lines: [goods('砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', 12), goods('知汀 速写系列 按动中性笔 黑色 0.5mm 12支/盒', 288)],
  Quantity: 300, OpenQuantity: 300, PayableAmount: 1_628.16, PaymentTypeName: '账期月结', DeliveryDate: '2026-03-20', Status: orderStatus.pendingConfirmation, StatusName: '待确认', AllowActions: ['Accept' as const], Version: 1,
}
const packing = { ...waiting, OrderNo: 'D2026031700000291', EnterpriseName: '远帆物流有限公司', Lines: [goods('芯榆 标准容量 易加粉硒鼓 LY-88A 1500页', 6)], Quantity: 6, OpenQuantity: 4, PayableAmount: 576, DeliveryDate: null, Status: orderStatus.partlyShipped, StatusName: '部分发货', AllowActions: ['Ship' as const, 'Track' as const] }
const sent = { ...waiting, OrderNo: 'D2026031500000244', Lines: [goods('澄案 省力系列 订书机 蓝色 24/6 60页', 8)], Quantity: 8, OpenQuantity: 0, PayableAmount: 255.2, Status: orderStatus.pendingReceipt, StatusName: '待收货', AllowActions: ['Track' as const] }
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

const meta = preview.meta({ title: 'Seller/订单 Orders', component: OrdersView, args: { state: stateOf() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, orderStatus.pendingConfirmation)
    await expect(context.canvas.getByRole('heading', { name: '订单' })).toBeVisible()
    await expect(context.canvas.getByText(/4 单待确认/)).toHaveTextContent('4 单待确认，21 单待发货，1 单被拒收')
    await expect(context.canvas.getByRole('link', { name: waiting.OrderNo })).toHaveAttribute('href', `/orders/${waiting.OrderNo}`)
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
