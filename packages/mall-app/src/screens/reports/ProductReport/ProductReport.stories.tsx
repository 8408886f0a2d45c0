import type { ProductReport } from '@mall/api/contract'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { reportTotals, shareOf, sumOf } from '../../../testing/report-totals.ts'
import { productReport } from './product-report.tsx'

const buildPage = pageBuilder('POST /api/Report/Product')

const rows = [
  { Key: '10010411', Name: '墨汀 商务系列 无线胶装笔记本 B5 80页', CategoryName: '笔记本', Quantity: 1250, Amount: 7225, LineCount: 42, AveragePrice: 5.78, LowestPrice: 5.5, HighestPrice: 6 },
  { Key: '10010428', Name: '知汀 轻握系列 铱金钢笔 深蓝 明尖', CategoryName: '钢笔', Quantity: 48, Amount: 4512, LineCount: 9, AveragePrice: 94, LowestPrice: 94, HighestPrice: 94 },
] as const

/** A page of rows with what they add up to, in the cards, in the total row and in the chart. */
const pageOf = (given: readonly Omit<ProductReport['Items'][number], 'Share'>[]) => {
  const [Amount, LineCount] = [sumOf(given, (row) => row.Amount), sumOf(given, (row) => row.LineCount)]
  return buildPage(given.map((row) => ({ ...row, Share: shareOf(row.Amount, Amount) })), {
    Totals: reportTotals({ Amount, OrderCount: LineCount, PurchaserCount: given.length * 3 }),
    Sum: { Quantity: sumOf(given, (row) => row.Quantity), Amount, LineCount },
    Points: given.map((row) => ({ Key: row.Key, Name: row.Name, Amount: row.Amount, OrderCount: row.LineCount, IsOpen: false })),
    total: given.length,
  })
}
const filled = pageOf(rows)

const { args, decorators, ...stories } = reportStories(productReport, {
  filled,
  none: pageOf([]),
  one: pageOf([rows[0]]),
  long: pageOf([{ ...rows[0], Name: '超长商品名称用于检验换行与截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱', Amount: 99_999_999.99, Quantity: 9_999_999 }]),
  thousand: buildPage(thousandRows((at) => ({ Key: String(10_000_000 + at) }))),
  bar: { name: new RegExp(rows[0].Name), key: rows[0].Key },
})

const meta = preview.meta({ title: 'Screens/商品报表 Product report', component: ReportPage<ProductReport>, args, decorators })

export const Filled = meta.story(stories.filled)
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

/** In the assembled mall. */
export const Live = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="finance" at="/userCenter/report/product" />,
  play: async ({ canvas }) => expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1),
})
