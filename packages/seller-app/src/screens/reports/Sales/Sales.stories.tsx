import type { SalesReport, SellerReportChoices } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { evenTotals, places, pointsOf, sales, salesRows, salesTotals } from '../../../testing/report-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Sales } from './Sales.tsx'
import { salesReports } from './sales-report.tsx'

const buildPage = pageBuilder('POST /api/SellerReport/Sales')

const Sum = { OrderCount: 412, Quantity: 22_920, Amount: 1_284_630.5, ReturnAmount: 1_280.5, NetAmount: 1_283_350 }
const parts = { Totals: salesTotals, Sum, Basis: 'payable', CustomerName: null, AllowActions: ['Export'] } satisfies Partial<SalesReport>
const none = { OrderCount: 0, Quantity: 0, Amount: 0, ReturnAmount: 0, NetAmount: 0 }
const long = { OrderCount: 99_999, Quantity: 9_999_999, Amount: 99_999_999.99, ReturnAmount: 9_999_999.99, NetAmount: 90_000_000 }
const longRows = salesRows(places.customers.slice(0, 1)).map((row) => ({ ...row, ...long, Name: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Share: 1, LastYearAmount: 1 }))
const customers = salesRows(places.customers)
const pageOf = (rows: SalesReport['Items']) => buildPage(rows, { ...parts, Points: pointsOf(rows.toReversed()) })
const filled = buildPage(customers, { ...parts, Points: pointsOf(customers) })

const { args, decorators, ...stories } = reportStories(salesReports.customer, {
  filled,
  none: buildPage([], { ...parts, Totals: evenTotals(salesTotals, sales(0, 0, 0)), Sum: none, Points: [], total: 0 }),
  one: buildPage(customers.slice(0, 1), { ...parts, Points: pointsOf(customers) }),
  oneSearch: 'Point=1',
  address: 'by=customer',
  narrowed: 'Customer=%E5%8D%8E%E5%90%AF',
  long: buildPage(longRows, { ...parts, Totals: evenTotals(salesTotals, sales(long.Amount, long.OrderCount, 1)), Sum: long, Points: pointsOf(longRows) }),
  thousand: buildPage(thousandRows((at) => ({ ...places.customers[0], Key: String(at + 1), EnterpriseId: at + 1 })), { ...parts, Points: pointsOf(customers), total: 1000 }),
  bar: { name: /华启科技/, key: '1' },
})

const meta = preview.meta({ title: 'Seller/销售 Sales report', component: ReportPage<SalesReport>, args, decorators })

export const Filled = meta.story({
  ...stories.filled,
  play: async (context) => {
    await stories.filled.play(context)
    const { canvas } = context
    await expect(canvas.getByRole('tab', { name: '客户' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('link', { name: '华启科技（上海）有限公司' })).toHaveAttribute('href', '/reports/sales?Company=1&by=product')
    await expect(canvas.getByRole('link', { name: '246' })).toHaveAttribute('href', '/orders?Begin=2026-03-01&End=2026-03-18&Company=1')
    await expect(canvas.getByText(/销售额含运费/)).toBeVisible()
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

const choices: SellerReportChoices = { Managers: [{ StaffId: 2, Name: '周宁' }], Categories: [{ CategoryId: 10, ParentId: null, Name: '办公文具' }, { CategoryId: 1001, ParentId: 10, Name: '书写工具' }] }

/** Connected, by month: another tab asks for its own rows, and drops what was chosen in the chart. */
export const ByTime = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerReport/Choices', choices),
      handle('POST /api/SellerReport/Sales', ({ By, Unit }) => pageOf(salesRows(By === 'manager' ? places.managers : Unit === 'week' ? places.weeks : places.months))),
    ),
  render: () => (
    <StoryMall at="/reports/sales?Point=2026-02" login={sellerLogin}>
      <Sales />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('rowheader', { name: '2026-03 未完' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '客户经理' }))
    await expect(await canvas.findByRole('link', { name: '周宁' })).toHaveAttribute('href', '/reports/sales?Manager=2&by=customer')
    for (const shown of canvas.getAllByRole('rowheader', { name: '周宁、何敏' })) await expect(shown).toBeInTheDocument()
    await expect(canvas.getByText(/点图上的一项/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '时间' }))
    await userEvent.click(await canvas.findByRole('button', { name: '统计单位：月' }))
    await userEvent.click(await screen.findByRole('option', { name: '周' }))
    for (const shown of await canvas.findAllByRole('rowheader', { name: /2026-03-16/ })) await expect(shown).toBeInTheDocument()
  },
})
