import type { DepartmentReport } from '@mall/api/contract'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { reportTotals, shareOf, sumOf } from '../../../testing/report-totals.ts'
import { departmentReport } from './department-report.tsx'

const buildPage = pageBuilder('POST /api/Report/Department')

const companies = ['华启科技', '华启制造']
const rows = [
  { Key: '11', Kind: 'department', Name: '行政部', PurchaserCount: 6, OrderCount: 42, Amount: 38_250.6, Budget: 60_000, BudgetUsed: 38_250.6, UsageRate: 0.6375, PerPerson: 6375.1 },
  { Key: '12', Kind: 'department', Name: '市场部', PurchaserCount: 3, OrderCount: 18, Amount: 20_117.4, Budget: null, BudgetUsed: null, UsageRate: null, PerPerson: 6705.8 },
] as const
const BudgetLevel = { Period: 'month', BeginDate: '2025-04-01', EndDate: '2026-03-31' } as const

/** A page of rows with what they add up to, in the cards, in the total row and in the chart. */
const pageOf = (given: readonly Omit<DepartmentReport['Items'][number], 'Share'>[]) => {
  const [Amount, OrderCount] = [sumOf(given, (row) => row.Amount), sumOf(given, (row) => row.OrderCount)]
  return buildPage(given.map((row) => ({ ...row, Share: shareOf(row.Amount, Amount) })), {
    BudgetLevel,
    Totals: reportTotals({ Amount, OrderCount, PurchaserCount: sumOf(given, (row) => row.PurchaserCount) }),
    Sum: { OrderCount, Amount },
    Points: given.map((row) => ({ Key: row.Key, Name: row.Name, Amount: row.Amount, OrderCount: row.OrderCount, IsOpen: false })),
    total: given.length,
  })
}
const filled = pageOf(rows)

const { args, decorators, ...stories } = reportStories(departmentReport, {
  filled,
  none: pageOf([]),
  one: pageOf([rows[0]]),
  long: pageOf([{ ...rows[0], Name: '华东区域供应链与综合行政服务管理中心（含上海、苏州、杭州办事处）', Amount: 99_999_999.99, Budget: 99_999_999.99 }]),
  thousand: buildPage(thousandRows((at) => ({ Key: String(at + 1) }))),
  bar: { name: new RegExp(rows[0].Name), key: rows[0].Key },
})

const meta = preview.meta({ title: 'Screens/部门报表 Department report', component: ReportPage<DepartmentReport>, args, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await stories.filled.play(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: '怎么算的' }))
    const words = '执行率 = 预算已用 ÷ 预算，按月预算 2025-04 至 2026-03 计'
    await expect(await canvas.findByText(words)).toBeVisible()
    // On paper, where nothing opens, they end the report.
    await expect(canvas.getByText(`怎么算的：${words}`)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '怎么算的' }))
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

/** A user who sees several companies begins with these; a company opens its departments. */
export const Companies = meta.story({
  args: {
    state: {
      ...args.state,
      data: {
        ...filled,
        Items: filled.Items.map((row, at) => ({ ...row, Kind: 'company' as const, Key: String(at + 1), Name: companies[at] ?? '' })),
        Points: filled.Points.map((point, at) => ({ ...point, Key: String(at + 1), Name: companies[at] ?? '' })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '公司' })).toBeVisible()
    await expect(canvas.getByText('各公司采购金额', { selector: 'span' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '华启科技' })).toHaveAttribute('href', expect.stringMatching(/report\/department\?.*Company=1/))
  },
})

/** In the assembled mall. */
export const Live = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="finance" at="/userCenter/report/department" />,
  play: async ({ canvas }) => expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1),
})
