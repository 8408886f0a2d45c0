import type { HomeContent, HomeVersion, SellerHomeDetail } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { buildHome, buildPhotos, handle } from '@mall/mocks'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { buildHomePage, homeGoods } from '../../../testing/home-page.ts'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Home } from './Home.tsx'
import { HomeView, type HomeViewProps } from './HomeView.tsx'
import { PagePreview, type AskedPreview } from './PagePreview.tsx'
import { PreviewLink } from './PreviewLink.tsx'
import { useHomeDraft } from './use-home-draft.ts'
import { VersionsDialog, VersionsList } from './VersionsDialog.tsx'

const key = 'POST /api/SellerHome/Detail'
const [photo = '', other = ''] = buildPhotos(2)

const drawings = buildHome().Banners.map(({ ImageUrl }) => ImageUrl)

const banner: HomeContent['Banners'][number] = {
  Title: '一站配齐办公所需', Subtitle: '三千余种办公用品，协议价直采', ImageUrl: drawings[0] ?? '', Alt: '', FocusX: 50, FocusY: 50, Link: { Kind: 'products', CategoryId: null }, From: null, Until: null, For: 'all', Hidden: false,
}
const photographed = { ...banner, Title: '年末补仓，整箱更省', Subtitle: '复印纸、抽纸、饮用水 20 箱起享阶梯协议价', ImageUrl: photo, Alt: '一箱复印纸', FocusX: 30, FocusY: 62, Link: { Kind: 'address' as const, Href: '/product/index?Cid=10' }, From: '2026-11-27', Until: '2026-12-31', For: 'customers' as const }
const floor = (Name: string, CategoryId: number, ProductCodes: string[] = [], Hidden = false) => ({ Name, CategoryId, ProductCodes, Hidden })
const content: HomeContent = {
  Banners: [banner, { ...banner, Title: '开工文具季', Subtitle: '书写、本册、桌面文具整盒更省', ImageUrl: drawings[1] ?? '', Link: { Kind: 'products', CategoryId: 12 } }, { ...banner, Title: '会议接待茶歇', ImageUrl: drawings[2] ?? '', Hidden: true }],
  Floors: [floor('办公用纸 · 天天用', 10), floor('书写有手感', 12, ['12010411', '12030148', '12010181']), floor('桌面与文件', 13), floor('茶水间', 24, [], true)],
  Brands: true,
  HotWords: [],
}
const drafted: HomeContent = { ...content, Banners: [photographed, ...content.Banners], HotWords: ['A4 复印纸', '中性笔', '抽纸'] }

const home: SellerHomeDetail = {
  Live: { VersionNo: 31, LiveAt: '2026-11-09T14:20:00+08:00', By: '陆筱', PublishedAt: '2026-11-09T14:20:00+08:00', RestoredFrom: null },
  Content: content, Planned: [], Draft: { Content: drafted, ChangedBy: '林晓', ChangedAt: '2026-11-20T10:12:00+08:00' },
  Categories: [{ CategoryId: 10, Name: '办公用纸', Path: '办公用纸', Hidden: false }, { CategoryId: 12, Name: '书写工具', Path: '书写工具', Hidden: false }, { CategoryId: 13, Name: '桌面文具', Path: '桌面文具', Hidden: false }, { CategoryId: 24, Name: '茶水咖啡', Path: '茶水咖啡', Hidden: true }, { CategoryId: 100101, Name: 'A4复印纸', Path: '办公用纸 / 打印复印纸 / A4复印纸', Hidden: false }],
  AllowActions: ['Edit', 'DiscardDraft', 'Publish', 'Restore'], CanPreview: true, Today: '2026-11-27', Version: 58,
}
const version: HomeVersion = { VersionNo: 31, LiveAt: '2026-11-09T14:20:00+08:00', By: '陆筱', PublishedAt: '2026-11-09T14:20:00+08:00', RestoredFrom: null, State: 'live', Changes: ['横幅加 1 张', '楼层改 2 层'] }
const versions: HomeVersion[] = [
  { ...version, VersionNo: 33, State: 'planned', LiveAt: '2026-12-24T00:00:00+08:00', By: '林晓', PublishedAt: '2026-11-20T10:12:00+08:00', Changes: ['横幅改 1 张'] },
  { ...version, VersionNo: 32, State: 'cancelled', Changes: ['热词加 3 个'] },
  version,
  { ...version, VersionNo: 30, State: 'past', RestoredFrom: 27, Changes: ['楼层换了顺序'] },
  { ...version, VersionNo: 29, State: 'past', By: '系统', Changes: [] },
]

const renderPreview = ({ content: asked, ...rest }: AskedPreview) => <PagePreview rendered={{ html: buildHomePage(asked), failure: null, isBehind: false, onRetry: fn() }} {...rest} />

/** The view with its form, which the screen has outside of it. */
const Editing = ({ draft: _draft, ...args }: HomeViewProps) => <HomeView {...args} draft={useHomeDraft(args.home, args.pending)} />

const onADesk = { viewport: { value: 'w1440' } }

const meta = preview.meta({
  title: 'Seller/首页装修 Home editor',
  component: HomeView,
  args: {
    home, pending: false, renderPreview, upload: fn(async () => other), findProducts: fn(async () => [{ value: '12020211', label: '知汀 轻握系列 铱金钢笔 深蓝 明尖', note: '12020211' }]), productName: (code: string) => homeGoods.get(code)?.name ?? `商品 ${code}`, renderLeaveGuard: () => null,
    onSave: fn(async () => 1), onPublish: fn(async () => 1), onDiscard: fn(async () => 1), onRefresh: fn(async () => 1), onVersions: fn(), onShare: fn(),
    draft: { content: drafted, differences: [], problems: [], dirty: false, isStale: false, change: fn(), keep: fn(), reset: fn() },
  },
  render: (args) => (
    <main data-density="default">
      <Editing {...args} />
    </main>
  ),
})

const connected = () => (
  <StoryMall at="/home" login={sellerLogin}>
    <Home />
  </StoryMall>
)
const { loading, failed, forbidden } = queryStories(key, connected)

/** Banners and floors change places by keys; a banner of which something is missing says so, and keeps the page from being published. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('横幅加 1 张，热词加 3 个')).toBeVisible()
    const floors = within(canvas.getByRole('list', { name: '楼层' }))
    floors.getByRole('button', { name: /^办公用纸/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(floors.getByRole('button', { name: /^办公用纸.*第 2 层/ })).toHaveFocus()
    await expect(canvas.getByText('有修改还没存')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { ...onADesk, scheme: 'dark' } })
export const Desk = meta.story({ globals: onADesk })
/** A photo is cut around the point that somebody chose. */
export const Photo = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: '焦点横向 30%' })
    await expect(slider).toHaveValue('30')
    await expect(canvas.getByRole('img', { name: '一箱复印纸' })).toHaveAttribute('srcset', expect.stringContaining('320w'))
  },
})
export const Incomplete = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加一张' }))
    await expect(canvas.getByText('请上传图片')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '网址' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '网址' }), 'javascript:alert(1)')
    await expect(canvas.getByText('请填写本商城的路径（以 / 开头），或 https:// 开头的网址')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^标题/ }), '写了一半')
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByText('，2 处要先改好')).toBeVisible()
    await expect(args.onPublish).not.toHaveBeenCalled()
  },
})
export const FloorOfChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^书写有手感/ }))
    const desk = within(canvas.getByRole('group', { name: '首页，桌面 1440' }))
    await waitFor(() => expect(desk.getByRole('button', { name: '页面上的 楼层 书写有手感' })).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(desk.getByRole('button', { name: '页面上的 横幅 开工文具季' }))
    await expect(canvas.getByRole('textbox', { name: /^标题/ })).toHaveValue('开工文具季')
    await userEvent.click(canvas.getByRole('button', { name: /^书写有手感/ }))
    const products = within(canvas.getByRole('list', { name: '手选商品' }))
    await userEvent.click(products.getByRole('button', { name: /12010411/ }))
    await userEvent.click(canvas.getAllByRole('button', { name: '下移' }).at(-1) ?? document.body)
    await expect(products.getAllByRole('button')[1]).toHaveTextContent('12010411')
    await userEvent.type(canvas.getByRole('combobox', { name: '添加商品' }), '钢笔')
    await userEvent.click(await screen.findByRole('option', { name: /铱金钢笔/ }))
    await expect(products.getAllByRole('button')).toHaveLength(4)
  },
})
export const HotWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^热词/ }))
    await userEvent.click(canvas.getByRole('button', { name: '加一个' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '第 4 个' }), '中性笔')
    await expect(canvas.getByText('热词“中性笔”重复了')).toBeVisible()
  },
})
/** More fit a day than there is room for. */
export const Crowded = meta.story({
  args: { home: { ...home, Draft: { Content: { ...drafted, Banners: Array.from({ length: 7 }, (_, at) => ({ ...banner, Title: `第 ${at + 1} 个活动` })) }, ChangedBy: '林晓', ChangedAt: '2026-11-20T10:12:00+08:00' } } },
})
/** At once, or at a time, which has to be one. */
export const Publishing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    const dialog = within(await screen.findByRole('dialog', { name: '发布首页' }))
    await userEvent.click(dialog.getByRole('radio', { name: '到时自动换上' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: /^几点/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^几点/ }), '25:00')
    await userEvent.click(dialog.getByRole('button', { name: '发布' }))
    await expect(await dialog.findByText('请填写时间，如 09:00')).toBeVisible()
    await expect(args.onPublish).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /^哪天/ }), '2026-12-24')
    await userEvent.clear(dialog.getByRole('textbox', { name: /^几点/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^几点/ }), '09:30')
    await userEvent.click(dialog.getByRole('button', { name: '发布' }))
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledWith('2026-12-24T09:30:00+08:00'))
  },
})
export const PublishQuestion = meta.story({
  args: { home: { ...home, Planned: [{ ...version, VersionNo: 32, LiveAt: '2026-12-24T00:00:00+08:00' }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('现在的修改是新的草稿，不会进入已排好的版本')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(await screen.findByText(/它们不含这次的修改/)).toBeVisible()
  },
})
export const Discarding = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }))
    await userEvent.click(within(await screen.findByRole('dialog', { name: '放弃修改？' })).getByRole('button', { name: '放弃' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
})

/** What somebody else saved arrives while this one types. */
const OtherEditor = (args: HomeViewProps) => {
  const [home_, setHome] = useState(args.home)
  return (
    <main data-density="default">
      <button type="button" hidden onClick={() => setHome((before) => ({ ...before, Version: before.Version + 1, Draft: { Content: content, ChangedBy: '周宁', ChangedAt: '2026-11-27T10:12:00+08:00' } }))}>对方保存</button>
      <Editing {...args} home={home_} />
    </main>
  )
}
/** Nothing is overwritten unasked. */
export const TwoEditors = meta.story({
  render: (args) => <OtherEditor {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^标题/ }), '！')
    canvas.getByText('对方保存').click()
    await expect(await canvas.findByText('周宁 刚改过首页，你的修改还没存')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '存草稿' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '留我的' }))
    await expect(canvas.getByRole('textbox', { name: /^标题/ })).toHaveValue('年末补仓，整箱更省！')
  },
})
export const ReadOnly = meta.story({
  args: { home: { ...home, AllowActions: [], Draft: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^标题/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '版本' })).toBeVisible()
  },
})
export const Unpublished = meta.story({ args: { home: { ...home, Live: null, Draft: null, Content: { Banners: [], Floors: [], Brands: true, HotWords: [] } } } })
export const LongContent = meta.story({ args: { home: { ...home, Draft: { ...home.Draft, Content: { ...drafted, Banners: drafted.Banners.map((one) => ({ ...one, Title: '长'.repeat(16), Subtitle: '长'.repeat(40) })), Floors: drafted.Floors.map((one, at) => ({ ...one, Name: `${'长'.repeat(15)}${at}` })) }, ChangedBy: '欧阳名字很长的编辑', ChangedAt: '2026-11-20T10:12:00+08:00' } } } })
export const WithoutPreview = meta.story({ args: { renderPreview: (asked) => <PagePreview rendered={null} {...asked} /> } })
export const PreviewFailed = meta.story({ args: { renderPreview: (asked) => <PagePreview rendered={{ html: undefined, failure: '预览没有加载出来', isBehind: false, onRetry: fn() }} {...asked} /> } })

export const Versions = meta.story({
  render: () => (
    <VersionsDialog onClose={fn()}>
      <VersionsList versions={versions} total={33} mayManage pending={false} onRestore={fn()} onCancel={fn()} onMore={fn()} />
    </VersionsDialog>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '首页的版本' }))
    await expect(dialog.getAllByRole('button', { name: /^回到此版本/ })).toHaveLength(2)
    await expect(dialog.getByRole('button', { name: '取消定时，第 33 版' })).toBeVisible()
  },
})
/** Saved and shared: the key stands behind `#`. */
export const Connected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, { ...home, Content: { ...content, Banners: [] }, Draft: { ChangedBy: '林晓', ChangedAt: '2026-11-20T10:12:00+08:00', Content: { ...drafted, Banners: [photographed] } } }), handle('POST /api/SellerHome/Preview', ({ Content }) => ({ Html: buildHomePage(Content) })), handle('POST /api/SellerHome/Versions', { Items: versions, total: 5 }),
      handle('POST /api/SellerHome/ShareDraft', { Key: 'k'.repeat(43), Until: '2026-11-28T10:00:00+08:00' }),
    ),
  render: connected,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('首页，桌面 1440', undefined, { timeout: 5000 })
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('年末补仓，整箱更省'))
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
    // The page is not what is being typed: it says of no block that it was changed.
    const changed = () => canvasElement.querySelectorAll('[data-changed]').length
    await waitFor(() => expect(changed()).toBeGreaterThan(0))
    await userEvent.type(canvas.getByRole('textbox', { name: /^标题/ }), '！')
    await expect(canvas.getByText('正在更新…')).toBeVisible()
    await expect(changed()).toBe(0)
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('年末补仓，整箱更省！'))
    await waitFor(() => expect(changed()).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: '预览链接' }))
    await expect(await screen.findByText(new RegExp(`/home/preview#${'k'.repeat(43)}$`))).toBeVisible()
    // The picture does not show where the story is served.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
export const SharesALink = meta.story({ render: () => <PreviewLink address={`https://seller.mall.example/seller/home/preview#${'k'.repeat(43)}`} until="2026-11-28T10:00:00+08:00" onClose={fn()} /> })
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
