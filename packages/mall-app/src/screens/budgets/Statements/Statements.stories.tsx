import { statementInvoicing, statementStatus, type Statement, type StatementList } from '@mall/api/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { statementSamples } from '@mall/app-kit/testing/statement-samples.ts'
import { pageBuilder } from '@mall/mocks'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { statementsList } from './statements-list.ts'
import { StatementsView } from './StatementsView.tsx'

const buildPage = pageBuilder('POST /api/Statement/List')

const { Rows: _rows, Carried: _carried, Taxes: _taxes, CreditDays: _credit, AnswerHours: _answer, SilentDays: _silent, Logs: _logs, ...facts } = statementSamples.open
const open: Statement = { ...facts, AllowActions: ['Confirm', 'Dispute'] }
const disputed: Statement = { ...open, StatementNo: 'DZ202602000088', EnterpriseName: '华启制造（苏州）有限公司', Status: statementStatus.disputed, StatusName: '有异议', DisputedCount: 1 }
const overdue: Statement = { ...open, StatementNo: 'DZ202601000061', FromDay: '2026-01-01', UntilDay: '2026-01-31', MadeTime: '2026-02-01T00:00:12+08:00', Amount: 48_840.5, PaidAmount: 12_430.5, UnpaidAmount: 36_410, UninvoicedAmount: 48_840.5, Invoicing: statementInvoicing.open, Status: statementStatus.confirmed, StatusName: '已确认', ConfirmOn: null, DueOn: '2026-03-05', OverdueDays: 13, AllowActions: [] }
const invoiced: Statement = { ...overdue, StatementNo: 'DZ202601000060', EnterpriseId: disputed.EnterpriseId, EnterpriseName: disputed.EnterpriseName, InvoicedAmount: 48_840.5, UninvoicedAmount: 0, Invoicing: statementInvoicing.done, Status: statementStatus.invoiced, StatusName: '已开票', OverdueDays: 0, DueOn: '2026-03-22' }
const settled: Statement = { ...overdue, StatementNo: 'DZ202512000044', FromDay: '2025-12-01', UntilDay: '2025-12-31', MadeTime: '2026-01-01T00:00:12+08:00', DueOn: '2026-02-04', PaidAmount: 48_840.5, UnpaidAmount: 0, InvoicedAmount: 20_000, UninvoicedAmount: 28_840.5, Invoicing: statementInvoicing.open, Status: statementStatus.settled, StatusName: '已结清', OverdueDays: 0 }

const parts: Pick<StatementList, 'StatusCounts' | 'UnpaidAmount' | 'Credit'> = { StatusCounts: [{ Status: 10, Count: 1 }, { Status: 20, Count: 1 }, { Status: 30, Count: 1 }, { Status: 40, Count: 1 }, { Status: 50, Count: 1 }], UnpaidAmount: 365_488, Credit: { LimitAmount: 500_000, UsedAmount: 371_529.9, FreeAmount: 128_470.1 } }
const none = { StatusCounts: [], UnpaidAmount: 0, Credit: null }

const { stateOf, decorators, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(statementsList, {
  filled: buildPage([open, disputed, overdue, invoiced, settled], parts),
  none: buildPage([], none),
  thousand: buildPage(thousandRows((at) => ({ ...settled, StatementNo: `DZ202601${String(at + 1).padStart(6, '0')}` })), { ...parts, StatusCounts: [{ Status: 50, Count: 1000 }] }),
})

const meta = preview.meta({ title: 'Screens/对账单 Statements', component: StatementsView, args: { state: stateOf(), onOpen: fn() }, decorators })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/未付 ¥365,488.00/)).toHaveTextContent('未付 ¥365,488.00，1 份待确认，信用额度还可用 ¥128,470.10')
    await expect(canvas.getByRole('link', { name: open.StatementNo })).toHaveAttribute('href', `/userCenter/asset/statement/${open.StatementNo}`)
    await expect(canvas.getByText('逾期 13 天')).toBeVisible()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([overdue], { StatusCounts: [{ Status: 30, Count: 1 }], UnpaidAmount: 36_410, Credit: null }) }) } })
export const LongContent = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ...overdue, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', RowCount: 12_480, Amount: 9_999_999_999.99, UnpaidAmount: 9_999_999_999.99, OverdueDays: 365 }], { ...parts, UnpaidAmount: 9_999_999_999.99 }) }) },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })
