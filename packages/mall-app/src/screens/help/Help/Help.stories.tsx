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

export const OpensTheFirstPage = meta.story({
  render: () => connected('/help/detail'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '退换货' })).toBeVisible()
  },
})

export const SearchesAndReads = meta.story({
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
  render: () => connected('/help/detail/13?q=运费'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: '搜索帮助' })).toHaveValue('运费')
    await expect(canvas.getByRole('heading', { level: 1, name: '配送服务' })).toBeVisible()
  },
})
