import type { SellerSiteDetail, ShownSite } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { buildPhotos, handle } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { deployedSite, siteDetail } from '../../../testing/site-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Site } from './Site.tsx'
import { SiteView } from './SiteView.tsx'

const key = 'POST /api/SellerSite/Detail'

const meta = preview.meta({
  title: 'Seller/站点 Site',
  component: SiteView,
  args: { detail: siteDetail, renderLeaveGuard: () => null, upload: fn(async () => '/pictures/banner/1.svg'), onSave: fn(async () => siteDetail), onRefresh: async () => siteDetail },
  render: (args) => (
    <MemoryRouter>
      <SiteView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at="/site" login={sellerLogin}>
    <Site />
  </StoryMall>
)

const shownWith = (changes: Partial<ShownSite>): SellerSiteDetail => ({ ...siteDetail, Site: { ...siteDetail.Site, ...changes } })

/** A hotline is added; the footer shows it before anything is saved. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加一条热线' }))
    const row = within(canvas.getByRole('group', { name: '第 3 条热线' }))
    await expect(row.getByRole('textbox', { name: /名称/ })).toHaveFocus()
    await userEvent.keyboard('上海办事处')
    await userEvent.type(row.getByRole('textbox', { name: /号码/ }), '021-5550-0100')
    await expect(canvas.getByRole('img', { name: '页脚预览' })).toHaveTextContent('021-5550-0100')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      ...siteDetail.Site, Hotlines: [...siteDetail.Site.Hotlines, { Label: '上海办事处', Number: '021-5550-0100', Hours: '' }], Version: 3,
    })
  },
})
/** As the environment has it. */
export const Untouched = meta.story({ args: { detail: { ...siteDetail, Site: deployedSite, Own: [], ChangedBy: null, ChangedAt: null, Version: 1 } } })
/** A colour of its own, with how well it can be read. */
export const Branded = meta.story({
  args: { detail: shownWith({ Name: '青松集采', Slogan: '企业集中采购', ThemeColor: '#2F6B3A' }) },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: '主题色代码' })
    await userEvent.clear(code)
    await userEvent.type(code, '#FFD400')
    await expect(await canvas.findByText(/所选的太浅，字看不清，浅色下用 #/)).toBeVisible()
  },
})
const [ownLogo = '', ownIcon = ''] = buildPhotos(2, 'fountain-pen')

const pictured = shownWith({ Name: '青松集采', Logo: ownLogo, Icon: ownIcon })

/** Pictures of its own: a logo, and an icon of the tab. */
export const Pictured = meta.story({
  args: { detail: pictured },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '现在的标志' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '现在的标签页图标' })).toBeVisible()
  },
})
/** Without the logo the name is shown again; the icon stays. */
export const Removes = meta.story({
  args: { detail: pictured, onSave: fn(async () => shownWith({ Name: '青松集采', Icon: ownIcon })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '不用标志' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith({ ...pictured.Site, Logo: '', Version: 3 })
    await expect(canvas.queryByRole('img', { name: '现在的标志' })).toBeNull()
  },
})
/** In the part of what was changed; the rest stays. */
export const GoesBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '热线恢复部署设置' }))
    await expect(canvas.queryByRole('group', { name: '第 1 条热线' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith({ ...siteDetail.Site, Hotlines: [], Version: 3 })
  },
})
/** What is wrong is said beside its field, and nothing is sent. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /^商城名称/ }))
    const row = within(canvas.getByRole('group', { name: '第 1 条资质' }))
    await userEvent.clear(row.getByRole('textbox', { name: /^查验网址/ }))
    await userEvent.type(row.getByRole('textbox', { name: /^查验网址/ }), 'javascript:alert(1)')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请填写商城名称')).toBeVisible()
    await expect(canvas.getByText('请填写 https:// 开头的网址')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const ReadOnly = meta.story({
  args: { detail: { ...siteDetail, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText(/400-000-0001 工作日/)).toBeVisible()
  },
})
const long = '华东区域行政与综合管理中心数字科技发展集团'
export const LongContent = meta.story({
  args: {
    detail: shownWith({
      Name: `${long}${long}集中采购商城`.slice(0, 60),
      Hotlines: Array.from({ length: 6 }, (_, at) => ({ Label: `${long}第 ${at + 1} 热线`.slice(0, 40), Number: '400-000-0001 转 88880001', Hours: '工作日 9:00-18:00，周六 9:00-12:00' })),
      FooterColumns: Array.from({ length: 8 }, (_, column) => ({ Title: `${long}${column + 1}`, Links: Array.from({ length: 6 }, (__, at) => ({ Label: `${long}说明${at + 1}`.slice(0, 40), Href: `/help/detail/${at + 1}` })) })),
    }),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)

/** Somebody else saved meanwhile: it is said, what was typed stays, and what they changed is there. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, siteDetail, { once: true }), handle(key, { ...shownWith({ ReviewTime: '2小时内' }), Version: 4 }),
      handle.fail('POST /api/SellerSite/Save', '内容已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const slogan = await canvas.findByRole('textbox', { name: /^一句话介绍/ })
    await userEvent.clear(slogan)
    await userEvent.type(slogan, '省心采购')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText(/内容已被他人修改/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /刷新/ }))
    await expect(await canvas.findByDisplayValue('2小时内')).toBeVisible()
    await expect(slogan).toHaveValue('省心采购')
  },
})

/** Through the server. */
export const Saves = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, siteDetail, { once: true }), handle(key, { ...shownWith({ Slogan: '省心采购' }), Version: 4 }), handle('POST /api/SellerSite/Save', { ...shownWith({ Slogan: '省心采购' }), Version: 4 })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const slogan = await canvas.findByRole('textbox', { name: /^一句话介绍/ })
    await userEvent.clear(slogan)
    await userEvent.type(slogan, '省心采购')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('已保存，10 秒内生效')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled()
  },
})
