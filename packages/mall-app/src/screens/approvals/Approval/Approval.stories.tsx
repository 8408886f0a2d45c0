import { approvalStepStatus } from '@mall/api/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { buildApprovalDetail, buildBudgetLevels, drawingOf, handle, logins } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { expectSums } from '../../../testing/expect-sums.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Approval } from './Approval.tsx'
import { ApprovalPager } from './ApprovalPager.tsx'
import { ApprovalView } from './ApprovalView.tsx'

const key = 'POST /api/Approval/Detail'

const meta = preview.meta({
  title: 'Screens/审批详情 Approval',
  component: ApprovalView,
  args: { approval: buildApprovalDetail(), listHref: '/userCenter/order/approval', pending: false, onDecide: fn(), onTask: fn(), onEdit: fn(), onDownload: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

const { ApprovalNo, Nodes, Lines } = buildApprovalDetail()
const [manager, finance] = Nodes
if (!manager || !finance) throw new Error('The approval has two nodes')
const onGo = fn()
const time = '2026-03-18T11:20:00+08:00'

const decided = (node: typeof manager, State: 2 | 3, StateName: string, Comment = ''): typeof manager => ({
  ...node,
  State: State === approvalStepStatus.agreed ? 'agreed' : 'rejected',
  Steps: node.Steps.map((step) => ({ ...step, State, StateName, ReachedTime: time, Time: time, Comment })),
})
const over = { CurrentNode: null, WaitingSince: null, FinishTime: time, AllowActions: ['View' as const] }

const connected = () => (
  <StoryMall at={`/userCenter/order/approval/${ApprovalNo}`} path="/userCenter/order/approval/:id" login={logins.approver}>
    <Approval />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '为什么需要审批' })).toBeVisible()
    await expectSums(canvasElement, args.approval)
    await expect(canvas.getByText(/申请人的单笔限额为/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '审批意见' }), '同意采购')
    await userEvent.click(canvas.getByRole('button', { name: '同意' }))
    await expect(args.onDecide).toHaveBeenCalledWith('agree', '同意采购', [], expect.any(Function))
  },
})

/** The applicant must get a reason; nothing is sent until then. */
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '驳回' }))
    await expect(canvas.getByText('请填写审批意见')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '审批意见' })).toHaveFocus()
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '退回修改' }))
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '加签' }))
    await expect(args.onTask).toHaveBeenCalledWith('addSign')
  },
})
const [line] = Lines
if (!line) throw new Error('The approval has no lines')
const twoLines = [{ ...line, LineId: 1, CustomerProductName: '人体工学椅', ImageUrl: drawingOf('人体工学椅'), MOQ: 5, Step: 5, Quantity: 12, Price: 100, Subtotal: 1200 }, { ...line, LineId: 2, ProductCode: '24030281', CustomerProductName: '保温杯', ImageUrl: drawingOf('保温杯'), MOQ: 1, Step: 1, Quantity: 6, Price: 50, Subtotal: 300 }]

/** One line struck, the other stays and goes by the steps of its product: an agreement takes them with it. */
export const LowersAndStrikes = meta.story({
  args: { approval: buildApprovalDetail({ Lines: twoLines, GoodsAmount: 1500 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '划去 保温杯' }))
    await expect(canvas.getByText('改了 1 种，商品约 ¥1,500.00 → ¥1,200.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '同意' }))
    await expect(args.onDecide).toHaveBeenCalledWith('agree', '', [{ LineId: 2, Quantity: 0 }], expect.any(Function))
    await userEvent.click(canvas.getByRole('button', { name: '划去 人体工学椅' }))
    await expect(canvas.getByRole('button', { name: '同意' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('不能划去全部商品，请改为驳回')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '保存调整' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '恢复 人体工学椅' }))
    const quantity = canvas.getByRole('spinbutton', { name: '人体工学椅 数量' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '7{Enter}')
    await expect(canvas.getByText('须为5的整数倍，已改为10')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存调整' }))
    await expect(args.onEdit).toHaveBeenCalledWith([{ LineId: 1, Quantity: 10 }, { LineId: 2, Quantity: 0 }])
    await userEvent.click(canvas.getByRole('button', { name: '全部恢复' }))
    await expect(canvas.getByRole('button', { name: '同意' })).not.toHaveAttribute('aria-disabled')
  },
})

const { User, Enterprise } = logins.approver
const draftKey = `draft:${User.uid}@${Enterprise.EnterpriseId}:approval:${ApprovalNo}`
const keepsDraft = (Version: number) => localStorage.setItem(draftKey, JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values: { Comment: '保温杯下月再买', Version, Lines: [{ LineId: 2, Quantity: 0 }] } }))
const kept = () => localStorage.getItem(draftKey)
const editable = buildApprovalDetail({ Lines: twoLines, GoodsAmount: 1500 })

/** Comment and quantities that were typed before are there again; they are forgotten once the decision is made. */
export const DraftRestored = meta.story({
  beforeEach: ({ msw }) => {
    keepsDraft(editable.Version)
    msw.use(handle(key, editable), handle('POST /api/Approval/EditLines', editable), handle('POST /api/Approval/Agree', buildApprovalDetail({ ...over, Status: 2, StatusName: '已通过' })))
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已恢复 2026-03-18 10:30 未提交的内容。')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '审批意见' })).toHaveValue('保温杯下月再买')
    await expect(canvas.getByText('改了 1 种，商品约 ¥1,500.00 → ¥1,200.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '同意' }))
    await waitFor(() => expect(kept()).toBeNull())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '审批意见' })).toHaveValue(''))
  },
})

/** Somebody else changed the order since: quantities are read again, the words stay, and what is typed is kept. */
export const DraftOfAnotherVersion = meta.story({
  beforeEach: ({ msw }) => {
    keepsDraft(editable.Version - 1)
    msw.use(handle(key, editable))
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const comment = await canvas.findByRole('textbox', { name: '审批意见' })
    await expect(comment).toHaveValue('保温杯下月再买')
    await expect(canvas.queryByText('已划去')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '放弃草稿' }))
    await expect(comment).toHaveValue('')
    await expect(kept()).toBeNull()
    await userEvent.type(comment, '同意')
    await expect(kept()).toContain('同意')
    await userEvent.click(canvas.getByRole('button', { name: '划去 人体工学椅' }))
    await expect(kept()).toContain('"Lines":[{"LineId":1,"Quantity":0}]')
  },
})

/** What an approver before has changed. */
export const Changed = meta.story({
  args: {
    approval: buildApprovalDetail({
      Changes: twoLines.map((one, at) => ({
        ...one, Time: time, UserName: '行政部主管', FromQuantity: one.Quantity + 2, ToQuantity: at === 0 ? one.Quantity : 0, FromPrice: one.Price, ToPrice: one.Price, Comment: '够用即可',
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('改成 12')[0]).toBeVisible()
    await expect(canvas.getAllByText('14', { selector: 's' })[0]).toBeVisible()
    await expect(canvas.getByText('已划去')).toBeVisible()
  },
})
export const Submitting = meta.story({ args: { pending: true } })
export const SecondLevel = meta.story({
  args: {
    approval: buildApprovalDetail({
      CurrentNode: { Name: finance.Name, Position: 2, Count: 2 },
      Nodes: [decided(manager, 2, '同意', '同意采购'), { ...finance, State: 'running', Steps: finance.Steps.map((step) => ({ ...step, State: 1, StateName: '审批中', ReachedTime: time })) }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^同意后：订单生效/)).toBeVisible()
  },
})
export const Approved = meta.story({
  args: { approval: buildApprovalDetail({ ...over, Status: 2, StatusName: '已通过', OrderStatusName: '待确认', Nodes: [decided(manager, 2, '同意'), decided(finance, 2, '同意')] }) },
  play: async ({ canvas }) => {
    // In the head, on the seal and at the end of the record.
    await expect(canvas.getAllByText(/^已通过/)).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: '同意' })).toBeNull()
  },
})
/** The turn was transferred, after somebody else was added before the node. */
export const HandedOn = meta.story({
  args: {
    approval: buildApprovalDetail({
      AllowActions: ['View'],
      Nodes: [
        { ...decided(manager, 2, '同意', '参数符合要求'), Name: '加签', Steps: [{ UserName: '研发中心主管', State: 2, StateName: '同意', ReachedTime: time, Time: time, Comment: '', AddedBy: '行政部主管', AddedComment: '请先看技术参数' }] },
        {
          ...manager,
          Steps: [
            ...manager.Steps.map((step) => ({ ...step, State: 4 as const, StateName: '已转交', Time: time, Comment: '我出差，请代为审批' })),
            { UserName: '集团管理员', State: 1, StateName: '审批中', ReachedTime: time, Time: null, Comment: '', AddedBy: '行政部主管', AddedComment: '' },
          ],
        },
        finance,
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('加签 研发中心主管 同意')).toBeVisible()
    await expect(canvas.getByText('由行政部主管邀请：请先看技术参数')).toBeVisible()
    await expect(canvas.getByText('部门负责人审批 行政部主管 已转交')).toBeVisible()
  },
})
export const Rejected = meta.story({
  args: { approval: buildApprovalDetail({ ...over, Status: 3, StatusName: '已驳回', Nodes: [decided(manager, 3, '驳回', '本月已采购同类商品，请合并到下月需求'), finance] }) },
})
export const Returned = meta.story({
  args: { approval: buildApprovalDetail({ ...over, Status: 5, StatusName: '已退回', Nodes: [decided(manager, 3, '退回', '请补充用途'), finance] }) },
})
export const Withdrawn = meta.story({
  args: { approval: buildApprovalDetail({ ...over, Status: 4, StatusName: '已撤回', Nodes: [{ ...manager, State: 'stopped' }, finance] }) },
})

/** The applicant looks at what they asked for. */
export const OwnOrder = meta.story({
  args: { approval: buildApprovalDetail({ AllowActions: ['View', 'Withdraw'] }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: '审批意见' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }))
    await expect(args.onTask).toHaveBeenCalledWith('withdraw')
  },
})
export const OverBudget = meta.story({
  args: {
    approval: buildApprovalDetail({
      Budgets: buildBudgetLevels({ quarter: { Total: 30_000, Used: 21_000, Frozen: 4_000, Remaining: 5_000, Result: 1, Decides: true } }),
      Reasons: [{ Code: 'overBudget', Text: '“2026年一季度 预算”可用 ¥5,000.00，本单 ¥6,000.00，超出 ¥1,000.00', Facts: { Amount: 6000, Limit: 5000 } }],
    }),
  },
})

const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

export const LongContent = meta.story({
  args: {
    approval: buildApprovalDetail({
      ApprovalNo: 'SP20260318123456789',
      UserName: '华东区域行政与综合管理中心采购专员',
      DepartmentName: '华东区域行政与综合管理中心',
      Purpose: longName,
      Remark: longName.repeat(2),
      PayableAmount: 12_345_678.9,
      Attachments: [{ Url: '/files/1', Name: `${longName}.pdf` }],
      Lines: Lines.map((line) => ({ ...line, CustomerProductName: longName, ProductCode: '12345678901234567890', Price: 123_456.78, Quantity: 999_999, Subtotal: 123_456_656_543.22, Remark: longName, IsAgreed: false, LastPaid: { Price: 99_999.99, Time: '2025-12-01T10:00:00+08:00' } })),
    }),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '审批不存在', { Code: 'APPROVAL_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该审批' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('审批不存在')).toHaveLength(1))
  },
})

/** Somebody was faster: what was written stays, so does the focus, and the page is read again. */
export const HandledMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, buildApprovalDetail()), handle.fail('POST /api/Approval/Agree', '该审批已被财务专员处理', { Code: 'APPROVAL_HANDLED' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '审批意见' }), '可以')
    await userEvent.click(canvas.getByRole('button', { name: '同意' }))
    await expect(await canvas.findByText('该审批已被财务专员处理')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '审批意见' })).toHaveValue('可以')
    await expect(canvas.getByRole('button', { name: '同意' })).toHaveFocus()
  },
})

/** On the live mall: from the list to the page of one, which is agreed to and goes on to the next level. */
export const AgreesOnTheLiveMall = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="approver" at="/userCenter/order/approval" />,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^SP/ })
    if (!first) throw new Error('Nothing waits for the approver.')
    await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('link', { name: '查看全部' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: '审批意见' }), '同意采购')
    await userEvent.click(canvas.getByRole('button', { name: '同意' }))
    await expect(await canvas.findByText('已同意，等待财务复核')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: '同意' })).toBeNull())
    await expect(canvas.getByText('同意采购')).toBeVisible()
  },
})

/** One of a list that is worked through: its place, and the way to the others. */
export const InAList = meta.story({
  args: { pager: <ApprovalPager place={{ words: '第 3 单 / 共 14 单', previous: 'SP202603180411', next: 'SP202603180413' }} onGo={onGo} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一单' }))
    await expect(onGo).toHaveBeenLastCalledWith('SP202603180413')
    await userEvent.keyboard('k')
    await expect(onGo).toHaveBeenLastCalledWith('SP202603180411')
  },
})
export const InAListOnAPhone = meta.story({ args: InAList.input.args, globals: { viewport: { value: 'w390' } } })

/** On the live mall: J and K lead through the list that one came from, and after a decision the way goes on. */
export const WorksThroughAList = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="approver" at="/userCenter/order/approval?SortField=PayableAmount&SortOrder=desc" />,
  play: async ({ canvas, userEvent }) => {
    const numbers = (await canvas.findAllByRole('link', { name: /^SP/ })).map(({ textContent }) => textContent)
    const [first, second] = numbers
    await userEvent.click(canvas.getByRole('link', { name: first ?? '' }))
    await userEvent.click(await canvas.findByRole('link', { name: '查看全部' }))
    const isShown = async (number = '', place = '') => {
      await waitFor(() => expect(canvas.getByLabelText('当前地址')).toHaveTextContent(`/userCenter/order/approval/${number}?SortField=PayableAmount&SortOrder=desc`))
      await expect(await canvas.findByText(place)).toBeVisible()
    }
    await isShown(first, `第 1 单 / 共 ${numbers.length} 单`)
    await userEvent.keyboard('j')
    await isShown(second, `第 2 单 / 共 ${numbers.length} 单`)
    await userEvent.keyboard('k')
    await isShown(first, `第 1 单 / 共 ${numbers.length} 单`)
    await userEvent.click(await canvas.findByRole('button', { name: '同意' }))
    await expect(await canvas.findByText(`还有 ${numbers.length - 1} 单`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一单' }))
    await isShown(second, `第 1 单 / 共 ${numbers.length - 1} 单`)
  },
})

/** On the live mall: the turn goes to somebody else, and the page says to whom. */
export const TransfersOnTheLiveMall = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="approver" at="/userCenter/order/approval" />,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^SP/ })
    if (!first) throw new Error('Nothing waits for the approver.')
    await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('link', { name: '查看全部' }))
    await userEvent.click(await canvas.findByRole('button', { name: '更多' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '转交' }))
    await userEvent.type(await screen.findByRole('combobox', { name: '转交给' }), '研发')
    await userEvent.click(await screen.findByRole('option', { name: /研发中心主管/ }))
    await userEvent.click(screen.getByRole('button', { name: '转交' }))
    await expect(await canvas.findByText('由行政部主管邀请')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: '同意' })).toBeNull())
  },
})
