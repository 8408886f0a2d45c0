import type { PurchaserReport } from '@mall/api/contract'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { reportTotals, sumOf } from '../../../testing/report-totals.ts'
import { purchaserReport } from './purchaser-report.tsx'

const buildPage = pageBuilder('POST /api/Report/Purchaser')

const rows = [
  { Key: '21', Name: '行政采购员', DepartmentName: '行政部', OrderCount: 23, Amount: 30_584.59, RejectionRate: 0.125, ApprovalMinutes: 200, NonAgreedShare: 0.08 },
  { Key: '22', Name: '周予安', DepartmentName: '市场部', OrderCount: 7, Amount: 7201.34, RejectionRate: null, ApprovalMinutes: null, NonAgreedShare: 0 },
] as const

/** A page of rows with what they add up to, in the cards, in the total row and in the chart. */
const pageOf = (given: readonly PurchaserReport['Items'][number][]) => {
  const Sum = { OrderCount: sumOf(given, (row) => row.OrderCount), Amount: sumOf(given, (row) => row.Amount) }
  return buildPage(given, {
    Totals: reportTotals({ ...Sum, PurchaserCount: given.length }),
    Sum,
    Points: given.map((row) => ({ Key: row.Key, Name: row.Name, Amount: row.Amount, OrderCount: row.OrderCount, IsOpen: false })),
    total: given.length,
  })
}
const filled = pageOf(rows)

const { args, decorators, ...stories } = reportStories(purchaserReport, {
  filled,
  none: pageOf([]),
  one: pageOf([rows[0]]),
  long: pageOf([{ ...rows[0], Name: '欧阳慕容婉清如许', DepartmentName: '华东区域供应链与综合行政服务管理中心', Amount: 99_999_999.99, ApprovalMinutes: 99_999 }]),
  thousand: buildPage(thousandRows((at) => ({ Key: String(at + 1) }))),
  bar: { name: new RegExp(rows[0].Name), key: rows[0].Key },
})

const meta = preview.meta({ title: 'Screens/采购人报表 Purchaser report', component: ReportPage<PurchaserReport>, args, decorators })

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
  render: () => <LiveMall account="finance" at="/userCenter/report/purchaser" />,
  play: async ({ canvas }) => expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1),
})
