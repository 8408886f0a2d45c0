import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actionsFor, inquiryActions, inquiryLifecycle, transitionOf, type InquiryAction, type InquiryStatus } from '@mall/api/contract'
import { inquiry } from '../../platform/db/schema/inquiry.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createInquiryBench, wanted, type InquiryBench } from './testing/inquiry-bench.ts'

/** What each account is to an inquiry of `buyer` of the administration. Null: the inquiry does not exist for it, or inquiries are closed to it. */
const roles = { buyer: 'own', approver: 'sees', finance: null, admin: 'sees', buyer2: null, approver2: null, other: null } as const

type Account = keyof typeof roles

/** The calls that people make about an inquiry; `Edit` is a save, and `Renew` a new inquiry. */
const writes = ['Accept', 'Decline', 'Cancel', 'Edit', 'Message'] as const

/** What leaves the status as it is, and where it is allowed. */
const staying: Readonly<Record<'Edit' | 'Message', readonly InquiryStatus[]>> = { Edit: [10], Message: [10, 30] }

let mall: TestMall
let bench: InquiryBench
let InquiryId: number
const tokens = new Map<Account, string>()

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInquiryBench(mall)
  for (const account of Object.keys(roles) as Account[]) tokens.set(account, (await mall.login(account)).Token)
  const { id: productId } = await plainProduct(mall)
  const sent = await bench.sent()
  InquiryId = (await bench.quote(sent, [{ productId, priceFen: 4_000 }], 48)).InquiryId
}, 120_000)

afterAll(() => mall.close())

const Version = 7

const put = (status: InquiryStatus) => mall.db.update(inquiry).set({ status, version: Version }).where(eq(inquiry.id, InquiryId))

const statusNow = async () => (await mall.db.select({ status: inquiry.status }).from(inquiry).where(eq(inquiry.id, InquiryId)))[0]?.status

const ask = (action: (typeof writes)[number], account: Account) => {
  const target = { RequestId: crypto.randomUUID(), InquiryId, Version }
  const token = { token: tokens.get(account) }
  if (action === 'Edit') return mall.call('POST /api/Inquiry/Save', { ...target, Lines: [wanted] }, token)
  if (action === 'Message') return mall.call('POST /api/Inquiry/Message', { InquiryId, RequestId: target.RequestId, Text: '可以分批送货吗？' }, token)
  return mall.call(`POST /api/Inquiry/${action}`, { ...target, Reason: '' }, token)
}

const allowedTo = (account: Account, status: InquiryStatus): ReadonlySet<InquiryAction> => {
  const moves: readonly string[] = roles[account] === 'own' ? actionsFor(inquiryLifecycle, status, ['purchaser']) : []
  const isOwn = roles[account] === 'own'
  return new Set(writes.filter((action) => (action === 'Edit' || action === 'Message' ? isOwn && staying[action].includes(status) : moves.includes(action))))
}

describe.each(inquiryLifecycle.states)('an inquiry in $status $name', ({ status }) => {
  test.each(Object.keys(roles) as Account[])('%s moves it as the table says, and in no other way', async (account) => {
    await put(status)
    const allowed = allowedTo(account, status)
    const detail = await bench.detail({ InquiryId }, tokens.get(account))
    expect(detail.success).toBe(roles[account] !== null)
    expect(detail.body?.AllowActions.filter((action) => writes.some((write) => write === action)) ?? []).toEqual(inquiryActions.filter((action) => allowed.has(action)))

    // An edit takes away what was quoted for the old lines, so it comes last.
    for (const action of writes.toSorted((a, b) => Number(a === 'Edit') - Number(b === 'Edit'))) {
      await put(status)
      await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: bench.shopper.token })
      const reply = await ask(action, account)
      expect(reply.success, `${account} ${action}: ${reply.message}`).toBe(allowed.has(action))
      const to = action === 'Edit' || action === 'Message' ? status : transitionOf(inquiryLifecycle, status, action)?.to
      expect(await statusNow(), `${account} ${action}`).toBe(reply.success ? to : status)
      if (!reply.success && reply.status === 200) expect(reply.code).toBe(roles[account] === null ? 'INQUIRY_NOT_FOUND' : 'INQUIRY_ACTION_NOT_ALLOWED')
    }
  })
})
