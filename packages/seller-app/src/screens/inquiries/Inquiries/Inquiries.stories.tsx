import { inquiryStatus } from '@mall/api/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { inquiriesList } from './inquiries-list.ts'
import { InquiriesView } from './InquiriesView.tsx'

const buildPage = pageBuilder('POST /api/SellerInquiry/List')

const waiting = {
  InquiryId: 76, InquiryNo: 'XJ202603180076', CreateTime: '2026-03-18T09:14:00+08:00', EnterpriseName: '华启科技（上海）有限公司', UserName: '行政采购员', FirstName: '静音碎纸机，能碎光盘的', LineCount: 5,
  QuotedAmount: null, ValidUntil: null, LeftMinutes: 48, LimitHours: 16, HasDraft: false, IsAsked: true, Status: inquiryStatus.pending, StatusName: '待受理', AllowActions: ['Quote' as const, 'MarkUnavailable' as const, 'Message' as const], Version: 1,
}
const begun = { ...waiting, LeftMinutes: 612, LimitHours: 16, InquiryId: 75, InquiryNo: 'XJ202603180075', EnterpriseName: '远帆物流有限公司', FirstName: '会议室白板', LineCount: 1, HasDraft: true, IsAsked: false }
const quoted = { ...waiting, LeftMinutes: null, LimitHours: null, InquiryId: 70, InquiryNo: 'XJ202603170070', FirstName: '复印纸', LineCount: 3, QuotedAmount: 12_060, ValidUntil: '2026-03-24T23:59:59+08:00', IsAsked: false, Status: inquiryStatus.quoted, StatusName: '已报价', AllowActions: ['Message' as const] }
const accepted = { ...quoted, InquiryId: 61, InquiryNo: 'XJ202603100061', Status: inquiryStatus.accepted, StatusName: '已接受', AllowActions: [] }

const counts = [{ Status: inquiryStatus.pending, Count: 9 }, { Status: inquiryStatus.quoted, Count: 14 }, { Status: inquiryStatus.accepted, Count: 120 }]

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(inquiriesList, {
  filled: buildPage([waiting, begun, quoted, accepted], { StatusCounts: counts, total: 143 }),
  none: buildPage([], { StatusCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ ...waiting, InquiryId: at + 1, InquiryNo: `XJ20260318${String(at).padStart(4, '0')}` })), { StatusCounts: [{ Status: inquiryStatus.pending, Count: 1000 }] }),
})

const meta = preview.meta({ title: 'Seller/询价 Inquiries', component: InquiriesView, args: { state: stateOf() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, inquiryStatus.pending)
    await expect(context.canvas.getByText('9 单待报价')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: waiting.InquiryNo })).toHaveAttribute('href', '/inquiries/76')
  },
})
export const NothingWaits = meta.story({
  args: { state: stateOf('', { data: buildPage([accepted], { StatusCounts: [{ Status: inquiryStatus.accepted, Count: 1 }] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有待报价的询价')).toBeVisible()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([waiting], { StatusCounts: [{ Status: inquiryStatus.pending, Count: 1 }] }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage([{ ...quoted, InquiryNo: 'XJ202603181234567', EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', FirstName: '全公司十二层至十八层会议室投影设备与配套幕布、翻页笔及备用灯泡整体更换并含旧设备回收处理', LineCount: 100, QuotedAmount: 123_456_656_543.22, IsAsked: true }], {
        StatusCounts: [{ Status: inquiryStatus.pending, Count: 128_000 }],
      }),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })
