import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle, logins, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { budgetOf, entriesOf, happened, turnoverOf } from '../../../testing/budget-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { budgetLedgerList } from './budget-ledger-list.ts'
import { BudgetLedger } from './BudgetLedger.tsx'
import { BudgetLedgerView } from './BudgetLedgerView.tsx'

const detail = 'POST /api/Budget/Detail'
const buildBudget = responseBuilder(detail)
const buildLedger = pageBuilder('POST /api/Budget/Ledger')
const queryOf = (search = '') => budgetLedgerList.parse(new URLSearchParams(search))

const sums = budgetOf(happened)
const budget = buildBudget(sums)
const ledger = buildLedger(entriesOf(happened), turnoverOf(happened))
/** Of the same department: a quarter and a month that are over, beside it. */
const siblings = [
  budget,
  { ...budget, BudgetId: 90, Period: 'quarter' as const, Name: '2025年第4季度预算', StartDate: '2025-10-01', EndDate: '2025-12-31', Total: 8_000, Adjusted: 0, Used: 6_120.4, Frozen: 0, Available: 1_879.6, UsageRate: 76, Status: 4 as const, StatusName: '已过期' },
  { ...budget, BudgetId: 91, Period: 'month' as const, Name: '2025年12月预算', StartDate: '2025-12-01', EndDate: '2025-12-31', Total: 8_000, Adjusted: 0, Used: 2_040, Frozen: 0, Available: 5_960, UsageRate: 25, Status: 4 as const, StatusName: '已过期' },
]

const meta = preview.meta({
  title: 'Screens/预算流水 Budget ledger',
  component: BudgetLedgerView,
  args: {
    budget,
    siblings,
    query: queryOf(),
    ledger,
    status: 'ready' as const,
    pending: false,
    exporting: false,
    onQuery: fn(),
    onExport: fn(),
    onRetry: fn(),
    onTask: fn(),
  },
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '调整' }))
    await expect(args.onTask).toHaveBeenCalledWith('Adjust')
    await userEvent.click(canvas.getByRole('button', { name: '导出流水' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '类型：任何类型' }))
    await userEvent.click(await canvas.findByRole('option', { name: '扣减' }))
    await expect(args.onQuery).toHaveBeenCalledWith(expect.objectContaining({ filters: expect.objectContaining({ Kind: 'use' }) }))
  },
})
/** A user who may only look has no action; an adjustment shows its reason in place of an order. */
export const ReadOnly = meta.story({
  args: {
    budget: buildBudget({ ...sums, AllowActions: ['View'], Status: 4, StatusName: '已过期' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '调整' })).toBeNull()
    await expect(canvas.getByText('会议改为线上')).toBeVisible()
  },
})
export const Overdrawn = meta.story({
  args: { budget: buildBudget({ Total: 1000, Adjusted: 0, Used: 1000, Frozen: 25.5, Available: -25.5, UsageRate: 102, Status: 3, StatusName: '已耗尽', Control: 'approve' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('使用率 102%，透支', { selector: '[data-part="fact-tint"]' })).toBeVisible()
  },
})
export const LongContent = meta.story({
  args: {
    budget: buildBudget({
      Name: '华东区域行政与综合管理中心四季度办公用品及会议物资专项预算', DepartmentName: '华东区域行政与综合管理中心',
      Total: 99_999_999.99, Adjusted: -12_345_678.9, Used: 12_345_678.9, Frozen: 1_234_567.89, Available: 74_074_074.3, UsageRate: 15,
    }),
  },
})
export const EntriesLoading = meta.story({ args: { ledger: undefined, status: 'loading', siblings: undefined } })
export const EntriesFailed = meta.story({
  args: { ledger: undefined, status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载失败，点击重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const FilteredEmpty = meta.story({
  args: { query: queryOf('Kind=refund'), ledger: buildLedger([], { Increase: 0, Decrease: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的数据，请调整筛选')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const connected = () => (
  <StoryMall at="/userCenter/asset/budget/1" path="/userCenter/asset/budget/:id" login={logins.admin}>
    <BudgetLedger />
  </StoryMall>
)

const states = queryStories(detail, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(detail, '预算不存在')),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该预算' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('预算不存在')).toHaveLength(1))
  },
})
