import type { TurnoverReport } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { evenTotals, places, turned, turnoverPointsOf, turnoverRows, turnoverTotals } from '../../../testing/report-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Turnover } from './Turnover.tsx'
import { turnoverReports } from './turnover-report.tsx'

const buildPage = pageBuilder('POST /api/SellerReport/Turnover')

const { BeginDate: _first, EndDate: _last, ...sums } = turnoverTotals.Current
const parts = { Totals: turnoverTotals, Sum: sums, AllowActions: ['Export'] } satisfies Partial<TurnoverReport>
const products = turnoverRows(places.products)
const points = turnoverPointsOf(products)
const none = turned(0, 0, 0, 18, 0, [0, 0])
const long = { ...turned(9_999_999, 9_999_999, 9_999_999, 18, 0, [99_999_999.99, 99_999_999.99]), Turns: 9999.99, StockDays: 99_999 }
const longRows = turnoverRows(places.products.slice(0, 1)).map((row) => ({ ...row, ...long, Name: '超长商品名称用于检验换行与截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱' }))
const filled = buildPage(products, { ...parts, Points: points })
const [first] = products

const { args, decorators, ...stories } = reportStories(turnoverReports.product, {
  filled,
  none: buildPage([], { ...parts, Totals: evenTotals(turnoverTotals, none), Sum: none, Points: [], total: 0 }),
  one: buildPage(products.slice(0, 1), { ...parts, Points: points }),
  oneSearch: 'Point=10010411',
  narrowed: 'Category=10',
  long: buildPage(longRows, { ...parts, Totals: evenTotals(turnoverTotals, long), Sum: long, Points: turnoverPointsOf(longRows) }),
  thousand: buildPage(thousandRows((at) => ({ ...first, Key: String(10_000_000 + at), ProductCode: String(10_000_000 + at) })), { ...parts, Points: points, total: 1000 }),
  bar: { name: /墨汀/, key: '10010411' },
})

const meta = preview.meta({ title: 'Seller/库存周转 Turnover report', component: ReportPage<TurnoverReport>, args, decorators })

export const Filled = meta.story({
  ...stories.filled,
  play: async (context) => {
    await stories.filled.play(context)
    const { canvas } = context
    await expect(canvas.getByRole('columnheader', { name: /库存成本/ })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: places.products[0].Name })).toHaveAttribute('href', '/products/10010411')
    await expect(canvas.getAllByText('滞销', { selector: 'td *' })[0]).toBeVisible()
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const InvalidInput = meta.story(stories.invalidInput)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story(stories.oneRow)
export const LongContent = meta.story(stories.longContent)
export const Phone = meta.story(stories.phone)
export const ThousandRows = meta.story(stories.thousandRows)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const categories = [
  { Key: '10', Name: '办公文具', ProductCode: null, CategoryId: 10 },
  { Key: '20', Name: '办公设备', ProductCode: null, CategoryId: 20 },
  { Key: '30', Name: '生活日用', ProductCode: null, CategoryId: 30 },
]

/** Connected, by category, for one who sees no costs: neither the columns nor a word of them. */
export const WithoutCosts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerReport/Choices', { Managers: [], Categories: [{ CategoryId: 10, ParentId: null, Name: '办公文具' }] }),
      handle('POST /api/SellerReport/Turnover', ({ By }) => {
        const rows = turnoverRows(By === 'category' ? categories : places.products, false)
        return buildPage(rows, { ...parts, Sum: { ...sums, Cost: null, StockCost: null }, Points: turnoverPointsOf(rows) })
      }),
    ),
  render: () => (
    <StoryMall at="/reports/turnover" login={sellerLogin}>
      <Turnover />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '品类' }))
    await expect(await canvas.findByRole('link', { name: '办公文具' })).toHaveAttribute('href', '/reports/turnover?Category=10&by=category')
    await expect(canvas.queryByText(/成本/)).toBeNull()
  },
})
