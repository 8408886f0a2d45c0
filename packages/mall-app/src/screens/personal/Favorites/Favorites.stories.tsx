import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { KeptProductsView } from '../../../features/favorite/KeptProductsView.tsx'
import { favoritesList } from '../../../features/favorite/kept-list.ts'
import { favoriteWords } from '../../../features/favorite/kept-words.ts'

const buildPage = pageBuilder('POST /api/Favorite/List')
const page = buildPage()
const [first, second] = page.Items

const { stateOf, decorators, ...stories } = listStories(favoritesList, {
  filled: page,
  none: buildPage([], { Categories: [], FallenCount: 0, GoneCount: 0 }),
  thousand: buildPage(thousandRows((at) => ({ ProductCode: String(30_000_000 + at) }))),
})

const meta = preview.meta({
  title: 'Screens/我的收藏 Favorites',
  component: KeptProductsView,
  args: {
    words: favoriteWords, state: stateOf(), pending: false, addingCode: null, isFavorite: () => true, onFavoriteChange: fn(),
    onAddToCart: fn(() => Promise.resolve()), onRemove: fn(() => Promise.resolve()), onClear: fn(() => Promise.resolve()),
  },
  decorators,
})

const none = { State: 'none', Text: '无货', Quantity: 0 } as const
const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

const categories = page.Categories.slice(0, 2).map(({ Id, Name }) => ({ Id, Name, Count: 2 }))

/** One whose price fell, one that is sold out, one that is off the shelf, one that left the catalogue. */
const mixed = buildPage([
  { ...first, CustomerPrice: 41.5, SavedPrice: 50, PriceDrop: 8.5 },
  { ...second, ProductCode: '20000001', Stock: none },
  { ...first, ProductCode: '20000002', SaleState: 'offShelf', CustomerPrice: null, PriceDrop: null, Stock: none },
  { ...second, ProductCode: '20000003', SaleState: 'notInCatalog', CustomerPrice: null, PriceDrop: null, Stock: none },
], { FallenCount: 1, GoneCount: 2, Categories: categories })

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const tabs = canvas.getAllByRole('tab')
    const [, category] = tabs
    if (!category) throw new Error('No category')
    await userEvent.click(category)
    await expect(args.state.onQuery).toHaveBeenCalledWith(stateOf(`Cid=${page.Categories[0]?.Id}`).query)
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索收藏商品' }), '笔{Enter}')
    await expect(args.state.onQuery).toHaveBeenCalledWith(stateOf('Keyword=笔').query)
    // The list of this story is not searched: its field says nothing else.
    await userEvent.clear(canvas.getByRole('searchbox', { name: '搜索收藏商品' }))
  },
})

/** What is not sold any more can be taken out, not bought. */
export const FallenAndGone = meta.story({
  args: { state: stateOf('', { data: mixed }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('比收藏时降¥8.50')).toBeVisible()
    await expect(canvas.getByText('已下架')).toBeVisible()
    await expect(canvas.getByText('不在采购目录内')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页' }))
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车（1 件可购买）' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith([{ ProductCode: mixed.Items[0]?.ProductCode, Quantity: mixed.Items[0]?.MOQ }])
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '全选本页' })).not.toBeChecked())
  },
})

/** Narrowed to what costs less than when it was saved; pressed again, all are shown. */
export const FallenAlone = meta.story({
  args: { state: stateOf('State=fallen', { data: buildPage([mixed.Items[0] ?? {}], { FallenCount: 1, GoneCount: 2, Categories: categories.slice(0, 1).map((one) => ({ ...one, Count: 1 })) }) }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('共 1 件已降价的收藏商品')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '已失效 2' }))
    await expect(args.state.onQuery).toHaveBeenLastCalledWith(stateOf('State=gone').query)
    await userEvent.click(canvas.getByRole('button', { name: '已降价 1', pressed: true }))
    await expect(args.state.onQuery).toHaveBeenLastCalledWith(stateOf().query)
  },
})

/** A user who sees no prices sees what is gone, and not what fell. */
export const PricesHidden = meta.story({
  args: { state: stateOf('', { data: buildPage(mixed.Items.map((item) => ({ ...item, CustomerPrice: null, MarketPrice: null, SavedPrice: null, PriceDrop: null })), { FallenCount: null, GoneCount: 2, Categories: categories }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '已失效 2' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^已降价/ })).toBeNull()
  },
})

export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: /^选择 / })
    await userEvent.click(boxes[0] ?? canvas.getByRole('main'))
    await userEvent.click(boxes[1] ?? canvas.getByRole('main'))
    await expect(canvas.getByRole('checkbox', { name: '已选 2 件' })).toBePartiallyChecked()
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
})
export const Cleared = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空收藏' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '清空收藏' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story({
  args: stories.failed.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.state.onRetry).toHaveBeenCalledOnce()
  },
})
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story({
  ...stories.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去逛逛' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '清空收藏' })).toBeDisabled()
  },
})
export const FilteredEmpty = meta.story({
  ...stories.filteredEmpty,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看全部收藏商品' }))
    await expect(args.state.onQuery).toHaveBeenCalledWith(stateOf().query)
  },
})
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([{}]) }) } })
export const LongContent = meta.story({
  args: { state: stateOf('', { data: buildPage([{ CustomerProductName: longName, ProductCode: '12345678901234567890', CustomerPrice: 123_456.78, SavedPrice: 234_567.89, PriceDrop: 111_111.11 }, {}]) }) },
})
export const Phone = meta.story({ args: { state: stateOf('', { data: mixed }) }, globals: { viewport: { value: 'w390' } } })

/** Too tall for a picture: the story only checks that a full page works. */
export const ThousandRows = meta.story({
  args: stories.thousandRows.args,
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(1000)
    await userEvent.click(canvas.getByText('全选本页'))
    await expect(canvas.getByText('单次最多加入200种商品')).toBeVisible()
  },
})
