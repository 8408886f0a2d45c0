import type { ProductRank as Ranking, RankedProduct } from '@mall/api/contract'
import { MallError } from '@mall/api'
import { handle, logins, pageBuilder } from '@mall/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ProductRank } from './ProductRank.tsx'
import { ProductRankView, type ProductRankViewProps } from './ProductRankView.tsx'

const trends = [[2, 4, 3, 6, 5, 9, 7, 8, 12, 10], [9, 8, 8, 6, 7, 5, 4, 4, 3, 2], [0, 0, 12, 0, 0, 0, 14, 0, 0, 11], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5]]

const products: readonly RankedProduct[] = pageBuilder('POST /api/Product/List')().Items.slice(0, 10).map((item, index) => {
  const Trend = (trends[index % trends.length] ?? []).map((pieces) => pieces * (10 - index))
  const Quantity = Trend.reduce((sum, pieces) => sum + pieces, 0)
  return { ...item, Rank: index + 1, Quantity, Trend, Change: [18, -24, null, 0][index % 4] ?? null, Reason: `近30天本企业采购${Quantity}${item.Unit}，共${9 - (index % 5)}单` }
}).toSorted((one, other) => other.Quantity - one.Quantity).map((one, index) => ({ ...one, Rank: index + 1 }))
const [first] = products

const rankOf = (Items: readonly RankedProduct[]): Ranking => ({ Items: [...Items], BeginTime: '2026-02-17', EndTime: '2026-03-18' })
const rows = (parts: readonly Partial<RankedProduct>[]): Ranking => rankOf(first ? parts.map((part, index) => ({ ...first, Rank: index + 1, ...part })) : [])
const loaded = (data: Ranking) => ({ data, error: null, refetch: fn() })
const failing = (error: Error) => ({ data: undefined, error, refetch: fn() })
const longName = '超长商品名称用于检验换行与截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

const args: ProductRankViewProps = {
  query: { Scope: 2, Type: 1, Range: 30 },
  rank: loaded(rankOf(products)),
  updating: false,
  categories: [{ CategoryId: 10, Name: '办公用纸' }, { CategoryId: 11, Name: '书写工具' }],
  addingCode: null,
  onChange: fn(),
  onAddToCart: fn(),
}

const meta = preview.meta({
  title: 'Screens/商品排行 Product rank',
  component: ProductRankView,
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

export const Filled = meta.story({})
export const Loading = meta.story({ args: { rank: { data: undefined, error: null, refetch: fn() } } })
export const Failed = meta.story({ args: { rank: failing(new Error('broken')) } })
export const Forbidden = meta.story({ args: { rank: failing(new MallError('forbidden', '拒绝访问')) } })
export const Empty = meta.story({ args: { query: { Scope: 2, Type: 3, Range: 7 }, rank: loaded(rows([])) } })
export const FilteredEmpty = meta.story({ args: { query: { Scope: 2, Type: 1, Range: 30, Cid: 11 }, rank: loaded(rows([])) } })
export const OneRow = meta.story({ args: { rank: loaded(rows([{}])) } })
export const LongContent = meta.story({
  args: {
    rank: loaded(
      rows([
        { CustomerProductName: longName, CustomerPrice: 123_456.78, Quantity: 1_234_567, Change: 1250, Trend: [1, 9, 3, 20, 5, 1, 0, 0, 8, 40] },
        { ProductCode: '2', CustomerPrice: null, Change: null, Trend: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], Stock: { State: 'none', Text: '无货', Quantity: 0 } },
        { ProductCode: '3', Change: -100 },
      ]),
    ),
  },
})

const connected = () => (
  <StoryMall at="/product/rank" login={logins.buyer}>
    <ProductRank />
  </StoryMall>
)

/** The ranking is in the address: a link or a reload shows the same. */
export const ChangesTheRanking = meta.story({
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '复购榜' }))
    await waitFor(() => expect(canvas.getByRole('tab', { name: '复购榜' })).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(canvas.getByRole('radio', { name: '全平台' }))
    await waitFor(() => expect(canvas.getByText(/^全平台近30天复购榜/)).toBeVisible())
  },
})

export const TriesAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Product/Rank', { once: true })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await canvas.findByText(/^本企业近30天销量榜/)
  },
})
