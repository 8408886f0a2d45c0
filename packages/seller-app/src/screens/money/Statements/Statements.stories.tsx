import { statementInvoicing, statementStatus } from '@mall/api/contract'
import type { SellerStatement, SellerStatementList } from '@mall/api/seller/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { statementSamples } from '@mall/app-kit/testing/statement-samples.ts'
import { pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { statementsList } from './statements-list.ts'
import { StatementsView } from './StatementsView.tsx'

const buildPage = pageBuilder('POST /api/SellerStatement/List')

const { Rows: _rows, Carried: _carried, Taxes: _taxes, CreditDays: _credit, AnswerHours: _answer, SilentDays: _silent, Logs: _logs, ...facts } = statementSamples.open
const open: SellerStatement = { ...facts, LeftMinutes: null, LimitHours: null, AllowActions: [] }
const disputed: SellerStatement = { ...open, StatementNo: 'DZ202602000088', EnterpriseId: 2, EnterpriseName: '华启制造（苏州）有限公司', Status: statementStatus.disputed, StatusName: '有异议', DisputedCount: 1, LeftMinutes: 372, LimitHours: 16, AllowActions: ['Answer', 'Postpone'] }
const overdue: SellerStatement = { ...open, StatementNo: 'DZ202601000061', FromDay: '2026-01-01', UntilDay: '2026-01-31', MadeTime: '2026-02-01T00:00:12+08:00', Amount: 48_840.5, PaidAmount: 12_430.5, UnpaidAmount: 36_410, UninvoicedAmount: 48_840.5, Invoicing: statementInvoicing.open, Status: statementStatus.confirmed, StatusName: '已确认', ConfirmOn: null, DueOn: '2026-03-05', OverdueDays: 13 }
const invoiced: SellerStatement = { ...overdue, StatementNo: 'DZ202601000060', EnterpriseId: disputed.EnterpriseId, EnterpriseName: disputed.EnterpriseName, InvoicedAmount: 48_840.5, UninvoicedAmount: 0, Invoicing: statementInvoicing.done, Status: statementStatus.invoiced, StatusName: '已开票', OverdueDays: 0, DueOn: '2026-03-22' }
const settled: SellerStatement = { ...overdue, StatementNo: 'DZ202512000044', FromDay: '2025-12-01', UntilDay: '2025-12-31', MadeTime: '2026-01-01T00:00:12+08:00', DueOn: '2026-02-04', PaidAmount: 48_840.5, UnpaidAmount: 0, InvoicedAmount: 20_000, UninvoicedAmount: 28_840.5, Invoicing: statementInvoicing.open, Status: statementStatus.settled, StatusName: '已结清', OverdueDays: 0 }

const parts: Pick<SellerStatementList, 'TabCounts' | 'All' | 'UnpaidAmount' | 'OverdueAmount' | 'CanMake'> = {
  TabCounts: [{ Tab: '待确认', Count: 1 }, { Tab: '有异议', Count: 1 }, { Tab: '已确认', Count: 1 }, { Tab: '已开票', Count: 1 }, { Tab: '已结清', Count: 1 }], All: 5, UnpaidAmount: 365_488, OverdueAmount: 36_410, CanMake: true,
}
const none = { TabCounts: [], All: 0, UnpaidAmount: 0, OverdueAmount: 0 }

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(statementsList, {
  filled: buildPage([open, disputed, overdue, invoiced, settled], parts),
  none: buildPage([], { ...parts, ...none }),
  thousand: buildPage(thousandRows((at) => ({ ...settled, StatementNo: `DZ202601${String(at + 1).padStart(6, '0')}` })), { ...parts, All: 1000, TabCounts: [{ Tab: '已结清', Count: 1000 }] }),
})

const meta = preview.meta({ title: 'Seller/对账 Statements', component: StatementsView, args: { state: stateOf() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, '有异议')
    await expect(context.canvas.getByText(/客户未付/)).toHaveTextContent('客户未付 ¥365,488.00，逾期 ¥36,410.00，1 份有异议')
    await expect(context.canvas.getByRole('link', { name: open.StatementNo })).toHaveAttribute('href', `/statements/${open.StatementNo}`)
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([overdue], { ...parts, All: 1, TabCounts: [{ Tab: '已确认', Count: 1 }] }) }) } })
export const LongContent = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ...overdue, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', RowCount: 12_480, Amount: 9_999_999_999.99, UnpaidAmount: 9_999_999_999.99, OverdueDays: 365 }], { ...parts, UnpaidAmount: 9_999_999_999.99 }) }) },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })
