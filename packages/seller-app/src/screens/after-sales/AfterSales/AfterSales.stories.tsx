import { afterSalesStatus } from '@mall/api/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { drawingOf, pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { afterSalesList } from './after-sales-list.ts'
import { AfterSalesView } from './AfterSalesView.tsx'

const buildPage = pageBuilder('POST /api/SellerAfterSales/List')

const waiting = {
  ReturnOrderId: 'SH2026031800000042', OrderNo: 'D2026030900000211', ProductCode: '10010222', CustomerProductName: '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', ImageUrl: drawingOf('砚屿 商务系列 高速机打印纸 A4 70g 8包/箱'), Unit: '箱',
  Type: 1 as const, TypeName: '退货', Quantity: 2, RefundAmount: 208, ApplyTime: '2026-03-18T09:14:00+08:00', EnterpriseName: '华启科技（上海）有限公司', UserName: '行政采购员',
  Status: afterSalesStatus.pendingReview, StatusName: '待审核', LeftMinutes: 372, LimitHours: 8, AwaitsApplicant: false, AllowActions: ['Approve' as const, 'Reject' as const, 'Ask' as const], Version: 1,
}
const asked = { ...waiting, LeftMinutes: null, LimitHours: null, ReturnOrderId: 'SH2026031800000040', StatusName: '待补充', AwaitsApplicant: true, AllowActions: ['Approve' as const, 'Reject' as const] }
const exchange = { ...waiting, LeftMinutes: null, LimitHours: null, ReturnOrderId: 'SH2026031700000039', Type: 2 as const, TypeName: '换货', CustomerProductName: '澄案 省力系列 订书机 蓝色 24/6 60页', ImageUrl: drawingOf('澄案 省力系列 订书机 蓝色 24/6 60页'), Unit: '台', Quantity: 1, RefundAmount: null, EnterpriseName: '远帆物流有限公司', Status: afterSalesStatus.returned, StatusName: '已寄回待收货', AllowActions: ['Receive' as const] }
const processing = { ...waiting, LeftMinutes: null, LimitHours: null, ReturnOrderId: 'SH2026031600000031', Status: afterSalesStatus.processing, StatusName: '处理中', AllowActions: ['Finish' as const] }
const confirming = { ...waiting, LeftMinutes: null, LimitHours: null, ReturnOrderId: 'SH2026031500000027', Status: afterSalesStatus.pendingConfirmation, StatusName: '待确认', AllowActions: [] }
const done = { ...exchange, ReturnOrderId: 'SH2026030200000009', Status: afterSalesStatus.completed, StatusName: '已完成', AllowActions: [] }

const counts = [
  { Status: afterSalesStatus.pendingReview, Count: 6 }, { Status: afterSalesStatus.pendingReturn, Count: 3 }, { Status: afterSalesStatus.returned, Count: 2 },
  { Status: afterSalesStatus.processing, Count: 1 }, { Status: afterSalesStatus.pendingConfirmation, Count: 4 }, { Status: afterSalesStatus.completed, Count: 188 },
]
const filled = buildPage([waiting, asked, exchange, processing, confirming, done], { StatusCounts: counts, AwaitsApplicantCount: 1, total: 204 })

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(afterSalesList, {
  filled,
  none: buildPage([], { StatusCounts: [], AwaitsApplicantCount: 0 }),
  thousand: buildPage(thousandRows((at) => ({ ...waiting, ReturnOrderId: `SH20260318${String(at).padStart(8, '0')}` })), { StatusCounts: [{ Status: afterSalesStatus.pendingReview, Count: 1000 }], AwaitsApplicantCount: 0 }),
})

const meta = preview.meta({ title: 'Seller/售后 After sales', component: AfterSalesView, args: { state: stateOf() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, afterSalesStatus.pendingReview)
    await expect(context.canvas.getByText('5 单待审核，2 单待收货，1 单待处理')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: waiting.ReturnOrderId })).toHaveAttribute('href', `/after-sales/${waiting.ReturnOrderId}`)
  },
})
export const NothingWaits = meta.story({
  args: { state: stateOf('', { data: buildPage([done], { StatusCounts: [{ Status: afterSalesStatus.completed, Count: 1 }], AwaitsApplicantCount: 0 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有等您处理的售后')).toBeVisible()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([waiting], { StatusCounts: [{ Status: afterSalesStatus.pendingReview, Count: 1 }], AwaitsApplicantCount: 0 }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage(
        [{ ...waiting, ReturnOrderId: 'SH202603181234567890', EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', CustomerProductName: '云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸', ImageUrl: drawingOf('云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸'), Quantity: 999_999, RefundAmount: 123_456_656_543.22 }],
        { StatusCounts: [{ Status: afterSalesStatus.pendingReview, Count: 128_000 }] },
      ),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })
