import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tellApprovers } from '../approval-flow/notices.ts'
import { applyBudgetChange, lockBudget } from '../budget/store.ts'
import { orderApproval } from '../../platform/db/schema/approval.ts'
import { budget } from '../../platform/db/schema/budget.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { userNotice, userNoticeSetting } from '../../platform/db/schema/notice.ts'
import { appUser, enterprise, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { runDueJobs } from '../../app/jobs/run-due-jobs.ts'
import type { Mail } from '../../platform/mail/mail-sender.ts'
import { demo } from '../../demo/organisation.ts'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sendDueMails } from './mail.ts'
import { tell, type NoticeToTell } from './store.ts'
import { example, start, tellExample as tellExampleIn } from './testing/tell-example.ts'

const mails: Mail[] = []
let isMailDown = false
let hasAddress = false

let mall: TestMall
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall({
    now: start,
    linkOf: (target) => (hasAddress ? `https://mall.example/${target.Kind}` : null),
    mail: {
      send: async (mail) => {
        if (isMailDown) throw new Error('The mail server is down')
        mails.push(mail)
      },
    },
  })
  for (const account of ['buyer', 'buyer2', 'approver', 'finance', 'other'] as const) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)
afterAll(() => mall.close())

beforeEach(async () => {
  mall.setNow(start)
  mails.length = 0
  isMailDown = false
  hasAddress = false
  await mall.db.delete(userNotice)
  await mall.db.delete(userNoticeSetting)
})

const as = (account: string) => ({ token: tokens.get(account) })
const page = { PageIndex: 1, PageSize: 20 } as const
const list = async (account: string, Unread?: boolean) => {
  const { body, message } = await mall.call('POST /api/Notice/List', { ...page, Unread }, as(account))
  if (body === null) throw new Error(message)
  return body
}
const countOf = async (account: string) => (await mall.call('POST /api/Notice/Count', {}, as(account))).body?.Count
const titlesOf = async (account: string) => (await list(account)).Items.map(({ Title }) => Title)

const tellExample = (changes: Partial<NoticeToTell> = {}) => tellExampleIn(mall, changes)

/** An order over the limit, which waits for its approvers. */
const overTheLimit = async (choice: { readonly PaymentType?: 4 } = {}) => {
  const shopper = await createShopper(mall, 'buyer')
  const { OrderNo } = await shopper.buy((await plainProduct(mall)).code, 120, { Reason: '年会物料', ...choice })
  const [order] = await mall.db.select().from(orders).where(eq(orders.orderNo, OrderNo))
  const [approval] = await mall.db.select().from(orderApproval).where(eq(orderApproval.orderId, order?.id ?? 0))
  if (order === undefined || approval === undefined) throw new Error(`${OrderNo} has no approval`)
  return { order: order, approval, shopper }
}

describe('a user’s notices, and nobody else’s', () => {
  test('are listed, counted, and read by the user’s own calls alone', async () => {
    await tellExample()
    await tellExample({ userIds: [demo.users.buyer], enterpriseId: demo.enterprises.huaqiFactory, title: '在另一家公司' })
    const [own] = (await list('buyer')).Items
    expect(own).toEqual({
      NoticeId: expect.any(Number), Kind: 'budgetWarning', KindName: '预算预警', Title: '预算已用九成', Facts: ['90%'], Target: { Kind: 'approvalList' },
      Time: '2026-03-18T10:00:00+08:00', IsUnread: true, IsDone: false,
    })
    expect(await list('buyer')).toMatchObject({ total: 1, Count: 1 })
    for (const account of ['buyer2', 'approver', 'other']) {
      expect(await list(account), account).toEqual({ Items: [], total: 0, Count: 0 })
      await mall.call('POST /api/Notice/Read', { Ids: [own?.NoticeId ?? 0] }, as(account))
      await mall.call('POST /api/Notice/Read', { All: true }, as(account))
    }
    expect(await countOf('buyer')).toBe(1)
    expect((await mall.call('POST /api/Notice/Read', { Ids: [own?.NoticeId ?? 0] }, as('buyer'))).body).toEqual({ Count: 0 })
    expect((await list('buyer', true)).Items).toEqual([])
    expect((await list('buyer')).Items[0]).toMatchObject({ IsUnread: false, IsDone: false })
  })

  test('all at once, the latest first, page after page', async () => {
    for (let nth = 0; nth < 25; nth += 1) await tellExample({ title: `第${nth}条`, now: new Date(start.getTime() + nth) })
    const first = await mall.call('POST /api/Notice/List', { PageIndex: 1, PageSize: 20 }, as('buyer'))
    const second = await mall.call('POST /api/Notice/List', { PageIndex: 2, PageSize: 20 }, as('buyer'))
    expect([...(first.body?.Items ?? []), ...(second.body?.Items ?? [])].map(({ Title }) => Title)).toEqual(Array.from({ length: 25 }, (_, nth) => `第${24 - nth}条`))
    expect((await mall.call('POST /api/Notice/Read', { All: true }, as('buyer'))).body).toEqual({ Count: 0 })
  })

  // PGlite runs one transaction at a time, so nothing is held there.
  test.runIf(process.env.TEST_DATABASE_URL)('and those that a job holds at that moment, as one does that sends their mails', async () => {
    for (const title of ['第一条', '第二条']) await tellExample({ title })
    let reading: Promise<unknown> = Promise.resolve()
    await mall.db.transaction(async (tx) => {
      await tx.select().from(userNotice).where(eq(userNotice.title, '第一条')).for('update')
      reading = mall.call('POST /api/Notice/Read', { All: true }, as('buyer'))
      await expect.poll(() => countOf('buyer')).toBe(1)
    })
    expect(await reading).toMatchObject({ body: { Count: 0 } })
  })

  test('either some or all are read', async () => {
    for (const body of [{}, { Ids: [1], All: true as const }]) expect((await mall.call('POST /api/Notice/Read', body, as('buyer'))).code).toBe('INVALID_INPUT')
  })

  test('a rolled-back transaction sends no notice', async () => {
    await expect(mall.db.transaction(async (tx) => {
      await tell(tx, example)
      throw new Error('no')
    })).rejects.toThrow('no')
    expect(await countOf('buyer')).toBe(0)
  })
})

describe('settings', () => {
  test('decide what is listed and what is mailed from then on, for that user', async () => {
    const settings = await mall.call('POST /api/Notice/SettingsSave', { Kinds: [{ Kind: 'budgetWarning', InMall: false, ByMail: true }, { Kind: 'quoted', InMall: false, ByMail: false }] }, as('buyer'))
    expect(settings.body?.Mail).toBe('available')
    expect(settings.body?.Kinds).toHaveLength(12)
    expect(settings.body?.Kinds.find(({ Kind }) => Kind === 'budgetWarning')).toEqual({ Kind: 'budgetWarning', KindName: '预算预警', InMall: false, ByMail: true })
    expect((await mall.call('POST /api/Notice/Settings', {}, as('buyer'))).body).toEqual(settings.body)
    expect((await mall.call('POST /api/Notice/Settings', {}, as('buyer2'))).body?.Kinds.every(({ InMall, ByMail }) => InMall && ByMail)).toBe(true)
    const userIds = [demo.users.buyer, demo.users.buyer2]
    await tellExample({ userIds })
    await tellExample({ userIds, kind: 'quoted', subject: 'inquiry:1', title: '报价到了' })
    expect(await titlesOf('buyer')).toEqual([])
    expect(await titlesOf('buyer2')).toHaveLength(2)
    await sendDueMails(mall.deps)
    expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'buyer2@mall.example 报价：报价到了', 'buyer2@mall.example 预算预警：预算已用九成', 'buyer@mall.example 预算预警：预算已用九成',
    ])
  })

  test('a mail names no amounts to whoever sees no prices, and neither does the list', async () => {
    await mall.db.update(enterprise).set({ showsPrices: false })
    const userIds = [demo.users.buyer, demo.users.approver]
    await tellExample({ userIds, title: '订单¥1,234.50等你付款', facts: ['¥1,234.50', '3件'] })
    await sendDueMails(mall.deps)
    const mailTo = (account: string) => mails.find(({ to }) => to.startsWith(`${account}@`))
    expect(mailTo('approver')?.text).toContain('订单¥1,234.50等你付款\n¥1,234.50\n3件')
    expect(mailTo('buyer')?.subject).toContain('订单—等你付款')
    expect(mailTo('buyer')?.text).toContain('订单—等你付款\n—\n3件')
    expect((await list('buyer')).Items[0]).toMatchObject({ Title: '订单—等你付款', Facts: ['—', '3件'] })
    expect((await list('approver')).Items[0]).toMatchObject({ Title: '订单¥1,234.50等你付款', Facts: ['¥1,234.50', '3件'] })
    await mall.db.update(enterprise).set({ showsPrices: true })
  })

  test('say when the account has no address', async () => {
    const [kept] = await mall.db.select().from(appUser).where(eq(appUser.id, demo.users.finance))
    await mall.db.update(appUser).set({ email: null }).where(eq(appUser.id, demo.users.finance))
    expect((await mall.call('POST /api/Notice/Settings', {}, as('finance'))).body?.Mail).toBe('noAddress')
    await tellExample({ userIds: [demo.users.finance] })
    await sendDueMails(mall.deps)
    expect(mails).toEqual([])
    await mall.db.update(appUser).set({ email: kept?.email ?? null }).where(eq(appUser.id, demo.users.finance))
  })
})

describe('mails', () => {
  test('are sent once, also by several processes, and not for what was seen meanwhile or is of yesterday', async () => {
    await tellExample()
    await tellExample({ title: '已经看过' })
    const seen = (await list('buyer')).Items.find(({ Title }) => Title === '已经看过')
    await mall.call('POST /api/Notice/Read', { Ids: [seen?.NoticeId ?? 0] }, as('buyer'))
    await tellExample({ title: '前天的', now: new Date(start.getTime() - 2 * 86_400_000) })
    await Promise.all(Array.from({ length: 6 }, () => sendDueMails(mall.deps)))
    expect(mails).toEqual([{ to: 'buyer@mall.example', subject: '预算预警：预算已用九成', text: expect.stringMatching(/^预算已用九成\n90%\n\n.+请登录商城/) }])
  })

  test('have a link to the page where one decides, where the mall knows its address', async () => {
    hasAddress = true
    await tellExample({ target: { Kind: 'approval', ApprovalNo: 'SP202603180412' } })
    await sendDueMails(mall.deps)
    expect(mails[0]?.text).toMatch(/查看和处理：\nhttps:\/\/mall\.example\/approval\n/)
  })

  test('are tried three times, with a pause', async () => {
    isMailDown = true
    await tellExample()
    const stateAfter = async (ms: number) => {
      mall.setNow(new Date(start.getTime() + ms))
      await sendDueMails(mall.deps)
      return (await mall.db.select().from(userNotice))[0]
    }
    expect(await stateAfter(0)).toMatchObject({ mailState: 'due', mailAttempts: 1 })
    expect(await stateAfter(30_000)).toMatchObject({ mailAttempts: 1 })
    expect(await stateAfter(60_000)).toMatchObject({ mailState: 'due', mailAttempts: 2 })
    expect(await stateAfter(700_000)).toMatchObject({ mailState: 'failed', mailAttempts: 3 })
    isMailDown = false
    expect(await stateAfter(9_000_000)).toMatchObject({ mailState: 'failed' })
    expect(mails).toEqual([])
  })
})

const decide = async ({ approvalNo }: { readonly approvalNo: string }, account: string, action: 'Agree' | 'Reject') => {
  const detail = await mall.call('POST /api/Approval/Detail', { ApprovalNo: approvalNo }, as(account))
  const body = { ApprovalNo: approvalNo, Version: detail.body?.Version ?? 0, RequestId: crypto.randomUUID(), Comment: '见附件' }
  const { message, success } = await mall.call(`POST /api/Approval/${action}`, body, as(account))
  expect(message).toBe('')
  expect(success).toBe(true)
}

describe('an order over the limit', () => {
  test('approved and to be paid online, its notice leads to the payment', async () => {
    const { approval, order } = await overTheLimit({ PaymentType: 4 })
    for (const account of ['approver', 'finance']) await decide(approval, account, 'Agree')
    expect((await list('buyer')).Items).toMatchObject([{ Kind: 'approvalResult', Title: '你的订单已通过审批，去付款', Target: { Kind: 'payment', OrderNo: order.orderNo } }])
  })

  test('is sent to the current approvers; a decision elsewhere takes it out of the count', async () => {
    const { approval, order } = await overTheLimit()
    expect((await list('approver')).Items).toMatchObject([
      { Kind: 'approvalWaiting', Title: '行政采购员的订单等你审批', Facts: ['应付 ¥6,000.00', '超单笔限额', order.orderNo], Target: { Kind: 'approval', ApprovalNo: approval.approvalNo } },
    ])
    for (const account of ['buyer', 'finance', 'other']) expect(await countOf(account), account).toBe(0)

    await decide(approval, 'approver', 'Agree')
    expect(await list('approver')).toMatchObject({ Count: 0, Items: [{ IsUnread: false, IsDone: true }] })
    expect(await countOf('finance')).toBe(1)
    // A second time is the same as once.
    await mall.db.transaction((tx) => tellApprovers(tx, approval.id, mall.clock()))
    expect((await list('finance')).total).toBe(1)

    await decide(approval, 'finance', 'Reject')
    expect(await countOf('finance')).toBe(0)
    expect((await list('buyer')).Items).toMatchObject([{ Kind: 'approvalResult', Title: '你的订单被驳回', Facts: ['意见：见附件', expect.any(String), expect.any(String), order.orderNo], Target: { Kind: 'order', OrderNo: order.orderNo }, IsUnread: true }])
  })

  test('withdrawn, nobody has to decide', async () => {
    const { order, shopper } = await overTheLimit()
    expect(await countOf('approver')).toBe(1)
    await mall.call('POST /api/Order/Withdraw', { OrderNo: order.orderNo, Version: order.version }, { token: shopper.token })
    expect(await countOf('approver')).toBe(0)
    expect(await countOf('buyer')).toBe(0)
  })
})

test.each([
  ['department', 'research', false],
  ['department', 'administration', true],
  ['departmentTree', 'research', false],
  ['departmentTree', 'administration', true],
  ['self', 'administration', false],
  ['enterprise', 'research', true],
] as const)('a manager of budgets with the scope %s in the department %s learns of the budget of 行政部: %s', async (scope, departmentName, isNotified) => {
  const enterpriseId = demo.enterprises.huaqiTech
  const [manager] = await mall.db.insert(appUser).values({ account: `budgets-${scope}-${departmentName}`, nickname: '预算专员', passwordHash: '' }).returning({ id: appUser.id })
  const [custom] = await mall.db
    .insert(role)
    .values({ enterpriseId, code: `Budgets-${scope}-${departmentName}`, name: '预算专员', permissions: ['budget.view', 'budget.manage'], scope })
    .returning({ id: role.id })
  const [row] = await mall.db.select().from(budget).where(eq(budget.departmentId, demo.departments.administration))
  if (manager === undefined || custom === undefined || row === undefined) throw new Error('Nobody to tell')
  await mall.db.insert(membership).values({ userId: manager.id, enterpriseId, departmentId: demo.departments[departmentName] })
  await mall.db.insert(membershipRole).values({ userId: manager.id, enterpriseId, roleId: custom.id })
  for (const usedFen of [10_000, 95_000]) {
    await mall.db.transaction(async (tx) => {
      const amounts = { totalFen: 100_000, adjustedFen: 0, usedFen, frozenFen: 0 }
      await applyBudgetChange(tx, await lockBudget(tx, row.id), { amounts, entries: [{ kind: 'adjust', amountFen: 0 }] }, { orderId: null, operator: '测试', now: mall.clock() })
    })
  }
  const received = await mall.db.select().from(userNotice).where(eq(userNotice.userId, manager.id))
  expect(received.length > 0).toBe(isNotified)
})

test('users responsible for a budget are warned once at 70 % and at 90 %; below again, the warning is settled', async () => {
  const [row] = await mall.db.select().from(budget).where(eq(budget.departmentId, demo.departments.administration))
  if (row === undefined) throw new Error('行政部 has no budget')
  const change = (share: number) =>
    mall.db.transaction(async (tx) => {
      const before = await lockBudget(tx, row.id)
      const amounts = { totalFen: 100_000, adjustedFen: 0, usedFen: 1000 * share, frozenFen: 0 }
      await applyBudgetChange(tx, before, { amounts, entries: [{ kind: 'adjust', amountFen: 0 }] }, { orderId: null, operator: '测试', now: mall.clock() })
    })
  await change(10)
  await mall.db.delete(userNotice)
  await change(69)
  expect(await countOf('approver')).toBe(0)
  await change(72)
  await change(75)
  expect(await titlesOf('approver')).toEqual([`预算“${row.name}”已使用 72%`])
  expect((await list('approver')).Items[0]).toMatchObject({ Kind: 'budgetWarning', Target: { Kind: 'budget', BudgetId: row.id, Name: row.name }, Facts: ['可用 ¥280.00'] })
  await change(95)
  expect((await list('approver', true)).Items.map(({ Title }) => Title)).toEqual([`预算“${row.name}”已使用 95%`])
  await change(50)
  expect(await countOf('approver')).toBe(0)
  await change(99)
  expect(await countOf('approver')).toBe(1)
  expect(await countOf('buyer')).toBe(0)
  expect(await countOf('other')).toBe(0)
})

test('the purchaser is notified of shipping and delivery, once; the confirmed receipt settles both', async () => {
  const shopper = await createShopper(mall, 'buyer')
  const { OrderNo } = await shopper.buy((await plainProduct(mall)).code, 2)
  const runAfter = async (hours: number) => {
    mall.setNow(new Date(start.getTime() + hours * 3_600_000))
    await Promise.all([runDueJobs(mall.deps), runDueJobs(mall.deps)])
  }
  const ofOrder = async () => (await mall.db.select().from(userNotice).where(eq(userNotice.userId, demo.users.buyer)).orderBy(userNotice.id)).filter(({ target }) => target.Kind === 'order' && target.OrderNo === OrderNo)
  await runAfter(8)
  expect((await ofOrder()).map(({ kind }) => kind)).toEqual(['orderShipped'])
  await runAfter(48)
  await runAfter(49)
  expect((await ofOrder()).map(({ kind }) => kind)).toEqual(['orderShipped', 'orderDelivered'])
  const [order] = await mall.db.select().from(orders).where(eq(orders.orderNo, OrderNo))
  const { Token } = await mall.login('buyer')
  await mall.call('POST /api/Order/ConfirmReceipt', { OrderNo, Version: order?.version ?? 0 }, { token: Token })
  expect((await ofOrder()).every(({ doneAt }) => doneAt !== null)).toBe(true)
})
