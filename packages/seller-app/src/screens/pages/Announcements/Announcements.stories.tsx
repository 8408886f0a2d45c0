import type { SellerAnnouncementList } from '@mall/api/seller/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { announcementDetail, announcementSamples } from '../../../testing/announcement-samples.ts'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Announcements } from './Announcements.tsx'
import { announcementsList } from './announcements-list.ts'
import { AnnouncementsView } from './AnnouncementsView.tsx'

const buildPage = pageBuilder('POST /api/SellerAnnouncement/List')
const { live, company, planned, draft, takenDown } = announcementSamples

const parts: Pick<SellerAnnouncementList, 'StateCounts' | 'All' | 'CanCreate'> = { StateCounts: [{ State: 'live', Count: 2 }, { State: 'waiting', Count: 2 }, { State: 'over', Count: 1 }], All: 5, CanCreate: true }
const filled = buildPage([draft, planned, live, company, takenDown], { ...parts, total: 5 })

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(announcementsList, {
  filled,
  none: buildPage([], { ...parts, StateCounts: [], All: 0 }),
  thousand: buildPage(thousandRows((at) => ({ ...live, AnnouncementId: at + 1, Title: `${live.Title}（${at + 1}）` })), { ...parts, All: 1000, StateCounts: [{ State: 'live', Count: 1000 }] }),
})

const meta = preview.meta({ title: 'Seller/公告 Announcements', component: AnnouncementsView, args: { state: stateOf(), onCreate: fn() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, 'waiting')
    await expect(context.canvas.getByText(/2 条正在显示/)).toHaveTextContent('2 条正在显示，2 条待发布')
    await expect(context.canvas.getByRole('link', { name: company.Title })).toHaveAttribute('href', '/notices/6')
    await expect(context.canvas.getByText('华启科技（上海）有限公司，只给采购员')).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: '写公告' }))
    await expect(context.args.onCreate).toHaveBeenCalledOnce()
  },
})
/** Who only reads writes none. */
export const ReadOnly = meta.story({
  args: { state: stateOf('', { data: buildPage([live], { ...parts, CanCreate: false, All: 1, StateCounts: [{ State: 'live', Count: 1 }] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '写公告' })).toBeNull()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([live], { ...parts, All: 1, StateCounts: [{ State: 'live', Count: 1 }] }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage([{ ...company, Title: '关于国庆与中秋期间华东、华南、西南地区仓库盘点及办公用品配送时效调整的补充通知说明', PartyName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', From: '2026-03-01', ChangedBy: '欧阳明月-华东大区' }], { ...parts, All: 128_000 }),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

/** A new one: what is wrong is said beside its field; then its page opens. */
export const Creates = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerAnnouncement/List', filled),
      handle('POST /api/SellerAnnouncement/Parties', [{ Level: 'group', PartyId: 1, Name: '华启集团', Companies: 2 }, { Level: 'company', PartyId: 1, Name: '华启科技（上海）有限公司', Companies: 1 }]),
      handle('POST /api/SellerAnnouncement/Create', { ...announcementDetail, AnnouncementId: 12 }),
    ),
  render: () => (
    <StoryMall at="/notices" login={sellerLogin}>
      <Announcements />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: live.Title })
    await userEvent.click(canvas.getByRole('button', { name: '写公告' }))
    const dialog = within(await screen.findByRole('dialog', { name: '写公告' }))
    await userEvent.click(dialog.getByRole('button', { name: '建立草稿' }))
    await expect(await dialog.findByText('请输入标题')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^标题/ }), '国庆配送安排')
    await expect(dialog.getByText('不选就是全部，访客也看得到')).toBeVisible()
    await userEvent.click(dialog.getByRole('combobox', { name: /^给谁看/ }))
    await userEvent.click(await screen.findByRole('option', { name: /华启集团/ }))
    await expect(await dialog.findByText('集团下的每家公司都看得到')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '建立草稿' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/notices/12')
  },
})
