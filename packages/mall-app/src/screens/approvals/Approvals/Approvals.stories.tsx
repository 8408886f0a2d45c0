import { approvalReasonNames } from '@mall/api/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { buildApprovalDetail, buildBudgetLevels, drawingOf, pageBuilder, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { expectSums } from '../../../testing/expect-sums.ts'
import { lineSums } from '../../../testing/line-sums.ts'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { approvalsList } from '../approvals-list.ts'
import { ApprovalsView } from './ApprovalsView.tsx'

const buildApprovals = pageBuilder('POST /api/Approval/List')

const none = buildApprovals([], { TotalAmount: 0 })

const { stateOf, decorators, ...stories } = listStories(approvalsList, {
  filled: buildApprovals(),
  none,
  thousand: buildApprovals(thousandRows((at) => ({ ApprovalNo: `SP20260318${1000 + at}` }))),
})

const departments = responseBuilder('POST /api/Department/Tree')().flatMap((own) => [own, { ...own, DepartmentId: own.DepartmentId + 1, Name: '市场部' }])

const meta = preview.meta({
  title: 'Screens/订单审批 Approvals',
  component: ApprovalsView,
  args: { state: stateOf(), departments, peeked: undefined, pending: false, onPeekRetry: fn(), onTask: fn(), onDecide: fn(), onEdit: fn(), onOpen: fn() },
  decorators,
})

const ended = { CurrentNode: null, WaitingSince: null }
const longName = '全公司十二层至十八层会议室投影设备与配套幕布、翻页笔及备用灯泡整体更换并含旧设备回收处理'

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('订单审批')
    await expect(canvas.getByText(/^\d+ 单等你审批，最久的已等/)).toHaveTextContent(/2 天 16 小时$/)
    await expect(canvas.getByRole('tab', { name: /^待我审批/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.queryByRole('columnheader', { name: /^状态/ })).toBeNull()
  },
})
export const Dark = meta.story({ globals: { scheme: 'dark' } })
/** The room of what the page will offer is kept: nothing moves when the list comes. */
export const Loading = meta.story({
  ...stories.loading,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '从最久的一单审起' })).toBeDisabled(),
})
export const Refreshing = meta.story({ args: { state: stateOf('', { updating: true }) } })
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story({ args: { state: stateOf('', { data: { ...none, ViewCounts: [], Waiting: { Count: 0, Since: null } } }) } })
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const Filtered = meta.story({
  args: {
    state: stateOf('Begin=2026-03-01&Reason=category&Min=100&SortField=PayableAmount&SortOrder=desc', {
      data: buildApprovals(buildApprovals().Items.filter(({ PayableAmount }) => (PayableAmount ?? 0) >= 100).toSorted((one, other) => (other.PayableAmount ?? 0) - (one.PayableAmount ?? 0))),
    }),
  },
})
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildApprovals([{}]) }) } })

/** Also what has ended: no node, no wait, a status. */
export const Decided = meta.story({
  args: {
    state: stateOf('Tab=decided', {
      data: buildApprovals([
        { ApprovalNo: 'SP202603150001', CurrentNode: { Name: '财务复核', Position: 2, Count: 2 } },
        { ApprovalNo: 'SP202603150002', Status: 2, StatusName: '已通过', ...ended },
        { ApprovalNo: 'SP202603150003', Status: 3, StatusName: '已驳回', ...ended },
        { ApprovalNo: 'SP202603150004', Status: 4, StatusName: '已撤回', ...ended },
      ]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^状态/ })).toBeVisible()
  },
})
const [one] = buildApprovals().Items
if (!one) throw new Error('The list has an approval')
const [line] = buildApprovalDetail().Lines
if (!line) throw new Error('The approval has a line')
/** What the order says that it is for: 办公设备. */
const equipment = (CustomerProductName: string) => ({ CustomerProductName, ImageUrl: drawingOf(CustomerProductName), Unit: '台' })
const peeked = buildApprovalDetail({
  ...one,
  ...lineSums([
    { ...line, ...equipment('澜印 商务系列 黑白激光打印机 A4'), ProductCode: '17010122', Quantity: 4, Price: 1480, MOQ: 1, Step: 1 },
    { ...line, ...equipment('衡墨 商务系列 碎纸机 20L'), LineId: 2, ProductCode: '17030122', Quantity: 2, Price: 512.8, MOQ: 1, Step: 1, LastPaid: null },
  ]),
  Budgets: buildBudgetLevels({ quarter: { Total: 30_000, Used: 21_000, Frozen: 2_000, Remaining: 7_000, Result: 0, Decides: true } }),
})
/** The list says of it what it says itself. */
const listed = buildApprovals().Items.map((each) => (each.ApprovalNo === one.ApprovalNo ? { ...each, PayableAmount: peeked.PayableAmount } : each))
const peek = {
  state: stateOf(`Peek=${one.ApprovalNo}`, { data: buildApprovals(listed, { TotalAmount: listed.reduce((sum, { PayableAmount }) => sum + (PayableAmount ?? 0), 0) }) }),
  peeked,
}

/** Read and decided in one place: unit and last prices, the budget before and after, the comment and what follows. */
export const Peeked = meta.story({
  globals: { viewport: { value: 'w1440' } },
  args: peek,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^同意后：/)).toBeVisible()
    await expectSums(document.body, peek.peeked)
    await expect(canvas.getByText('预算总额')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '划去 衡墨 商务系列 碎纸机 20L' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '审批意见' }), 'ar')
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('heading', { name: '为什么需要审批' }))
    await userEvent.keyboard('a')
    await expect(args.onDecide).toHaveBeenCalledWith(peek.peeked, 'agree', 'ar', [{ LineId: 2, Quantity: 0 }], expect.any(Function))
    await userEvent.click(canvas.getByRole('button', { name: '全部恢复' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: '审批意见' }))
    await userEvent.click(canvas.getByRole('heading', { name: '为什么需要审批' }))
  },
})
export const PeekLoading = meta.story({ globals: { viewport: { value: 'w1440' } }, args: { ...peek, peeked: undefined } })

/** Nobody decides without prices and budget in sight. */
export const PeekFailed = meta.story({
  globals: { viewport: { value: 'w1440' } },
  args: { ...peek, peeked: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await expect(args.onPeekRetry).toHaveBeenCalledOnce()
    await expect(within(canvas.getByRole('complementary')).queryByRole('button', { name: '同意' })).toBeNull()
  },
})
export const PeekedOnAPhone = meta.story({ globals: { viewport: { value: 'w390' } }, args: peek })

/** Who speaks to the page turns its keys off, beside the words that name them, and on again. */
export const KeysTurnedOff = meta.story({
  globals: { viewport: { value: 'w1440' } },
  args: { state: stateOf() },
  play: async ({ args, canvas, userEvent }) => {
    const press = async () => {
      await userEvent.click(canvas.getByRole('heading', { level: 1 }))
      await userEvent.keyboard(' ')
    }
    await userEvent.click(canvas.getByRole('button', { name: '关闭快捷键' }))
    await expect(canvas.getByText('快捷键已关闭')).toBeVisible()
    await press()
    await expect(args.state.onQuery).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '开启快捷键' }))
    await press()
    await expect(args.state.onQuery).toHaveBeenCalledOnce()
  },
})

/** The keys that the foot names act from anywhere on the page. */
export const KeysOfThePage = meta.story({
  globals: { viewport: { value: 'w1440' } },
  args: { state: stateOf() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('J / K 上下，A 同意，R 驳回，空格速览，回车打开')).toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('row', { name: new RegExp(one.ApprovalNo) })).toHaveFocus()
    await userEvent.keyboard('r')
    await expect(args.onTask).toHaveBeenCalledWith('reject', [one])
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await userEvent.keyboard(' ')
    await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ peek: one.ApprovalNo }))
    await userEvent.click(canvas.getByRole('button', { name: '从最久的一单审起' }))
    await expect(args.state.onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ peek: one.ApprovalNo }), { replace: false })
  },
})
export const LongContent = meta.story({
  args: {
    state: stateOf(`Peek=SP20260318123456789`, {
      data: buildApprovals([
        {
          ApprovalNo: 'SP20260318123456789',
          Purpose: longName,
          PayableAmount: 12_345_678.9,
          UserName: '华东区域行政与综合管理中心采购专员',
          DepartmentName: '华东区域行政与综合管理中心',
          Reasons: (['overSingleLimit', 'overBudget', 'category', 'nonAgreed'] as const).map((Code) => ({
            Code,
            Text: `“${longName}”等12种商品不在协议目录，共 ¥12,345,678.90，达到审批起点 ¥2,000.00`,
            Facts: { Amount: 12_345_678.9, Limit: 2000 },
          })),
          CurrentNode: { Name: '华东区域分管副总经理与财务共享中心联合审批', Position: 3, Count: 12 },
        },
      ]),
    }),
  },
})
export const Phone = meta.story(stories.phone)

/** Offered are the departments that the viewer sees, also without an approval on this page, and those of which only an approval is seen. */
export const NarrowsToADepartment = meta.story({
  args: { state: stateOf('', { data: buildApprovals([{ DepartmentId: 404, DepartmentName: '华东仓储部' }]) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '部门：任何部门' }))
    await expect(await canvas.findByRole('treeitem', { name: '华东仓储部' })).toBeVisible()
    await userEvent.click(canvas.getByRole('treeitem', { name: '市场部' }))
    await expect(args.state.onQuery).toHaveBeenCalledWith(stateOf(`Dept=${departments.at(-1)?.DepartmentId}`).query)
  },
})

const waiting = buildApprovals([
  { ApprovalNo: 'SP202603180001', Version: 1, PayableAmount: 6000 },
  { ApprovalNo: 'SP202603180002', Version: 3, PayableAmount: 5000.5 },
])

export const DecidesOne = meta.story({
  args: { state: stateOf('', { data: waiting }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '驳回 SP202603180002' }))
    await expect(args.onTask).toHaveBeenCalledWith('reject', [waiting.Items[1]])
  },
})
export const DecidesSelected = meta.story({
  args: { state: stateOf('', { data: waiting }) },
  play: async ({ args, canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox', { name: /SP/ })) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: '同意' }))
    await expect(args.onTask).toHaveBeenCalledWith('agree', waiting.Items)
  },
})
export const Submitting = meta.story({ args: { state: stateOf('', { data: waiting }), pending: true } })

export const ThousandRows = meta.story(stories.thousandRows)

/** Several at once on the live mall: each row says what became of it. */
export const RejectsSeveral = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="approver" at="/userCenter/order/approval" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /SP/ })
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: '驳回' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '驳回审批' }))
    await userEvent.click(dialog.getByRole('button', { name: '驳回' }))
    await expect(dialog.getByText('请填写审批意见')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '审批意见' }), '请合并到下月')
    await userEvent.click(dialog.getByRole('button', { name: '驳回' }))
    await expect(await canvas.findByText('2 单已全部处理。')).toBeVisible()
    await expect(canvas.getAllByText(/^SP\d+ 已驳回$/)).toHaveLength(2)
    // The list is read again behind the dialog, and shorter then.
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(boxes.length - 2))
  },
})

/** Words of a row's dialog outlive it, the approval beside the list has them too, and the decision forgets them. */
export const DialogKeepsWords = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="approver" at="/userCenter/order/approval" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^驳回 SP/ })
    const [button] = buttons
    const number = button?.getAttribute('aria-label')?.replace('驳回 ', '') ?? ''
    const drafts = () => Object.keys(localStorage).filter((name) => name.endsWith(`:approval:${number}`))
    const open = async (label: string, title: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `${label} ${number}` }))
      return within(await canvas.findByRole('dialog', { name: title }))
    }
    const first = await open('驳回', '驳回审批')
    await userEvent.type(first.getByRole('textbox', { name: '审批意见' }), '请合并到下月')
    await userEvent.click(first.getByRole('button', { name: '取消' }))
    await expect(drafts()).toHaveLength(1)
    const second = await open('同意', '同意审批')
    await expect(second.getByRole('textbox', { name: '审批意见' })).toHaveValue('请合并到下月')
    await expect(second.getByText(/未提交的内容。$/)).toBeVisible()
    await userEvent.click(second.getByRole('button', { name: '取消' }))
    const third = await open('驳回', '驳回审批')
    await userEvent.click(third.getByRole('button', { name: '驳回' }))
    await expect(await canvas.findByText('已驳回')).toBeVisible()
    await expect(drafts()).toHaveLength(0)
    // The list is read again, and shorter then.
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(buttons.length - 1))
  },
})

/** Decided by keys alone: the focus is on the row that took the place of the decided one, from where the keys go on. */
export const DecidesByKeys = meta.story({
  parameters: { keepsFocus: true },
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="approver" at="/userCenter/order/approval" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => [...canvasElement.querySelectorAll('tbody tr')].map((row) => /SP\d+/.exec(row.textContent)?.[0])
    await canvas.findAllByRole('button', { name: /^同意 SP/ })
    const before = rows()
    await userEvent.keyboard('jjj')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(before[2] ?? ''))
    await userEvent.keyboard('a')
    const dialog = within(await canvas.findByRole('dialog', { name: '同意审批' }))
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: '同意' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rows()).toEqual(before.toSpliced(2, 1)))
    await waitFor(() => expect(document.activeElement).toHaveTextContent(before[3] ?? ''))
    await expect(document.activeElement?.tagName).toBe('TR')
  },
})

/** The screen in the assembled mall, over a back end that reacts: tabs, a filter, an approval beside the list. */
export const NarrowsAndLooks = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="approver" at="/userCenter/order/approval" />,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^SP/ })
    const row = first?.closest('tr')
    const reason = Object.values(approvalReasonNames).find((name) => row?.textContent.includes(name))
    if (!first || !reason) throw new Error('Nothing waits for the approver.')
    await userEvent.click(canvas.getByRole('button', { name: '触发原因：任何原因' }))
    await userEvent.click(await canvas.findByRole('option', { name: reason }))
    await expect(await canvas.findByRole('button', { name: `触发原因：${reason}` })).toBeVisible()
    await userEvent.click(first)
    await expect(await canvas.findByRole('heading', { name: first.textContent })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '为什么需要审批' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await userEvent.click(canvas.getByRole('tab', { name: /^我已审批/ }))
    await expect(await canvas.findByRole('columnheader', { name: /^状态/ })).toBeVisible()
  },
})
