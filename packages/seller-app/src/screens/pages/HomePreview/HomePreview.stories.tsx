import { handle } from '@mall/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { HomePreview } from './HomePreview.tsx'

const key = 'POST /api/SellerHome/Shared'
const html = '<!doctype html><html lang="zh-CN"><style>body{margin:0;font:24px sans-serif;background:#f3f2ed;color:#222}main{padding:48px}</style><main>年末补仓，整箱更省</main><script>document.body.textContent = "ran"</script></html>'

const meta = preview.meta({
  title: 'Seller/首页预览 HomePreview',
  component: HomePreview,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryMall at={`/home/preview#${'k'.repeat(43)}`} path="/home/preview" bare>
      <HomePreview />
    </StoryMall>
  ),
})

/** Nothing in it runs. */
export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, { Html: html })),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('首页预览')
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('年末补仓，整箱更省'))
    await expect(frame.contentDocument?.body.textContent).not.toMatch(/^ran$/)
  },
})
/** The page scrolls in its frame. */
export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, { Html: html.replace('</main>', `${'<p>开工文具季：复印纸、中性笔与文件收纳整箱更省</p>'.repeat(60)}</main>`) })),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('首页预览')
    await waitFor(() => expect(frame.contentDocument?.querySelectorAll('p')).toHaveLength(60))
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
