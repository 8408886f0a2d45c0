import type { MarginReport } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { evenTotals, marginRows, margins, marginTotals, places, pointsOf } from '../../../testing/report-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Margin } from './Margin.tsx'
import { marginReports } from './margin-report.tsx'

const buildPage = pageBuilder('POST /api/SellerReport/Margin')

const { BeginDate: _first, EndDate: _last, ...sums } = marginTotals.Current
const parts = { Totals: marginTotals, Sum: { Quantity: 22_920, ...sums }, CustomerName: null, AllowActions: ['Export'] } satisfies Partial<MarginReport>
const products = marginRows(places.products)
const none = margins(0, 0, 0)
const long = { ...margins(99_999_999.99, 99_999_999.99, 88_888_888.88), Quantity: 9_999_999 }
const longRows = marginRows(places.products.slice(0, 1)).map((row) => ({ ...row, ...long, Name: '超长商品名称用于检验换行与截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱' }))
const filled = buildPage(products, { ...parts, Points: pointsOf(products) })

const { args, decorators, ...stories } = reportStories(marginReports.product, {
  filled,
  none: buildPage([], { ...parts, Totals: evenTotals(marginTotals, none), Sum: { ...none, Quantity: 0 }, Points: [], total: 0 }),
  one: buildPage(products.slice(0, 1), { ...parts, Points: pointsOf(products) }),
  oneSearch: 'Point=10010411',
  address: 'by=product',
  narrowed: 'Customer=%E5%8D%8E%E5%90%AF',
  long: buildPage(longRows, { ...parts, Totals: evenTotals(marginTotals, long), Sum: long, Points: pointsOf(longRows) }),
  thousand: buildPage(thousandRows((at) => ({ ...places.products[0], Key: String(10_000_000 + at), ProductCode: String(10_000_000 + at) })), { ...parts, Points: pointsOf(products), total: 1000 }),
  bar: { name: /墨汀/, key: '10010411' },
})

const meta = preview.meta({ title: 'Seller/毛利 Margin report', component: ReportPage<MarginReport>, args, decorators })

export const Filled = meta.story({
  ...stories.filled,
  play: async (context) => {
    await stories.filled.play(context)
    const { canvas } = context
    await expect(canvas.getByText('−3.4%')).toBeVisible()
    await expect(canvas.getByText(/¥173,280.40 的商品下单时没有成本/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: places.products[0].Name })).toHaveAttribute('href', '/products/10010411')
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

/** Connected: by month. */
export const ByTime = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerReport/Choices', { Managers: [], Categories: [] }), handle('POST /api/SellerReport/Margin', buildPage(marginRows(places.months), { ...parts, Points: pointsOf(marginRows(places.months).toReversed()) }))),
  render: () => (
    <StoryMall at="/reports/margin" login={sellerLogin}>
      <Margin />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '2026-03 未完' })).toBeVisible()
  },
})
