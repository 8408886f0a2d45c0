import type { SellerAnnouncementDetail } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ContentPreview } from '../../../components/content/ContentPreview.tsx'
import { announcementContent, announcementDetail, announcementSamples } from '../../../testing/announcement-samples.ts'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Announcement } from './Announcement.tsx'
import { AnnouncementView } from './AnnouncementView.tsx'

const key = 'POST /api/SellerAnnouncement/Detail'
const drawn = { nodes: announcementContent, problem: null, isBehind: false }
const draft: SellerAnnouncementDetail = { ...announcementDetail, ...announcementSamples.draft }

const meta = preview.meta({
  title: 'Seller/公告编辑 Announcement',
  component: AnnouncementView,
  args: {
    announcement: announcementDetail, pending: false, renderLeaveGuard: () => null, renderPreview: (title: string) => <ContentPreview title={title} drawn={drawn} />, findParties: async () => [],
    onSave: fn(async () => announcementDetail), onPublish: fn(async () => announcementDetail), onTakeDown: fn(async () => undefined), onRefresh: async () => announcementDetail,
  },
  render: (args) => (
    <MemoryRouter>
      <AnnouncementView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at="/notices/5" path="/notices/:id" login={sellerLogin}>
    <Announcement />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('买家正在看')
    const title = canvas.getByRole('textbox', { name: /^标题/ })
    await userEvent.clear(title)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请输入标题')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(title, '国庆配送安排')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ Title: '国庆配送安排', For: 'all', PartyId: null, RoleId: null, From: null, Until: null }))
  },
})
export const Draft = meta.story({
  args: { announcement: draft },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '撤下' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(args.onPublish).toHaveBeenCalledWith(expect.objectContaining({ For: 'group', PartyId: 1 }))
  },
})
export const Planned = meta.story({ args: { announcement: { ...announcementDetail, ...announcementSamples.planned } } })
export const TakenDown = meta.story({ args: { announcement: { ...announcementDetail, ...announcementSamples.takenDown } } })
/** Its last day is over. */
export const Over = meta.story({ args: { announcement: { ...announcementDetail, State: 'over', StateName: '已撤下', From: '2026-03-01', Until: '2026-03-10' } } })
export const ReadOnly = meta.story({
  args: { announcement: { ...announcementDetail, ...announcementSamples.company, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
/** What pages do not show is said while it is written; what was drawn before stays. */
export const Undrawable = meta.story({ args: { renderPreview: (title: string) => <ContentPreview title={title} drawn={{ ...drawn, problem: '第 3 行：页面不显示图片' }} /> } })
export const LongContent = meta.story({
  args: {
    announcement: {
      ...announcementDetail, ...announcementSamples.company, Title: '关于国庆与中秋期间华东、华南、西南地区仓库盘点及办公用品配送时效调整的补充通知说明', PartyName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司',
      Body: Array.from({ length: 40 }, (_, at) => `第 ${at + 1} 段：各分公司请提前安排。`).join('\n\n'),
    },
    renderPreview: (title: string) => <ContentPreview title={title} drawn={{ ...drawn, nodes: Array.from({ length: 40 }, (_, at) => ({ Tag: 'p' as const, Children: [`第 ${at + 1} 段：各分公司请提前安排。`] })) }} />,
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '公告不存在', { Code: 'ANNOUNCEMENT_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/未找到.*公告|公告不存在/)).toBeVisible()
  },
})

/** 发布: what was typed is saved first; what the server has against the text is said beside it, and nothing typed is lost. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, draft), handle('POST /api/SellerAnnouncement/Preview', announcementContent), handle.fail('POST /api/SellerAnnouncement/Save', '第 1 行：页面不显示HTML', { Code: 'MARKDOWN_INVALID' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: /^正文/ })
    await userEvent.clear(body)
    await userEvent.type(body, '<b>粗体</b>')
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(await canvas.findByText('第 1 行：页面不显示HTML')).toBeVisible()
    await expect(body).toHaveValue('<b>粗体</b>')
  },
})

/** 发布 and 撤下, through the server. */
export const Publishes = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, draft, { once: true }), handle(key, announcementDetail), handle('POST /api/SellerAnnouncement/Preview', announcementContent), handle('POST /api/SellerAnnouncement/Save', { ...draft, Version: 4 }),
      handle('POST /api/SellerAnnouncement/Publish', ({ Version }) => ({ ...announcementDetail, Version: Version + 1 })), handle('POST /api/SellerAnnouncement/TakeDown', announcementDetail),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }))
    await expect(await screen.findByText('已发布，买家马上看到')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '撤下' }))
    const dialog = within(await screen.findByRole('dialog', { name: '撤下这条公告？' }))
    await userEvent.click(dialog.getByRole('button', { name: '撤下' }))
    await expect(await screen.findByText('已撤下')).toBeVisible()
  },
})
