import type { FulfilmentReport } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { evenTotals, fulfilmentPointsOf, fulfilmentRows, fulfilmentTotals, places, stage } from '../../../testing/report-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Fulfilment } from './Fulfilment.tsx'
import { fulfilmentReports } from './fulfilment-report.tsx'

const buildPage = pageBuilder('POST /api/SellerReport/Fulfilment')

const { Confirm, Ship, Arrive } = fulfilmentTotals.Current
const parts = { Totals: fulfilmentTotals, Sum: { OrderCount: 412, ...Confirm }, Promised: { AcceptHours: 4, ShipHours: 24, WorkFrom: '09:00', WorkTo: '18:00' }, CustomerName: null, AllowActions: ['Export'] } satisfies Partial<FulfilmentReport>
const customers = fulfilmentRows(places.customers)
const points = fulfilmentPointsOf(customers)
const filled = buildPage(customers, { ...parts, Points: points })
const [first] = customers
const none = stage(0, [0, 0], [0, 0], [null, null])
const long = stage(9_999_999, [999_999, 999_999], [8_888_888, 9_999_999], [99_999, 999_999])
const longRows = customers.slice(0, 1).map((row) => ({ ...row, ...long, Name: '超长企业名称用于检验换行与截断是否正确的（上海）跨境电子商务与办公用品供应链管理服务股份有限公司', OrderCount: 9_999_999 }))

const { args, decorators, ...stories } = reportStories(fulfilmentReports.customer, {
  filled,
  none: buildPage([], { ...parts, Totals: evenTotals(fulfilmentTotals, { OrderCount: 0, Confirm: none, Ship: none, Arrive: none }), Sum: { OrderCount: 0, ...none }, Points: [], total: 0 }),
  one: buildPage(customers.slice(0, 1), { ...parts, Points: points }),
  oneSearch: 'Point=1',
  address: 'by=customer',
  narrowed: 'Customer=%E5%8D%8E%E5%90%AF',
  long: buildPage(longRows, { ...parts, Totals: evenTotals(fulfilmentTotals, { OrderCount: 9_999_999, Confirm: long, Ship: long, Arrive: long }), Sum: { OrderCount: 9_999_999, ...long }, Points: fulfilmentPointsOf(longRows) }),
  thousand: buildPage(thousandRows((at) => ({ ...first, Key: String(1000 + at), EnterpriseId: 1000 + at })), { ...parts, Points: points, total: 1000 }),
  bar: { name: /华启科技/, key: '1' },
})

const meta = preview.meta({ title: 'Seller/履约 Fulfilment report', component: ReportPage<FulfilmentReport>, args, decorators })

export const Filled = meta.story({
  ...stories.filled,
  play: async (context) => {
    await stories.filled.play(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByText('95.5%', { selector: '[data-part="value"]' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '怎么算的' }))
    await expect(await canvas.findByText(/^中位.*送达按确认收货算/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '怎么算的' }))
    await expect(canvas.getByRole('link', { name: places.customers[0].Name })).toHaveAttribute('href', '/reports/fulfilment?Company=1')
    // What waits to be confirmed is a status of the list of orders; which of it is late is not.
    await expect(canvas.getByRole('link', { name: '7' })).toHaveAttribute('href', '/orders?Begin=2026-03-01&End=2026-03-18&Company=1&Status=30')
    await expect(canvas.queryByRole('link', { name: '2' })).toBeNull()
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

const months = fulfilmentRows(places.months)

/** Connected, by month: the stage is chosen in the sentence; by manager nothing leads to orders, which know no managers. */
export const ByTime = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerReport/Choices', { Managers: [{ StaffId: 2, Name: '周宁' }], Categories: [] }),
      handle('POST /api/SellerReport/Fulfilment', ({ By, Stage }) => {
        const rows = (By === 'manager' ? fulfilmentRows(places.managers) : months).map((row, at) => ({ ...row, ...(at > 0 || Stage === undefined ? {} : Stage === 'ship' ? Ship : Arrive) }))
        return buildPage(rows, { ...parts, Sum: { OrderCount: 412, ...(Stage === undefined ? Confirm : Stage === 'ship' ? Ship : Arrive) }, Points: fulfilmentPointsOf(rows.toReversed()) })
      }),
    ),
  render: () => (
    <StoryMall at="/reports/fulfilment" login={sellerLogin}>
      <Fulfilment />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('rowheader', { name: '2026-03 未完' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '客户经理' }))
    await expect(await canvas.findByRole('link', { name: '周宁' })).toHaveAttribute('href', '/reports/fulfilment?by=customer&Manager=2')
    await expect(canvas.queryByRole('link', { name: '7' })).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: '时间' }))
    await userEvent.click(await canvas.findByRole('button', { name: '环节：确认' }))
    await userEvent.click(await screen.findByRole('option', { name: '发货' }))
    await expect(await canvas.findByRole('link', { name: '6' })).toHaveAttribute('href', '/orders?Begin=2026-03-01&End=2026-03-18&Due=late')
    await expect(canvas.getByRole('link', { name: '29' })).toHaveAttribute('href', '/orders?Begin=2026-03-01&End=2026-03-18&Due=ship')
  },
})
