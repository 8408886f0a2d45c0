import { buildHome, handle } from '@mall/mocks'
import { expect, waitFor, type within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { buildHomePage } from '../../../testing/home-page.ts'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { HomePreview } from './HomePreview.tsx'

type Canvas = ReturnType<typeof within>

const key = 'POST /api/SellerHome/Shared'
const { Banners, Floors } = buildHome()
const html = buildHomePage({
  Banners: Banners.slice(0, 1).map(({ ImageUrl, Subtitle }) => ({ Title: '年末补仓，整箱更省', Subtitle, ImageUrl, Alt: '', FocusX: 50, FocusY: 50, Link: { Kind: 'products', CategoryId: null }, From: null, Until: null, For: 'all', Hidden: false })),
  Floors: Floors.map(({ Name, Cid }) => ({ Name, CategoryId: Cid, ProductCodes: [], Hidden: false })),
  Brands: true,
  HotWords: [],
})

const link = `/home/preview#${'k'.repeat(43)}`

const meta = preview.meta({
  title: 'Seller/首页预览 Home preview',
  component: HomePreview,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(handle(key, { Html: html })),
  render: () => (
    <StoryMall at={link} path="/home/preview" bare>
      <HomePreview />
    </StoryMall>
  ),
})

const pageIn = async (canvas: Canvas, title: string) => {
  const frame = (await canvas.findByTitle(title)) as HTMLIFrameElement
  await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('年末补仓，整箱更省'))
  return frame
}

/** Whoever edits it goes back to publish it. */
export const Filled = meta.story({
  globals: { viewport: { value: 'w1440' } },
  render: () => (
    <StoryMall at={link} path="/home/preview" login={sellerLogin} bare>
      <HomePreview />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await pageIn(canvas, '首页，桌面 1440')
    await expect(canvas.getByRole('link', { name: '回首页装修发布' })).toHaveAttribute('href', '/home')
  },
})
/** Somebody without a login has nothing to go back to. */
export const Visitor = meta.story({
  play: async ({ canvas, userEvent }) => {
    await pageIn(canvas, '首页，桌面 1440')
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '手机 390' }))
    const frame = await pageIn(canvas, '首页，手机 390')
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeCloseTo(388, -1))
  },
})
export const Dark = meta.story({ globals: { viewport: { value: 'w1440' }, scheme: 'dark' }, play: async ({ canvas }) => void (await pageIn(canvas, '首页，桌面 1440')) })
/** A phone begins with the page of a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } }, play: async ({ canvas }) => void (await pageIn(canvas, '首页，手机 390')) })
/** Nothing in it runs, and it scrolls in its place. */
export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, { Html: html.replace('</main>', `${'<p>开工文具季：复印纸、中性笔与文件收纳整箱更省</p>'.repeat(60)}</main><script>document.body.textContent = "ran"</script>`) })),
  play: async ({ canvas }) => {
    const frame = await pageIn(canvas, '首页，桌面 1440')
    await expect(frame.contentDocument?.body.textContent).toContain('开工文具季')
  },
})
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '预览链接已失效，请向发给您的人再要一个', { Code: 'HOME_PREVIEW_NOT_FOUND' })),
  play: async ({ canvas }) => expect(await canvas.findByText('预览链接已失效')).toBeVisible(),
})
export const WithoutKey = meta.story({
  render: () => (
    <StoryMall at="/home/preview" bare>
      <HomePreview />
    </StoryMall>
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('预览链接已失效')).toBeVisible(),
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(handle.never(key)) })
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(key)),
  play: async ({ canvas }) => expect(await canvas.findByText('加载失败，点击重试')).toBeVisible(),
})
