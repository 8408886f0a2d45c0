import { handle } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { helpPages } from '../../../content/help-pages.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Help } from './Help.tsx'
import { HelpView } from './HelpView.tsx'

const meta = preview.meta({
  title: 'Screens/帮助中心 Help',
  component: HelpView,
  parameters: { layout: 'fullscreen' },
  args: { pages: helpPages, number: 1, query: '', onQueryChange: () => undefined },
})

export const Filled = meta.story({})
export const LastPage = meta.story({ args: { number: 15 } })
export const LongContent = meta.story({ args: { number: 11 } })
export const Searching = meta.story({ args: { number: 13, query: '运费' } })
export const FilteredEmpty = meta.story({ args: { query: '没有这样的词' } })
export const NotThere = meta.story({ args: { number: null } })

const connected = (at: string) => (
  <StoryMall at={at} path="/help/detail/*">
    <Help />
  </StoryMall>
)

const key = 'POST /api/Help/Pages'

/** What the mall is built with is read meanwhile: nothing moves where nobody has published. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.never(key)),
  render: () => connected('/help/detail/1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/自签收之日起/)).toBeVisible()
  },
})

/** What the mall is built with helps in place of what could not be read. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(key)),
  render: () => connected('/help/detail/1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/自签收之日起/)).toBeVisible()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
})

/** What the seller published is read, in the menu and by the search too; the other pages are those that the mall is built with. */
export const Published = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, [{ PageKey: '13', Title: '送货', Content: [{ Tag: 'p', Children: ['周六照常', { Tag: 'strong', Children: ['隔日达'] }, '。'] }] }])),
  render: () => connected('/help/detail/13'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '送货' })).toBeVisible()
    await expect(canvas.getByText('隔日达')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '配送服务' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索帮助' }), '周六照常')
    await expect(await canvas.findByText('找到 1 篇')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^送货/ })).toHaveAttribute('aria-current', 'page')
  },
})

export const OpensTheFirstPage = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, [])),
  render: () => connected('/help/detail'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '退换货' })).toBeVisible()
  },
})

export const SearchesAndReads = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, [])),
  render: () => connected('/help/detail/1'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索帮助' }), '自动取消')
    await expect(await canvas.findByText(/^找到 \d+ 篇$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^在线支付/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '在线支付' })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: '搜索帮助' })).toHaveValue('自动取消')
    await userEvent.click(canvas.getByRole('link', { name: /下一篇/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '商城手册' })).toBeVisible()
  },
})

export const SharedSearch = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, [])),
  render: () => connected('/help/detail/13?q=运费'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: '搜索帮助' })).toHaveValue('运费')
    await expect(canvas.getByRole('heading', { level: 1, name: '配送服务' })).toBeVisible()
  },
})
