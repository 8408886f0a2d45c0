import { buildApprovalDetail } from '@mall/mocks'
import { approvalStatus, type ApprovalDetail } from '@mall/api/contract'
import { describe, expect, it } from 'vitest'
import { consequenceOf, recordOf, sealOf } from './approval-record.ts'

type Node = ApprovalDetail['Nodes'][number]
const at = '2026-03-18T11:00:00+08:00'
const stateNames = ['未到达', '审批中', '同意', '驳回', '已转交', '自动通过']

/** `主管:2 经理:0` is two approvers with their states; those of a node that waits were never reached. */
const nodeOf = (Name: string, Mode: Node['Mode'], State: Node['State'], steps: string): Node => ({
  Name, Mode, State,
  Steps: steps.split(' ').map((text) => {
    const [UserName = '', state = '0'] = text.split(':')
    const isReached = State !== 'waiting' && !text.endsWith('-')
    const step = Number.parseInt(state, 10) as Node['Steps'][number]['State']
    return { UserName, State: step, StateName: stateNames[step] ?? '', ReachedTime: isReached ? at : null, Time: step > 1 ? at : null, Comment: '', AddedBy: null, AddedComment: '' }
  }),
})

const detail = (Status: ApprovalDetail['Status'], ...Nodes: Node[]) => buildApprovalDetail({ UserName: '张三', Status, Nodes, FinishTime: Status === approvalStatus.running ? null : at })
const titles = (one: ApprovalDetail) => recordOf(one).map(({ title, state }) => `${title} ${state}`)

describe('the record', () => {
  it('says who brought in an approver, until that one has written something', () => {
    const node = nodeOf('部门', 2, 'running', '主管:4 经理:1')
    const [first, other] = node.Steps
    if (!first || !other) throw new Error('The node has two steps')
    const brought = { ...other, AddedBy: '主管', AddedComment: '请先看参数' }
    const withOther = (step: typeof other) => detail(1, { ...node, Steps: [{ ...first, Comment: '我出差' }, step] })
    expect(recordOf(withOther(brought)).map(({ title, comment }) => `${title} ${comment}`).slice(1, 3)).toEqual(['部门 主管 已转交 我出差', '部门 经理 审批中 由主管邀请：请先看参数'])
    expect(recordOf(withOther({ ...brought, Comment: '好' }))[2]?.comment).toBe('好')
  })

  it('shows who decided, whose turn it is, and what would follow', () => {
    const one = detail(1, nodeOf('部门', 2, 'agreed', '主管:2 经理:0'), nodeOf('财务', 1, 'running', '甲:2 乙:1'), nodeOf('总办', 1, 'waiting', '丙:0 丁:0'))
    expect(titles(one)).toEqual(['张三 提交 done', '部门 主管 同意 done', '财务 甲 同意 done', '财务 乙 审批中 current', '总办 丙、丁 waiting', '订单生效 waiting'])
    expect(recordOf(one).at(-2)?.comment).toBe('会签，都同意才通过')
  })

  it('puts a crowd whose turn it is into one line, and leaves out nobody who decided', () => {
    const one = detail(1, nodeOf('财务', 1, 'running', '甲:2 乙:1 丙:1 丁:1 戊:1'))
    expect(titles(one)).toEqual(['张三 提交 done', '财务 甲 同意 done', '财务 乙、丙、丁等4人 审批中 current', '订单生效 waiting'])
    expect(recordOf(one)[2]?.comment).toBe('会签，都同意才通过')
  })

  it('shows of approvers in turn those who come next', () => {
    expect(titles(detail(1, nodeOf('依次', 3, 'running', '甲:1 乙:0-')))).toEqual(['张三 提交 done', '依次 甲 审批中 current', '依次 乙 未到达 waiting', '订单生效 waiting'])
  })

  it('ends with the rejection, and with what the applicant took back', () => {
    expect(titles(detail(3, nodeOf('部门', 2, 'rejected', '主管:3 经理:0'), nodeOf('财务', 2, 'waiting', '甲:0')))).toEqual(['张三 提交 done', '部门 主管 驳回 failed'])
    expect(titles(detail(4, nodeOf('部门', 2, 'stopped', '主管:0')))).toEqual(['张三 提交 done', '已撤回 failed'])
    expect(titles(detail(2, nodeOf('部门', 2, 'agreed', '主管:2')))).toEqual(['张三 提交 done', '部门 主管 同意 done', '已通过，订单生效 done'])
  })
})

it('the seal', () => {
  const sealed = ([1, 2, 3, 4, 5] as const).map((Status) => sealOf({ Status, CurrentNode: Status === approvalStatus.running ? { Name: '财务', Position: 1, Count: 1 } : null }))
  expect(sealed).toEqual([{ status: 'waiting', word: '审批中', by: '财务' }, { status: 'approved', word: '已通过' }, { status: 'rejected', word: '已驳回' }, null, { status: 'rejected', word: '已退回' }])
})

it.each([
  ['the next node', [nodeOf('部门', 2, 'running', '主管:1 经理:1'), nodeOf('财务', 2, 'waiting', '甲:0')], '同意后：转财务'],
  ['others of 会签', [nodeOf('部门', 1, 'running', '主管:1 经理:1')], '同意后：还需部门其他 1 人同意'],
  ['those after the viewer', [nodeOf('部门', 3, 'running', '主管:1 经理:0-')], '同意后：还需部门其他 1 人同意'],
  ['the end', [nodeOf('部门', 1, 'running', '主管:2 经理:1')], '同意后：订单生效（账期月结），扣减预算'],
])('an agreement leads to %s', (_, Nodes, text) => {
  expect(consequenceOf({ Nodes, PaymentTypeName: '账期月结' })).toBe(text)
})
