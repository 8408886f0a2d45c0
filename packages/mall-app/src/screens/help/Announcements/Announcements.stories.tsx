import type { AnnouncementDetail } from '@mall/api/contract'
import { handle, responseBuilder } from '@mall/mocks'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Announcements } from './Announcements.tsx'
import { AnnouncementsView } from './AnnouncementsView.tsx'

const buildDetail = responseBuilder('POST /api/Announcement/Detail')

const list = {
  total: 5,
  Items: ['关于节假日配送与客服时间的通知', '协议价更新说明：本季度新增协议商品', '电子发票开具流程优化公告', '西部地区仓库升级，部分商品发货延迟提示', '账期客户对账单下载指引'].map((Title, at) => ({
    AnnouncementId: 5 - at, Title, PublishedAt: `2026-03-${String(16 - at * 3).padStart(2, '0')}T00:00:00+08:00`,
  })),
}

const page: AnnouncementDetail = {
  AnnouncementId: 5,
  Title: '关于节假日配送与客服时间的通知',
  PublishedAt: '2026-03-16T00:00:00+08:00',
  Content: [
    { Tag: 'p', Children: ['节假日期间仓库照常出库，', { Tag: 'strong', Children: ['配送改为每日一班'] }, '，当天 12:00 前的订单次日送达。'] },
    {
      Tag: 'table',
      Children: [
        { Tag: 'thead', Children: [{ Tag: 'tr', Children: [{ Tag: 'th', Children: ['服务'] }, { Tag: 'th', Children: ['时间'] }] }] },
        {
          Tag: 'tbody',
          Children: [
            { Tag: 'tr', Children: [{ Tag: 'td', Children: ['配送'] }, { Tag: 'td', Children: ['每日一班，9:00—18:00'] }] },
            { Tag: 'tr', Children: [{ Tag: 'td', Children: ['客服热线'] }, { Tag: 'td', Children: ['9:00—17:30'] }] },
          ],
        },
      ],
    },
    { Tag: 'p', Children: ['各地的时效见', { Tag: 'a', Href: '/help/detail/13', Children: ['配送服务'] }, '。'] },
  ],
}

const meta = preview.meta({
  title: 'Screens/公告 Announcements',
  component: AnnouncementsView,
  parameters: { layout: 'fullscreen' },
  args: { list, current: 5, page, onMore: undefined, onRetry: fn() },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(page.Title)
    await expect(canvas.getByRole('link', { name: '配送服务' })).toHaveAttribute('href', '/help/detail/13')
    await expect(canvas.getByRole('navigation', { name: '全部公告' })).toBeVisible()
  },
})
export const Loading = meta.story({ args: { list: undefined, page: undefined, current: null } })
export const Failed = meta.story({
  args: { list: null, page: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const PageFailed = meta.story({ args: { page: 'failed' } })
export const Empty = meta.story({ args: { list: { Items: [], total: 0 }, page: undefined, current: null } })
/** One that was taken down, or is for others. */
export const Unknown = meta.story({ args: { page: 'unknown', current: 99 } })
export const LongContent = meta.story({
  args: {
    list: { ...list, total: 130, Items: list.Items.map((item) => ({ ...item, Title: `${item.Title}，适用于华东、华南与西南地区全部分公司及其下属仓库、门店和项目部` })) },
    page: { ...page, Title: `${page.Title}，适用于华东、华南与西南地区全部分公司`, Content: [{ Tag: 'h2', Children: ['适用范围'] }, ...page.Content, { Tag: 'ul', Children: Array.from({ length: 8 }, (_, at) => ({ Tag: 'li' as const, Children: [`第 ${at + 1} 条：`, { Tag: 'code' as const, Children: ['D2026031800000012345678D2026031800000012345678'] }] })) }] },
    onMore: () => undefined,
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const connected = (at: string) => (
  <StoryMall at={at} path="/notice/*">
    <Announcements />
  </StoryMall>
)

/** Without an id the newest is open; another one is a press away. */
export const Reads = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(handle('POST /api/Announcement/List', list), handle('POST /api/Announcement/Detail', ({ AnnouncementId }) => buildDetail({ ...page, AnnouncementId, Title: list.Items.find((item) => item.AnnouncementId === AnnouncementId)?.Title ?? '' }))),
  render: () => connected('/notice'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: page.Title })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^电子发票/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '电子发票开具流程优化公告' })).toBeVisible()
  },
})

/** The server says that there is none such for this reader. */
export const NotForMe = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Announcement/List', list), handle.fail('POST /api/Announcement/Detail', '公告不存在', { Code: 'ANNOUNCEMENT_NOT_FOUND' })),
  render: () => connected('/notice/99'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有这条公告')).toBeVisible()
  },
})
