import type { Notice } from '@mall/api/contract'
import { handle, logins } from '@mall/mocks'
import { TopBar } from '@mall/ui/top-bar'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { NoticeBell } from './NoticeBell.tsx'
import { NoticePanelView, type NoticePanelViewProps } from './NoticePanelView.tsx'

const noticeOf = (NoticeId: number, parts: Partial<Notice>): Notice => ({
  NoticeId, Kind: 'approvalWaiting', KindName: '待我审批', Title: '行政采购员的订单等你审批', Facts: ['¥6,000.00', '超单笔限额', 'D2026031800000012'],
  Target: { Kind: 'approval', ApprovalNo: 'SP202603180012' }, Time: '2026-03-18T09:40:00+08:00', IsUnread: true, IsDone: false, ...parts,
})

const order = { Kind: 'order', OrderNo: 'D2026031700000007' } as const

const notices: Notice[] = [
  noticeOf(4, {}),
  noticeOf(3, { Kind: 'orderDelivered', KindName: '订单送达', Title: '你的订单已送达，请确认收货', Facts: ['¥412.00', '6件', order.OrderNo], Target: order, Time: '2026-03-18T08:05:00+08:00' }),
  noticeOf(2, { Kind: 'orderShipped', KindName: '订单发货', Title: '你的订单已全部发货', Facts: ['¥412.00', '6件', order.OrderNo], Target: order, Time: '2026-03-17T12:05:00+08:00', IsUnread: false }),
  noticeOf(1, { Time: '2025-12-30T17:21:00+08:00', IsUnread: false, IsDone: true }),
]

const todos: NoticePanelViewProps['todos'] = [
  { Name: '待我审批', Count: 14, Target: { Kind: 'approvalList' } },
  { Name: '待付款', Count: 0, Target: { Kind: 'orderList', Status: 20 } },
]

const announcements = [
  { AnnouncementId: 5, Title: '关于节假日配送与客服时间的通知', PublishedAt: '2026-03-16T00:00:00+08:00' },
  { AnnouncementId: 4, Title: '协议价更新说明：本季度新增协议商品', PublishedAt: '2026-03-12T00:00:00+08:00' },
]

const meta = preview.meta({
  title: 'Parts/消息 Notice panel',
  component: NoticePanelView,
  args: {
    todos, announcements, notices, unread: 2, isUnreadOnly: false, hasMore: false, isReading: false, year: '2026',
    onUnreadOnlyChange: fn(), onMore: fn(), onRead: fn(), onReadAll: fn(), onRetry: fn(), onFollow: fn(), onSettings: fn(),
  },
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const rows = within(canvas.getByRole('list', { name: '消息' })).getAllByRole('listitem')
    await expect(rows).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: /^未读：\s*行政采购员的订单等你审批/ })).toHaveAttribute('href', '/userCenter/order/approval/SP202603180012')
    await expect(canvas.getByText('2025-12-30', { exact: false })).toHaveTextContent('已处理')
    await userEvent.click(canvas.getByRole('button', { name: '标为已读：你的订单已送达，请确认收货' }))
    await expect(args.onRead).toHaveBeenCalledWith([3])
    await userEvent.click(canvas.getByRole('button', { name: '全部已读' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
    await expect(within(canvas.getByRole('list', { name: '待办' })).getAllByRole('link')).toHaveLength(1)
    await expect(within(canvas.getByRole('list', { name: '公告' })).getAllByRole('link')[0]).toHaveAttribute('href', '/notice/5')
  },
})
export const Loading = meta.story({ args: { todos: undefined, notices: undefined, unread: 0 } })
export const Nothing = meta.story({ args: { todos: [], announcements: [], notices: [], unread: 0 }, play: ({ canvas }) => expect(canvas.getByRole('button', { name: '全部已读' })).toBeDisabled() })
export const NothingUnread = meta.story({ args: { notices: [], unread: 0, isUnreadOnly: true } })
export const Failed = meta.story({
  args: { todos: null, notices: null, unread: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const Reading = meta.story({ args: { isReading: true } })
export const LongAndMany = meta.story({
  args: {
    unread: 130,
    hasMore: true,
    notices: Array.from({ length: 30 }, (_, nth) =>
      noticeOf(30 - nth, { Title: '华东大区上海分公司行政与后勤保障部办公用品集中采购项目组的订单等你审批', Facts: ['¥1,234,567.89', '超单笔限额', '非协议商品', '指定品类', 'D2026031800000012345678'] })),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const bell = () => (
  <StoryMall bare login={logins.approver}>
    <div style={{ display: 'grid', justifyItems: 'end' }}>
      <TopBar label="快捷入口">
        <NoticeBell />
      </TopBar>
    </div>
  </StoryMall>
)

const list = { Items: notices, total: 4, Count: 120 }

/** What arrives is counted and said, without a look at the panel; the count that was asked for before comes later. */
export const Bell = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle.slow('POST /api/Notice/Count', 60),
      handle('POST /api/Notice/Count', { Count: 0 }),
      handle('POST /api/Notice/List', list),
      handle('GET /api/Notice/Stream', { Type: 'notice', Count: 120, Notice: noticeOf(4, {}) }),
    ),
  render: bell,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '消息，99+条未读' })
    await expect(button).toHaveTextContent('99+')
    await expect(await screen.findByText('新消息：行政采购员的订单等你审批')).toHaveAttribute('role', 'status')
    await userEvent.click(button)
    await expect(await canvas.findByRole('link', { name: /你的订单已送达/ })).toBeVisible()
    await expect(button).toHaveTextContent('99+')
    await expect(canvas.getByRole('list', { name: '消息' }).getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
})

/** Each switch is saved at once. */
export const Settings = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(handle('POST /api/Notice/Count', { Count: 2 }), handle('GET /api/Notice/Stream', { Type: 'count', Count: 2 }), handle('POST /api/Notice/List', { ...list, Count: 2 })),
  render: bell,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '消息，2条未读' }))
    await userEvent.click(await canvas.findByRole('button', { name: '设置' }))
    await expect(await screen.findByRole('dialog', { name: '消息设置' })).toBeVisible()
    await expect(await screen.findByRole('table')).toBeVisible()
  },
})
