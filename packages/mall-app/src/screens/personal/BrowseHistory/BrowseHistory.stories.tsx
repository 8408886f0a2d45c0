import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { KeptProductsView } from '../../../features/favorite/KeptProductsView.tsx'
import { browseList } from '../../../features/favorite/kept-list.ts'
import { browseWords } from '../../../features/favorite/kept-words.ts'

const buildPage = pageBuilder('POST /api/Favorite/List')

/** What was looked at on three days. */
const days = ['2026-02-18T09:20:00+08:00', '2026-02-17T16:05:00+08:00', '2026-02-11T11:40:00+08:00']
const page = buildPage(buildPage().Items.slice(0, 9).map((item, at) => ({ ...item, SavedAt: days[Math.floor(at / 3)] ?? item.SavedAt, IsFavorite: at % 2 === 0 })))

const { stateOf, decorators, ...stories } = listStories(browseList, {
  filled: page,
  none: buildPage([], { Categories: [], FallenCount: 0, GoneCount: 0 }),
  thousand: buildPage(thousandRows((at) => ({ ProductCode: String(30_000_000 + at) }))),
  narrowed: 'Cid=7',
})

const meta = preview.meta({
  title: 'Screens/浏览记录 Browse history',
  component: KeptProductsView,
  args: {
    words: browseWords, state: stateOf(), pending: false, addingCode: null, isFavorite: (_code, fromServer) => fromServer, onFavoriteChange: fn(),
    onAddToCart: fn(() => Promise.resolve()), onRemove: fn(() => Promise.resolve()), onClear: fn(() => Promise.resolve()),
  },
  decorators,
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['2026-02-18 周三', '2026-02-17 周二', '2026-02-11 周三'])
    const [star] = canvas.getAllByRole('button', { name: /^收藏 / })
    await userEvent.click(star ?? canvas.getByRole('main'))
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(page.Items[0]?.ProductCode, false)
  },
})

/** Nothing is lost by a wrong click: clearing asks first. */
export const ClearIsAskedFor = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空记录' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '清空记录' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus())
    await expect(args.onClear).not.toHaveBeenCalled()
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story({ args: stories.failed.args })
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const BeyondTheLastPage = meta.story({ args: { state: stateOf('Page=9', { data: buildPage([], { total: 12 }) }) } })
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([{}]) }) } })
export const LongContent = meta.story({
  args: { state: stateOf('', { data: buildPage([{ CustomerProductName: '加厚防潮多功能高白度双面打印复印纸（整箱装）'.repeat(3), ProductCode: '12345678901234567890', CustomerPrice: 123_456.78 }, {}]) }) },
})
export const Phone = meta.story(stories.phone)

/** Too tall for a picture: the story only checks that a full page works. */
export const ThousandRows = meta.story({
  args: stories.thousandRows.args,
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(1000)
  },
})
