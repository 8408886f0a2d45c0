import { MallError } from '@mall/api'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle, logins, pageBuilder, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { MemoryRouter } from 'react-router-dom'
import { expect, fireEvent, fn, screen, within, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ApprovalFlows } from './ApprovalFlows.tsx'
import { ApprovalFlowsView } from './ApprovalFlowsView.tsx'
import { newNode, newRule } from './flow-content.ts'

const list = 'POST /api/ApprovalFlow/List'
const detail = 'POST /api/ApprovalFlow/Detail'
const buildList = pageBuilder(list)
const buildFlow = responseBuilder(detail)
const buildReplay = responseBuilder('POST /api/ApprovalFlow/Replay')
const buildSimulation = responseBuilder('POST /api/ApprovalFlow/Simulate')

const people = [
  { UserId: 3, UserName: '顾明远', DepartmentName: '行政部', IsActive: true },
  { UserId: 4, UserName: '陈思齐', DepartmentName: '财务部', IsActive: true },
  { UserId: 8, UserName: '郑岚', DepartmentName: '财务部', IsActive: false },
]
const choices = {
  roles: [{ RoleId: 5, Name: '财务' }, { RoleId: 4, Name: '审批人' }],
  departments: [{ value: 1, label: '行政部' }, { value: 2, label: '研发中心' }],
  categories: [{ value: 11, label: '办公设备' }, { value: 12, label: '数码影音' }, { value: 13, label: '礼品福利' }],
}
const amounts = { OverBudget: false, CategoryIds: [] }
const content = {
  Name: '上海公司采购审批', DepartmentIds: [1], WaitDays: 7,
  Rules: [
    { ...newRule(), ...amounts, AmountFrom: 2_000, AmountTo: 10_000 },
    { ...newRule(), AmountFrom: 10_000, CategoryIds: [11], Nodes: [newNode('部门负责人审批'), { ...newNode('财务复核'), ApproverType: 'role' as const, RoleId: 5 }] },
  ],
}
const flow = buildFlow({
  FlowId: 1, Name: content.Name, Content: content, Published: content, People: people, DepartmentNames: ['行政部'], Status: 2, StatusName: '已发布', PublishedVersion: 6, HasDraft: false,
  RunningCount: 14, AllowActions: ['View', 'Edit', 'Disable'], Version: 9,
})
const draft = buildFlow({ ...flow, HasDraft: true, AllowActions: ['View', 'Edit', 'Publish', 'Disable', 'Discard'] })
const flows = buildList([{ ...flow }, { FlowId: 2, Name: '研发专项采购', DepartmentNames: ['研发中心'], Status: 1, StatusName: '草稿' }]).Items
const changed = { OrderNo: 'D202603170001', ApplicantName: '行政采购员', DepartmentName: '行政部', Amount: 18_742.5, Time: '2026-03-17T10:00:00+08:00', Before: ['部门负责人审批'], After: ['部门负责人审批', '财务复核'], Reasons: [], IsStuck: false }
const replay = buildReplay({
  Days: 30, Total: 214, IsLimited: false, ApprovedBefore: 92, ApprovedAfter: 117, More: 37, Less: 12, Other: 0, Stuck: 0, RuleOrders: [61, 31], HoursBefore: 412.4, HoursAfter: 506, Unmeasured: 1,
  Approvers: [{ UserName: '顾明远', Before: 92, After: 92, MedianHours: 3.4 }, { UserName: '陈思齐', Before: 24, After: 61, MedianHours: null }],
  Changed: [changed, { ...changed, OrderNo: 'D202603160007', Amount: 1_684, After: [] }],
})

const meta = preview.meta({
  title: 'Screens/审批流管理 Approval flows',
  component: ApprovalFlowsView,
  args: {
    flows, flow, choices, mayCreate: true,
    onSave: fn(() => Promise.resolve(draft)),
    onRefresh: fn(() => Promise.resolve(buildFlow({ ...flow, Version: 10 }))),
    onTask: fn(() => Promise.resolve(flow)),
    onFindPeople: fn(() => Promise.resolve(people.slice(0, 2))),
    onFindApplicants: fn(() => Promise.resolve(people.slice(0, 2))),
    onSimulate: fn(() => Promise.resolve(buildSimulation())),
    onReplay: fn(() => Promise.resolve(replay)),
  },
  // Not a decorator: the connected stories have a router of their own.
  render: (args) => (
    <MemoryRouter>
      <ApprovalFlowsView {...args} />
    </MemoryRouter>
  ),
})

/** The drawing of a rule, by its sentence. */
const lane = (canvas: Pick<typeof screen, 'getByRole'>, sentence: string) => canvas.getByRole('listitem', { name: sentence })

const connected = (search = '') => () => (
  <StoryMall at={`/userCenter/management/approval${search}`} login={logins.admin}>
    <ApprovalFlows />
  </StoryMall>
)

/** Who may read flows, and not change them: the sentences are shown and no blank of them can be filled in. */
export const Viewer = meta.story({
  args: { mayCreate: false, flow: buildFlow({ ...flow, AllowActions: ['View'] }) },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled()
    for (const blank of within(canvas.getByRole('list', { name: '规则' })).getAllByRole('button')) await expect(blank).toBeDisabled()
    await expect(canvas.queryByRole('link', { name: '新增流程' })).toBeNull()
    for (const name of ['保存草稿', '发布', '停用']) await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})
/** The rules are sentences with blanks, and each is a lane of the drawing. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(lane(canvas, '金额¥2,000.00至¥10,000.00 → 部门负责人')).toBeVisible()
    await expect(lane(canvas, '金额≥¥10,000.00或超预算或含办公设备 → 部门负责人 → 财务（或签）')).toBeVisible()
    const name = canvas.getByRole('textbox', { name: /^名称/ })
    await userEvent.type(name, '二')
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    await expect(args.onSave).toHaveBeenCalledWith({ FlowId: 1, Version: 9, Content: { ...content, Name: '上海公司采购审批二' } })
    await expect(await canvas.findByText(/有未发布的草稿/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '发布' })).toBeEnabled()
  },
})
export const New = meta.story({ args: { flow: null } })
/** A node is moved by the keyboard, and its button keeps the focus. */
export const NodesMove = meta.story({
  play: async ({ canvas, userEvent }) => {
    const nodes = within(canvas.getByRole('list', { name: '规则 2 的审批节点' }))
    nodes.getByRole('button', { name: '上移第 2 级' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(lane(canvas, '金额≥¥10,000.00或超预算或含办公设备 → 财务（或签） → 部门负责人')).toBeVisible()
    await expect(nodes.getByRole('button', { name: '下移第 1 级' })).toHaveFocus()
    await userEvent.click(nodes.getByRole('button', { name: '删除第 2 级' }))
    await expect(lane(canvas, '金额≥¥10,000.00或超预算或含办公设备 → 财务（或签）')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: '加一级' })[1] ?? document.body)
    await expect(nodes.getAllByRole('listitem')).toHaveLength(2)
  },
})
/** A node is moved by mouse: taken by its head, dropped on another. */
export const NodesDragged = meta.story({
  play: async ({ canvas }) => {
    const nodes = within(canvas.getByRole('list', { name: '规则 2 的审批节点' }))
    const data = { dataTransfer: new DataTransfer() }
    const [first, second] = [nodes.getByText('第 1 级'), nodes.getByText('第 2 级')]
    await fireEvent.dragStart(first, data)
    await fireEvent.dragOver(second, data)
    await expect(nodes.getByRole('listitem', { name: '第 2 级' })).toHaveAttribute('data-drop', 'after')
    await fireEvent.drop(second, data)
    await expect(lane(canvas, '金额≥¥10,000.00或超预算或含办公设备 → 财务（或签） → 部门负责人')).toBeVisible()
    await expect(nodes.getByRole('listitem', { name: '第 2 级' })).not.toHaveAttribute('data-drop')
    // A node of another rule does not accept it.
    const other = within(canvas.getByRole('list', { name: '规则 1 的审批节点' }))
    await fireEvent.dragStart(first, data)
    await fireEvent.drop(other.getByText('第 1 级'), data)
    await fireEvent.dragEnd(first, data)
    await expect(lane(canvas, '金额¥2,000.00至¥10,000.00 → 部门负责人')).toBeVisible()
  },
})
/** What keeps the flow from being published stands beside its field, during typing. */
export const InvalidInput = meta.story({
  args: { flow: draft },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '发布' })).toBeEnabled()
    const [first, second] = canvas.getAllByRole('textbox', { name: /^金额起点/ })
    if (!first || !second) throw new Error('The flow has two rules')
    await userEvent.clear(second)
    await userEvent.type(second, '8,000')
    await expect(canvas.getByText('条件区间有重叠：与规则1')).toBeVisible()
    await userEvent.clear(second)
    await userEvent.type(second, '12000')
    await expect(canvas.getByText('存在未覆盖金额区间：金额¥10,000.00至¥12,000.00')).toBeVisible()
    await userEvent.type(first, '千')
    await expect(canvas.getByText('请输入正确的金额，最多两位小数')).toBeVisible()
    await expect(canvas.queryByText('金额没有重叠和遗漏，审批人都在职')).toBeNull()
    await expect(canvas.getByRole('button', { name: '发布' })).toBeDisabled()
  },
})
export const DisabledApprover = meta.story({
  args: { flow: buildFlow({ ...draft, Content: { ...content, Rules: [{ ...newRule(), Nodes: [{ ...newNode('财务会签'), ApproverType: 'users', UserIds: [4, 8], Mode: 1 }] }] } }) },
  play: async ({ canvas }) => {
    await expect(lane(canvas, '超预算 → 陈思齐、郑岚（会签）')).toBeVisible()
    await expect(canvas.getByText('审批人已停用或未激活：郑岚')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '发布' })).toBeDisabled()
  },
})
/** Somebody else changed it: what was typed stays, and is saved over theirs after 刷新. */
export const Conflict = meta.story({
  args: { onSave: fn(() => Promise.reject(new MallError('business', '数据已被他人修改，请刷新后重试', { code: 'VERSION_CONFLICT' }))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^名称/ }), '二')
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await expect(canvas.getByRole('textbox', { name: /^名称/ })).toHaveValue('上海公司采购审批二')
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ Version: 10 }))
    await expect(await canvas.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
  },
})
export const NameTaken = meta.story({
  args: { flow: null, onSave: fn(() => Promise.reject(new MallError('business', '流程名称已存在', { code: 'APPROVAL_FLOW_NAME_TAKEN' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^名称/ }), '研发专项采购')
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    await expect(await canvas.findByText('流程名称已存在')).toBeVisible()
  },
})
export const Submitting = meta.story({
  args: { flow: null, onSave: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^名称/ }), '行政专项')
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    await expect(canvas.getByRole('button', { name: '保存草稿' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Publishes = meta.story({
  args: { flow: draft },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    const question = within(await screen.findByRole('dialog', { name: '发布审批流程' }))
    await expect(question.getByText('发布后新订单立即按新流程审批，14 单审批中的按原流程走完。')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: '发布' }))
    await expect(args.onTask).toHaveBeenCalledWith('Publish', expect.objectContaining({ FlowId: 1, Version: 9 }))
    await expect(await canvas.findByText(/第 6 版生效中/)).toBeVisible()
  },
})
/** 回放, and that it is of another draft once something is changed. */
export const Replayed = meta.story({
  args: { flow: draft },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '回放' }))
    await expect(await canvas.findByText('近 30 天 214 单中，37 单会多审批，12 单会少审批')).toBeVisible()
    await expect(args.onReplay).toHaveBeenCalledWith(content)
    await expect(canvas.getByText('4.5 到 4.3 小时，少 0.2 小时')).toBeVisible()
    await expect(canvas.getByText('412.4 到 506 小时，多 93.6 小时')).toBeVisible()
    await expect(within(canvas.getByRole('group', { name: '流程图' })).getByText('规则 1 61 单')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'D202603170001' })).toHaveAttribute('href', expect.stringContaining('D202603170001'))
    await userEvent.click(canvas.getByRole('button', { name: '去掉条件：超预算' }))
    await expect(canvas.getByText('流程又有修改，请重新回放')).toBeVisible()
  },
})
/** 试一单. */
export const Simulated = meta.story({
  args: { flow: draft },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '试算' }))
    await expect(await canvas.findByText('请选择下单人')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^费用归属部门/ }))
    await userEvent.type(await screen.findByRole('combobox', { name: '费用归属部门' }), '行政')
    await userEvent.click(await screen.findByRole('option', { name: /行政部/ }))
    await expect(await canvas.findByRole('button', { name: '费用归属部门：行政部' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^下单人/ }))
    await userEvent.type(await screen.findByRole('combobox', { name: '下单人' }), '顾')
    await userEvent.click(await screen.findByRole('option', { name: /顾明远/ }))
    await expect(await canvas.findByRole('button', { name: '下单人：顾明远' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /订单金额/ }), '12,600')
    await userEvent.click(canvas.getByRole('button', { name: '试算' }))
    await expect(await canvas.findByRole('status', { name: '试算结果' })).toBeVisible()
    await expect(args.onSimulate).toHaveBeenCalledWith(content, { DepartmentId: 1, UserId: 3, Amount: 12_600, OverBudget: false, NonAgreed: false })
  },
})
/** A condition is added and taken out, and the drawing leads to the sentence of a level. */
export const ConditionsChange = meta.story({
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getAllByRole('button', { name: /^加条件/ })[0]
    if (!add) throw new Error('Another condition can be added')
    await userEvent.click(add)
    await userEvent.click(await screen.findByRole('option', { name: '超单笔限额' }))
    await expect(lane(canvas, '金额¥2,000.00至¥10,000.00或超单笔限额 → 部门负责人')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '去掉条件：超单笔限额' }))
    await expect(lane(canvas, '金额¥2,000.00至¥10,000.00 → 部门负责人')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^财务复核/ }))
    const second = within(canvas.getByRole('list', { name: '规则 2 的审批节点' })).getByRole('listitem', { name: '第 2 级' })
    await expect(within(second).getByRole('textbox', { name: '节点名称' })).toHaveFocus()
  },
})
const long = '华东区域行政与综合管理中心会议物资与礼品'
export const LongContent = meta.story({
  args: {
    flows: [...flows, ...Array.from({ length: 12 }, (_, at) => ({ ...flows[0], ...buildList([{ FlowId: at + 3, Name: `${long}${at + 1}` }]).Items[0] }) as (typeof flows)[number])],
    flow: buildFlow({ ...draft, Name: long, Content: { ...content, Name: long, Rules: [...content.Rules, { ...newRule(), CategoryIds: [11, 12, 13], NonAgreedFrom: 2_000, Nodes: Array.from({ length: 5 }, (_, at) => ({ ...newNode(`${long}${at}`.slice(0, 20)), ApproverType: 'users' as const, UserIds: [3, 4] })) }] } }),
  },
})
/** What is done with the draft stays at the foot; what is seldom done is behind one button. */
export const Phone = meta.story({
  args: { flow: draft },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '发布' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '停用' }))
    await userEvent.click(within(await screen.findByRole('dialog', { name: '停用审批流程' })).getByRole('button', { name: '取消' }))
  },
})
export const Empty = meta.story({ args: { flows: [], flow: undefined } })

const { User, Enterprise } = logins.admin
const draftKey = `draft:${User.uid}@${Enterprise.EnterpriseId}:approvalFlow:1`
const written = {
  Version: 8,
  Content: { ...content, Name: '上海公司采购审批（改）', Rules: [{ ...newRule(), Nodes: [{ ...newNode('财务会签'), ApproverType: 'users' as const, UserIds: [4] }] }] },
  People: people.slice(1, 2),
}
const saves: unknown[] = []

/** What was written before and not saved is there again, with the names in it; it is saved on the version that it was written on, and kept no longer. */
export const DraftRestored = meta.story({
  beforeEach: ({ msw }) => {
    saves.length = 0
    localStorage.setItem(draftKey, JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values: written }))
    msw.use(
      handle(list, buildList([{ FlowId: 1, Name: content.Name }])),
      handle(detail, buildFlow({ ...flow, People: [] })),
      handle('POST /api/ApprovalFlow/Save', (input) => {
        saves.push(input)
        return draft
      }),
    )
  },
  render: connected('?FlowId=1'),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^名称/ })
    await expect(name).toHaveValue('上海公司采购审批（改）')
    await expect(lane(canvas, '超预算 → 陈思齐')).toBeVisible()
    await expect(canvas.getByText('已恢复 2026-03-18 10:30 未保存的修改。')).toBeVisible()
    await userEvent.type(name, '二')
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('（改）二'))
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull())
    await expect(saves).toMatchObject([{ FlowId: 1, Version: 8, Content: { Name: '上海公司采购审批（改）二' } }])
    await expect(canvas.queryByText(/^已恢复/)).toBeNull()
  },
})

/** What was not saved is dropped, and what is stored is shown. */
export const DraftDiscarded = meta.story({
  args: { draftKey },
  beforeEach: () => localStorage.setItem(draftKey, JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values: written })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放弃未保存的修改' }))
    await expect(canvas.getByRole('textbox', { name: /^名称/ })).toHaveValue(content.Name)
    await expect(lane(canvas, '金额¥2,000.00至¥10,000.00 → 部门负责人')).toBeVisible()
    await expect(localStorage.getItem(draftKey)).toBeNull()
  },
})

/** Two tabs have the same: what the other one writes stands here, and once it has saved, what is stored then. */
export const WrittenInAnotherTab = meta.story({
  args: { draftKey },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: /^名称/ })
    const say = (newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key: draftKey, newValue }))
    say(JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values: written }))
    await waitFor(() => expect(name).toHaveValue('上海公司采购审批（改）'))
    await expect(lane(canvas, '超预算 → 陈思齐')).toBeVisible()
    say(null)
    await waitFor(() => expect(name).toHaveValue(content.Name))
    await expect(args.onRefresh).toHaveBeenCalledWith(1)
    await expect(localStorage.getItem(draftKey)).toBeNull()
  },
})

const states = queryStories(list, connected())

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(detail, '审批流程不存在')),
  render: connected('?FlowId=999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该审批流程' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('审批流程不存在')).toHaveLength(1))
  },
})

/** In the assembled mall: the flow of the demo is made stricter, replayed, and kept as a draft. */
export const MakesADraft = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="admin" at="/userCenter/management/approval" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^加条件/ }, { timeout: 20_000 }))
    await userEvent.click(await screen.findByRole('option', { name: '金额' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^金额起点/ }), '1000')
    await userEvent.click(canvas.getByRole('button', { name: '回放' }))
    await expect(await canvas.findByText(/^近 30 天 \d+ 单中，\d+ 单会多审批/, {}, { timeout: 10_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    await expect(await canvas.findByText(/有未发布的草稿/, {}, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '发布' })).toBeEnabled()
  },
})
