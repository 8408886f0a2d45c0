import { budgetStatus } from '@mall/api/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { budgetsList } from './budgets-list.ts'
import { BudgetsView } from './BudgetsView.tsx'

const buildPage = pageBuilder('POST /api/Budget/List')

const { stateOf, decorators, pressTab, ...stories } = listStories(budgetsList, {
  // As the first tab asks for it.
  filled: buildPage(responseBuilder('POST /api/Budget/List')().Items.filter(({ Status }) => Status === budgetStatus.active)),
  none: buildPage([], { StatusCounts: [], InForce: { Count: 0, Available: 0, Overdrawn: 0 } }),
  thousand: buildPage(thousandRows((at) => ({ BudgetId: at + 1 }))),
})

const ledger = pageBuilder('POST /api/Budget/Ledger')([
  { EntryId: 3, Time: '2026-03-18T10:00:00+08:00', Kind: 'freeze', KindName: '冻结', OrderNo: 'D2026031800000214', Operator: '行政采购员', Amount: -6645.6, Balance: 73_727.4 },
  { EntryId: 2, Time: '2026-03-12T16:40:00+08:00', Kind: 'use', KindName: '扣减', OrderNo: 'D2026031200000187', Operator: '财务专员', Amount: -1658.76, Balance: 80_373 },
])

const [sample] = responseBuilder('POST /api/Department/Tree')()
const owners = [...new Map(responseBuilder('POST /api/Budget/List')().Items.map((one) => [one.DepartmentId, one.DepartmentName]))]
/** Two of them share their name: what they are part of is said. */
const departments = owners.flatMap(([DepartmentId, Name], at) =>
  sample === undefined ? [] : [{ ...sample, DepartmentId, Name, EnterpriseName: owners.findIndex(([, other]) => other === Name) === at ? '华启科技' : '华启制造' }],
)

const meta = preview.meta({
  title: 'Screens/预算余额 Budgets',
  component: BudgetsView,
  args: { state: stateOf(), departments, credit: { LimitAmount: 500_000, UsedAmount: 371_529.9, FreeAmount: 128_470.1 }, entries: ledger, onEntriesRetry: fn(), pending: false, onCreate: fn(), onTask: fn(), onOpen: fn() },
  decorators,
})

export const Filled = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await pressTab(context, 4)
    await expect(canvas.getByRole('link', { name: /^信用额度已用 ¥371,529.90，还可用 ¥128,470.10$/ })).toHaveAttribute('href', '/userCenter/asset/statement')
    await userEvent.click(canvas.getByRole('button', { name: '新增预算' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

/** 70 %, 90 % and more than all of it say so in words and with a sign. */
export const Warned = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage(
        [
          { BudgetId: 1, Total: 1000, Adjusted: 0, Used: 600, Frozen: 99.99, Available: 300.01, UsageRate: 69 },
          { BudgetId: 2, Total: 1000, Adjusted: 0, Used: 600, Frozen: 100, Available: 300, UsageRate: 70 },
          { BudgetId: 3, Total: 1000, Adjusted: 0, Used: 900, Frozen: 0, Available: 100, UsageRate: 90 },
          { BudgetId: 4, Total: 1000, Adjusted: 0, Used: 1000, Frozen: 0, Available: 0, UsageRate: 100, Status: 3, StatusName: '已耗尽' },
          { BudgetId: 5, Total: 1000, Adjusted: 0, Used: 1000, Frozen: 20, Available: -20, UsageRate: 102, Status: 3, StatusName: '已耗尽' },
        ],
        { InForce: { Count: 5, Available: 680.01, Overdrawn: 1 } },
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('102%，透支')).toBeVisible()
    await expect(canvas.getByText('1 个已透支')).toBeVisible()
  },
})

/** Which quarter a budget is of can be read: the period is not cut at the width of a desk. */
export const QuarterInFull = meta.story({
  globals: { viewport: { value: 'w1440' } },
  args: { state: stateOf('', { data: buildPage([{ Period: 'quarter', StartDate: '2026-10-01', EndDate: '2026-12-31' }]) }) },
  play: async ({ canvas }) => {
    const period = canvas.getByText('2026年四季度')
    await expect(period.scrollWidth).toBeLessThanOrEqual(period.clientWidth)
  },
})

/** A user who may only look has the ledger and no other action. */
export const ReadOnly = meta.story({
  args: { state: stateOf('', { data: buildPage([{ AllowActions: ['View'] }], { AllowActions: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /新增预算|^调整(?!后)|编辑|停用/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /流水/ })).toBeVisible()
  },
})
/** A company without a limit, or a user who sees no statements: nothing is said of it. */
export const WithoutLimit = meta.story({
  args: { credit: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/信用额度/)).toBeNull()
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
/** None is in force: the way to those that are over, or to come. */
export const NoneInForce = meta.story({
  args: { state: stateOf('', { data: buildPage([], { total: 0, StatusCounts: [{ Status: 4, Count: 3 }] }) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看全部预算' }))
    await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ tab: null }))
  },
})
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([{}]) }) } })
export const Peeked = meta.story({
  args: { state: stateOf('Peek=7', { data: buildPage([{ BudgetId: 7 }, { BudgetId: 8 }]) }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(await within(dialog).findByRole('link', { name: /^流水/ })).toBeVisible()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  },
})
/** Its parts stand close together, however high the window is. */
export const PeekedBesideTheList = meta.story({
  globals: { viewport: { value: 'w1440' } },
  args: { state: stateOf('Peek=7', { data: buildPage([{ BudgetId: 7 }, { BudgetId: 8 }]) }) },
  play: async ({ canvas }) => {
    const top = (element: Element) => element.getBoundingClientRect().top
    const panel = within(await canvas.findByRole('complementary'))
    // What is said of it stands together, and what can be done with it at the foot.
    const last = panel.getAllByRole('term').at(-1) ?? document.body
    await expect(panel.getByRole('heading', { name: '流水' })).toBeVisible()
    await expect(top(last) - top(panel.getAllByText(/%$/)[0] ?? document.body)).toBeLessThan(900)
    await expect(top(panel.getByRole('link', { name: /^流水/ }))).toBeGreaterThan(innerHeight - 80)
    // The status is the last column beside the panel: its tag is whole.
    const [tag] = within(canvas.getByRole('table', { name: '预算列表' })).getAllByText('生效中')
    await expect(tag?.scrollWidth).toBeLessThanOrEqual(tag?.clientWidth ?? 0)
  },
})
export const EntriesLoading = meta.story({ args: { ...PeekedBesideTheList.input.args, entries: undefined }, globals: { viewport: { value: 'w1440' } } })
/** What is known of the budget stays, and its ledger can be asked for again. */
export const EntriesFailed = meta.story({
  args: { ...PeekedBesideTheList.input.args, entries: null },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /重试/ }))
    await expect(args.onEntriesRetry).toHaveBeenCalled()
  },
})
export const LongContent = meta.story({
  args: {
    state: stateOf('Peek=7', {
      data: buildPage([
        { BudgetId: 7, Name: '华东区域行政与综合管理中心四季度办公用品及会议物资专项预算', DepartmentName: '华东区域行政与综合管理中心', Total: 99_999_999.99, Adjusted: -12_345_678.9, Used: 12_345_678.9, Frozen: 1_234_567.89, Available: 74_074_074.3, UsageRate: 15 },
      ]),
    }),
  },
})
export const Phone = meta.story(stories.phone)

export const ThousandRows = meta.story(stories.thousandRows)

/** In the assembled mall: a department of the tree narrows the list. */
export const NarrowsToADepartment = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="finance" at="/userCenter/asset/budget?Status=2" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '归属部门：任何部门' }))
    await userEvent.click(await canvas.findByRole('treeitem', { name: '市场部' }))
    await expect(await canvas.findByRole('button', { name: '归属部门：市场部' })).toBeVisible()
  },
})
