import { invoiceStatus } from '@mall/api/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { invoicesList } from './invoices-list.ts'
import { InvoicesView } from './InvoicesView.tsx'

const buildPage = pageBuilder('POST /api/SellerInvoice/List')

const waiting = {
  InvoiceId: 'KP2026031800000042', Type: 1 as const, TypeName: '数电普票', Title: '华启科技（上海）有限公司', TaxNo: '91310000MA1FL1AB23', Amount: 6184.2, TaxAmount: 711.46, RedAmount: 0, RedPendingAmount: 0, ValidAmount: 6184.2,
  OrderCount: 3, ApplyTime: '2026-03-18T09:14:00+08:00', InvoiceNumber: '', IssueTime: null, UserName: '行政采购员', EnterpriseName: '华启科技（上海）有限公司', Status: invoiceStatus.pendingReview, StatusName: '待审核',
  LeftMinutes: 1394, LimitHours: 24, AllowActions: ['Approve' as const, 'Reject' as const], Version: 1,
}
const issuing = { ...waiting, InvoiceId: 'KP2026031700000039', Type: 2 as const, TypeName: '数电专票', Title: '远帆物流有限公司', EnterpriseName: '远帆物流有限公司', Amount: 12_804, ApplyTime: '2026-03-16T14:02:00+08:00', LeftMinutes: 205, Status: invoiceStatus.issuing, StatusName: '开票中', AllowActions: ['Issue' as const] }
const late = { ...issuing, InvoiceId: 'KP2026031200000031', Title: '启明实验学校', EnterpriseName: '启明实验学校', Amount: 932.5, ApplyTime: '2026-03-12T09:40:00+08:00', LeftMinutes: -740 }
const reversing = { ...waiting, InvoiceId: 'KP2026030900000027', InvoiceNumber: '26312000000012345678', IssueTime: '2026-03-10T10:00:00+08:00', RedPendingAmount: 104, LeftMinutes: 1200, Status: invoiceStatus.reversing, StatusName: '红冲中', AllowActions: ['RedIssue' as const, 'RedReject' as const] }
const issued = { ...waiting, InvoiceId: 'KP2026030200000009', InvoiceNumber: '26312000000012340009', IssueTime: '2026-03-03T11:20:00+08:00', LeftMinutes: null, Status: invoiceStatus.issued, StatusName: '已开票', AllowActions: ['Download' as const, 'Resend' as const] }

const counts = [
  { Status: invoiceStatus.pendingReview, Count: 6 }, { Status: invoiceStatus.issuing, Count: 4 }, { Status: invoiceStatus.reversing, Count: 1 }, { Status: invoiceStatus.issued, Count: 1204 }, { Status: invoiceStatus.rejected, Count: 3 },
]
const filled = buildPage([waiting, issuing, late, reversing, issued], { StatusCounts: counts, total: 1218, CustomerName: null })

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(invoicesList, {
  filled,
  none: buildPage([], { StatusCounts: [], CustomerName: null }),
  thousand: buildPage(thousandRows((at) => ({ ...waiting, InvoiceId: `KP20260318${String(at).padStart(8, '0')}` })), { StatusCounts: [{ Status: invoiceStatus.pendingReview, Count: 1000 }], CustomerName: null }),
})

const meta = preview.meta({ title: 'Seller/发票 Invoices', component: InvoicesView, args: { state: stateOf() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, invoiceStatus.pendingReview)
    await expect(context.canvas.getByText('6 张待审核，4 张待开具，1 张待红冲')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: waiting.InvoiceId })).toHaveAttribute('href', `/invoices/${waiting.InvoiceId}`)
    await expect(context.canvas.getByText('超 12 小时')).toBeVisible()
  },
})
export const NothingWaits = meta.story({
  args: { state: stateOf('', { data: buildPage([issued], { StatusCounts: [{ Status: invoiceStatus.issued, Count: 1 }], CustomerName: null }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有等您开具的发票')).toBeVisible()
  },
})
export const OfOneCustomer = meta.story({ args: { state: stateOf('Company=3', { data: { ...filled, CustomerName: '华启科技（上海）有限公司' } }) } })
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([waiting], { StatusCounts: [{ Status: invoiceStatus.pendingReview, Count: 1 }], CustomerName: null }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage(
        [{ ...late, InvoiceId: 'KP202603181234567890', Title: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司第一分公司', InvoiceNumber: '26312000000012345678', Amount: 123_456_656_543.22, LeftMinutes: -99_999 }],
        { StatusCounts: [{ Status: invoiceStatus.issuing, Count: 128_000 }], CustomerName: null },
      ),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })
