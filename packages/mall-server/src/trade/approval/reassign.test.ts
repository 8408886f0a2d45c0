import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { approvalStepStatus, type AddSignPosition } from '@mall/api/contract'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from './testing/approval-bench.ts'

const { users } = demo
const byManager = { name: '部门负责人审批', approver: { type: 'departmentManager' }, mode: 2 } as const
const byFinance = { name: '财务复核', approver: { type: 'role', roleId: presetRoles.Finance }, mode: 2 } as const
const both = [users.approver, users.approver2]

let mall: TestMall
let bench: ApprovalBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
}, 120_000)

afterEach(async () => {
  await bench.setNodes([byManager, byFinance])
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

type Account = Parameters<ApprovalBench['token']>[0]
type Submitted = Awaited<ReturnType<ApprovalBench['submit']>>

const transfer = (account: Account, { ApprovalNo, Version }: Pick<Submitted, 'ApprovalNo' | 'Version'>, UserId: number, Comment = '', RequestId: string = crypto.randomUUID()) =>
  mall.call('POST /api/Approval/Transfer', { RequestId, ApprovalNo, Version, UserId, Comment }, bench.token(account))
const addSign = (account: Account, { ApprovalNo, Version }: Submitted, UserId: number, Position: AddSignPosition, Comment = '') =>
  mall.call('POST /api/Approval/AddSign', { RequestId: crypto.randomUUID(), ApprovalNo, Version, UserId, Position, Comment }, bench.token(account))
const candidates = async (account: Account, { ApprovalNo }: Submitted, Keyword?: string) =>
  (await mall.call('POST /api/Approval/Candidates', { ApprovalNo, Keyword }, bench.token(account))).body?.Items.map(({ UserName }) => UserName)

/** `节点 agreed 主管:2` of each node, as somebody reads it. */
const record = async (account: Account, { ApprovalNo }: Submitted) =>
  (await bench.detail(account, ApprovalNo)).body?.Nodes.map(({ Name, State, Steps }) => `${Name} ${State} ${Steps.map((step) => `${step.UserName}:${step.State}`).join(' ')}`)

/** Users whom a waiting approval asks for a decision. */
const asked = async ({ ApprovalNo }: Submitted) => {
  const rows = await mall.db.select().from(userNotice).where(eq(userNotice.kind, 'approvalWaiting'))
  return rows.filter(({ target, doneAt }) => doneAt === null && 'ApprovalNo' in target && target.ApprovalNo === ApprovalNo).map(({ userId }) => userId)
}

describe('转交', () => {
  test('the other decides in the caller’s place, is notified, and reads from whom it is', async () => {
    const submitted = await bench.submit()
    const { body } = await transfer('approver', submitted, users.approver2, ' 我出差，请代为审批 ')
    expect(body).toMatchObject({ StatusName: '审批中', CurrentNode: { Name: '部门负责人审批' }, AllowActions: ['View'] })
    expect(await asked(submitted)).toEqual([users.approver2])
    const seen = await bench.detail('approver2', submitted.ApprovalNo)
    expect(seen.body?.AllowActions).toContain('Agree')
    expect(seen.body?.Nodes[0]).toMatchObject({
      State: 'running',
      Steps: [
        { UserName: '行政部主管', StateName: '已转交', Comment: '我出差，请代为审批', AddedBy: null },
        { UserName: '研发中心主管', StateName: '审批中', AddedBy: '行政部主管', AddedComment: '' },
      ],
    })
    const late = await bench.decide('approver', 'Agree', submitted)
    expect([late.code, late.message]).toEqual(['APPROVAL_HANDLED', '该审批已被行政部主管处理'])
    const decided = await mall.call('POST /api/Approval/List', { View: 'decided', Keyword: submitted.OrderNo, PageIndex: 1, PageSize: 10 }, bench.token('approver'))
    expect(decided.body?.total).toBe(1)

    await bench.decide('approver2', 'Agree', submitted)
    expect((await bench.decide('finance', 'Agree', submitted)).body?.StatusName).toBe('已通过')
    expect((await submitted.shopper.detail(submitted.OrderNo)).Logs.map(({ Text }) => Text).slice(1)).toEqual([
      '部门负责人审批转交给研发中心主管：我出差，请代为审批', '部门负责人审批同意', '审批通过',
    ])
  })

  test('会签: the node still needs all of them; 依次: the turns go on behind the other', async () => {
    await bench.setNodes([nodeOf(1, both)])
    const together = await bench.submit()
    await transfer('approver', together, users.finance)
    expect((await bench.decide('finance', 'Agree', together)).body?.StatusName).toBe('审批中')
    expect((await bench.decide('approver2', 'Agree', together)).body?.StatusName).toBe('已通过')

    await bench.setNodes([nodeOf(3, both)])
    const inTurn = await bench.submit()
    await transfer('approver', inTurn, users.finance)
    expect(await record('finance', inTurn)).toEqual(['审批 running 行政部主管:4 财务专员:1 研发中心主管:0'])
    expect((await bench.detail('approver2', inTurn.ApprovalNo)).code).toBe('APPROVAL_NOT_FOUND')
    await bench.decide('finance', 'Agree', inTurn)
    expect((await bench.decide('approver2', 'Agree', inTurn)).body?.StatusName).toBe('已通过')
  })

  test('back again to the user who transferred it', async () => {
    const submitted = await bench.submit()
    await transfer('approver', submitted, users.approver2)
    expect(await candidates('approver2', submitted)).toContain('行政部主管')
    await transfer('approver2', submitted, users.approver)
    expect(await record('approver', submitted)).toEqual(['部门负责人审批 running 行政部主管:4 研发中心主管:4 行政部主管:1', '财务复核 waiting 财务专员:0'])
    expect((await bench.decide('approver', 'Agree', submitted)).success).toBe(true)
  })

  test('once per RequestId', async () => {
    const submitted = await bench.submit()
    const id = crypto.randomUUID()
    const first = await transfer('approver', submitted, users.approver2, '', id)
    expect((await transfer('approver', submitted, users.approver2, '', id)).body).toEqual(first.body)
    expect((await transfer('approver', submitted, users.finance, '', id)).code).toBe('REQUEST_ID_REUSED')
  })
})

describe('加签', () => {
  test('before: the added approver decides first, then the node again, which is notified twice', async () => {
    const submitted = await bench.submit()
    const { body } = await addSign('approver', submitted, users.approver2, 'before', '请先看技术参数')
    expect(body).toMatchObject({ CurrentNode: { Name: '加签', Position: 1, Count: 3 }, AllowActions: ['View'] })
    expect(await asked(submitted)).toEqual([users.approver2])
    expect(await record('approver', submitted)).toEqual(['加签 running 研发中心主管:1', '部门负责人审批 waiting 行政部主管:0', '财务复核 waiting 财务专员:0'])
    expect((await bench.decide('approver', 'Agree', submitted)).code).toBe('APPROVAL_ACTION_NOT_ALLOWED')
    expect((await bench.decide('approver2', 'Agree', submitted)).body?.CurrentNode?.Name).toBe('部门负责人审批')
    expect(await asked(submitted)).toEqual([users.approver])
    expect((await bench.detail('approver', submitted.ApprovalNo)).body?.Nodes[0]?.Steps).toMatchObject([{ AddedBy: '行政部主管', AddedComment: '请先看技术参数' }])
    await bench.decide('approver', 'Agree', submitted)
    expect((await bench.decide('finance', 'Agree', submitted)).body?.StatusName).toBe('已通过')
  })

  test('before a 会签 of which one has agreed: the others decide afterwards, the one does not again', async () => {
    await bench.setNodes([nodeOf(1, both), byFinance])
    const submitted = await bench.submit()
    await bench.decide('approver', 'Agree', submitted)
    await addSign('approver2', submitted, users.admin, 'before')
    await bench.decide('admin', 'Agree', submitted)
    expect(await record('admin', submitted)).toEqual(['加签 agreed 集团管理员:2', '审批 running 行政部主管:2 研发中心主管:1', '财务复核 waiting 财务专员:0'])
    expect((await bench.decide('approver2', 'Agree', submitted)).body?.CurrentNode?.Name).toBe('财务复核')
  })

  test('after: once the node has agreed it is the added approver’s turn; of the last node, too', async () => {
    await bench.setNodes([byManager])
    const submitted = await bench.submit()
    const { body } = await addSign('approver', submitted, users.finance, 'after')
    expect(body).toMatchObject({ CurrentNode: { Name: '部门负责人审批', Position: 1, Count: 2 } })
    expect((await bench.detail('finance', submitted.ApprovalNo)).code).toBe('APPROVAL_NOT_FOUND')
    expect((await bench.decide('approver', 'Agree', submitted)).body?.StatusName).toBe('审批中')
    expect((await bench.decide('finance', 'Agree', submitted)).body?.StatusName).toBe('已通过')
  })

  test('the added approver rejects: that ends it; withdrawn, nothing counts as agreed', async () => {
    const rejected = await bench.submit()
    await addSign('approver', rejected, users.approver2, 'before')
    expect((await bench.decide('approver2', 'Reject', rejected)).body?.StatusName).toBe('已驳回')
    expect(await record('approver', rejected)).toEqual(['加签 rejected 研发中心主管:3', '部门负责人审批 stopped 行政部主管:0', '财务复核 waiting 财务专员:0'])
    const withdrawn = await bench.submit()
    await addSign('approver', withdrawn, users.approver2, 'before')
    await bench.decide('buyer', 'Withdraw', withdrawn)
    expect((await record('approver', withdrawn))?.map((node) => node.split(' ')[1])).toEqual(['stopped', 'stopped', 'waiting'])
  })
})

describe('who can be chosen', () => {
  test('active members with 订单审批 in the menu, found by name and department; not the applicant, not the approvers of the node', async () => {
    const submitted = await bench.submit()
    expect(await candidates('approver', submitted)).toEqual(['集团管理员', '研发中心主管', '财务专员'])
    expect(await candidates('approver', submitted, ' 研发 ')).toEqual(['研发中心主管'])
    expect(await candidates('approver', submitted, '%')).toEqual([])
    await mall.db.update(appUser).set({ status: 'disabled' }).where(eq(appUser.id, users.approver2))
    try {
      expect(await candidates('approver', submitted)).toEqual(['集团管理员', '财务专员'])
      expect((await transfer('approver', submitted, users.approver2)).code).toBe('APPROVER_NOT_AVAILABLE')
    } finally {
      await mall.db.update(appUser).set({ status: 'active' }).where(eq(appUser.id, users.approver2))
    }
  })

  test.each([
    ['the applicant', users.buyer, 'APPROVER_IS_APPLICANT', '申请人不能审批自己的订单'],
    ['the caller', users.approver, 'APPROVER_DECIDES_ALREADY', '行政部主管已在当前节点审批，请选择其他人'],
    ['a colleague without the menu item', users.buyer2, 'APPROVER_NOT_AVAILABLE', '所选人员不能审批，请重新选择'],
    ['somebody of another company', users.other, 'APPROVER_NOT_AVAILABLE', '所选人员不能审批，请重新选择'],
    ['nobody', 999_999, 'APPROVER_NOT_AVAILABLE', '所选人员不能审批，请重新选择'],
  ])('%s cannot', async (_, userId, code, message) => {
    const submitted = await bench.submit()
    for (const reply of [await transfer('approver', submitted, userId), await addSign('approver', submitted, userId, 'after')]) {
      expect([reply.code, reply.message]).toEqual([code, message])
    }
    expect(await record('approver', submitted)).toEqual(['部门负责人审批 running 行政部主管:1', '财务复核 waiting 财务专员:0'])
  })

  test('without the turn, or with another version, nobody is brought in', async () => {
    const submitted = await bench.submit()
    expect((await transfer('buyer', submitted, users.finance)).code).toBe('APPROVER_IS_APPLICANT')
    expect((await transfer('approver2', submitted, users.finance)).code).toBe('APPROVAL_NOT_FOUND')
    expect((await transfer('approver', { ...submitted, Version: 7 }, users.finance)).code).toBe('VERSION_CONFLICT')
    expect((await mall.call('POST /api/Approval/Candidates', { ApprovalNo: submitted.ApprovalNo }, bench.token('approver2'))).code).toBe('APPROVAL_NOT_FOUND')
    await bench.decide('approver', 'Agree', submitted)
    const late = await addSign('approver', submitted, users.approver2, 'before')
    expect([late.code, late.message]).toEqual(['APPROVAL_HANDLED', '该审批已被行政部主管处理'])
  })
})

test('two transfers and a decision at the same moment: one of them counts', async () => {
  for (let round = 0; round < 3; round++) {
    const submitted = await bench.submit({}, 'buyer', 101)
    const replies = await Promise.all([transfer('approver', submitted, users.finance), transfer('approver', submitted, users.admin), bench.decide('approver', 'Agree', submitted)])
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(replies.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['APPROVAL_HANDLED']))
    const steps = (await bench.detail('approver', submitted.ApprovalNo)).body?.Nodes[0]?.Steps ?? []
    expect(steps.filter(({ State }) => State === approvalStepStatus.running || State === approvalStepStatus.agreed)).toHaveLength(1)
  }
})
