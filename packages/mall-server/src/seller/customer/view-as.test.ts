import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CallDefinition, CallKey, ViewLogin } from '@mall/api/contract'
import { allCalls, viewLimits, type AnyCallKey, type CustomerView, type SellerCallDefinition, type StaffPermission } from '@mall/api/seller/contract'
import { purgeExpired } from '../../app/jobs/purge.ts'
import { makeAllRanks } from '../../catalogue/rank/mall-ranks.ts'
import { demo } from '../../demo/organisation.ts'
import { queryRows } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { appUser, authSession, membership } from '../../platform/db/schema/organisation.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { customerView, portfolio, staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { openToViewers } from '../../platform/http/open-to-viewers.ts'
import { addDays } from '../../platform/time.ts'
import { successOf } from '../../testing/contract-cases/successes.ts'
import { targetOf } from '../../testing/contract-cases/target.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let token = ''
const Reason = '买家说看不到协议价'
/** How a call is sent and answered, where it is not by JSON. */
const modeOf = (key: AnyCallKey) => (allCalls[key] as CallDefinition | SellerCallDefinition).mode
// Embedded: one connection, that can refuse every write.
beforeAll(async () => {
  mall = await createTestMall({ isEmbedded: true })
  token = (await loginStaff(mall, 'sales')).Token
  // As the server's task does: where there are none yet, whoever reads rankings makes them, for everybody.
  await makeAllRanks(mall.deps)
}, 120_000)
afterAll(() => mall.close())

const withoutWrites = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  await queryRows(mall.db, sql`set default_transaction_read_only = on`)
  try {
    return await read()
  } finally {
    await queryRows(mall.db, sql`set default_transaction_read_only = off`)
  }
}

const placeOf = async (account: string) => {
  const [row] = await mall.db.select({ UserId: membership.userId, EnterpriseId: membership.enterpriseId }).from(membership).innerJoin(appUser, eq(appUser.id, membership.userId)).where(eq(appUser.account, account)).orderBy(membership.enterpriseId).limit(1)
  if (row === undefined) throw new Error(`no ${account}`)
  return row
}

const ask = async (account: string): Promise<CustomerView> => {
  const { body, message } = await mall.call('POST /api/SellerCustomer/ViewAs', { ...(await placeOf(account)), Reason }, { token })
  if (body === null) throw new Error(message)
  return body
}
const exchange = (Code: string, by?: string) => mall.call('POST /api/Account/LoginByViewCode', { Code }, { token: by })
const view = async (account: string): Promise<ViewLogin & Pick<CustomerView, 'Until'>> => {
  const { Code, Until } = await ask(account)
  const { body, message } = await exchange(Code)
  if (body === null) throw new Error(message)
  return { ...body, Until }
}

describe('the code of a view', () => {
  const invalid = { success: false, code: 'VIEW_CODE_INVALID', body: null }

  it('opens its view once, for whoever has the browser, whoever is logged in there', async () => {
    const [{ Code }, other] = [await ask('buyer'), await mall.login('finance')]
    expect(await exchange(Code, other.Token)).toMatchObject({ success: true, body: { User: { uid: (await placeOf('buyer')).UserId }, LeftSeconds: viewLimits.minutes * 60 } })
    expect(await exchange(Code)).toMatchObject(invalid)
  })

  it('opens it for one of two who send it at once', async () => {
    const { Code } = await ask('buyer')
    expect((await Promise.all([exchange(Code), exchange(Code)])).filter(({ success }) => success).length).toBe(1)
  })

  it('is kept as its hash, and its view ends when it would have', async () => {
    const begun = mall.clock()
    const { Code } = await ask('buyer')
    expect(JSON.stringify(await mall.db.select().from(customerView))).not.toContain(Code)
    mall.setNow(new Date(begun.getTime() + 10_000))
    expect((await exchange(Code)).body?.LeftSeconds).toBe(viewLimits.minutes * 60 - 10)
    mall.setNow(begun)
  })

  it('is good for half a minute', async () => {
    const begun = mall.clock()
    const [{ Code }, late] = [await ask('buyer'), await ask('buyer')]
    mall.setNow(new Date(begun.getTime() + viewLimits.codeSeconds * 1000 - 1))
    expect((await exchange(Code)).success).toBe(true)
    mall.setNow(new Date(begun.getTime() + viewLimits.codeSeconds * 1000))
    expect(await exchange(late.Code)).toMatchObject(invalid)
    mall.setNow(begun)
  })

  it('of one view opens no other', async () => {
    const [buyer, finance] = [await ask('buyer'), await ask('finance')]
    expect((await exchange(finance.Code)).body?.User.uid).toBe((await placeOf('finance')).UserId)
    expect((await exchange(buyer.Code)).body?.User.uid).toBe((await placeOf('buyer')).UserId)
  })

  it('that nobody gave out opens nothing, and neither does one of staff or of a person who was disabled', async () => {
    expect(await exchange('x'.repeat(43))).toMatchObject(invalid)
    const [first, second] = [await ask('buyer'), await ask('buyer')]
    await mall.db.update(staff).set({ status: 'disabled' }).where(eq(staff.account, 'sales'))
    expect(await exchange(first.Code)).toMatchObject(invalid)
    await mall.db.update(staff).set({ status: 'active' }).where(eq(staff.account, 'sales'))
    await mall.db.update(appUser).set({ status: 'disabled' }).where(eq(appUser.account, 'buyer'))
    expect(await exchange(second.Code)).toMatchObject(invalid)
    await mall.db.update(appUser).set({ status: 'active' }).where(eq(appUser.account, 'buyer'))
  })
})

describe('the mall viewed as a person of a customer', () => {
  it('is what that person sees', async () => {
    const { Token, User, Enterprise } = await view('buyer')
    const own = await mall.login('buyer')
    expect({ User, Enterprise }).toEqual({ User: own.User, Enterprise: own.Enterprise })
    const search = { PageIndex: 1, PageSize: 20 } as const
    const read = async (by: string) => (await mall.call('POST /api/Product/List', search, { token: by })).body
    expect(await read(Token)).toEqual(await read(own.Token))
  })

  it('writes nothing, whatever is read', { timeout: 240_000 }, async () => {
    const target = targetOf(mall, () => Promise.reject(new Error('Nobody enters by a session key')))
    const refused: string[] = []
    for (const key of openToViewers) {
      if (key === 'POST /api/Account/Logout' || modeOf(key) === 'stream') continue
      const [who, inputOf] = successOf(key)
      const input = await inputOf(target)
      const { Token } = await view(who === 'visitor' ? 'buyer' : who)
      const { success, message } = await withoutWrites(() => mall.send(key, input, { token: Token }))
      if (!success) refused.push(`${key}: ${message}`)
    }
    expect(refused).toEqual([])
  })

  it('is closed for every other call', { timeout: 120_000 }, async () => {
    const { Token } = await view('buyer')
    const closed = (Object.keys(allCalls) as AnyCallKey[]).filter((key): key is CallKey => !key.includes('/Seller') && allCalls[key].access.who === 'user' && !openToViewers.has(key))
    expect(closed.length).toBeGreaterThan(100)
    const passed: string[] = []
    for (const key of closed) {
      const form = modeOf(key) === 'multipart' ? new FormData() : {}
      const { status, code } = await mall.send(key, form, { token: Token })
      // Without the permission of the person it is closed anyway.
      if (status !== 403 || (code !== 'VIEW_ONLY' && code !== 'FORBIDDEN')) passed.push(`${key}: ${status} ${code}`)
    }
    expect(passed).toEqual([])
    expect(await mall.send('POST /api/ShoppingCart/Clear', {}, { token: Token })).toMatchObject({ status: 403, code: 'VIEW_ONLY', message: '正以客户身份查看，只能看，不能操作' })
  })

  it('cannot be renewed, and ends after half an hour or when it is left', async () => {
    const { Token, Until } = await view('buyer')
    const count = () => mall.call('POST /api/ShoppingCart/Count', {}, { token: Token })
    expect(await mall.send('POST /api/Account/RefreshToken', { RefreshToken: '', Token }, {})).toMatchObject({ success: false })
    const begun = mall.clock()
    mall.setNow(new Date(Date.parse(Until) - 1000))
    expect((await count()).success).toBe(true)
    mall.setNow(new Date(Until))
    expect(await count()).toMatchObject({ status: 401 })
    mall.setNow(begun)
    const other = await view('buyer')
    await mall.call('POST /api/Account/Logout', {}, { token: other.Token })
    expect(await mall.call('POST /api/ShoppingCart/Count', {}, { token: other.Token })).toMatchObject({ status: 401 })
  })

  it('ends at once for one of the staff who is disabled', async () => {
    const { Token } = await view('buyer')
    await mall.db.update(staff).set({ status: 'disabled' }).where(eq(staff.account, 'sales'))
    expect(await mall.call('POST /api/ShoppingCart/Count', {}, { token: Token })).toMatchObject({ status: 401 })
    await mall.db.update(staff).set({ status: 'active' }).where(eq(staff.account, 'sales'))
  })

  /** The call `count` before, while and after something is changed. */
  const aroundChange = async (change: () => Promise<unknown>, back: () => Promise<unknown>): Promise<readonly number[]> => {
    const { Token } = await view('buyer')
    const count = async () => (await mall.call('POST /api/ShoppingCart/Count', {}, { token: Token })).status
    const before = await count()
    await change()
    const meanwhile = await count()
    await back()
    return [before, meanwhile, await count()]
  }

  it('ends for one of the staff whose roles no longer allow it', async () => {
    const [role] = await mall.db.select({ id: staffRole.id, permissions: staffRole.permissions }).from(staffRole).innerJoin(staffRoleHolder, eq(staffRoleHolder.roleId, staffRole.id)).innerJoin(staff, eq(staff.id, staffRoleHolder.staffId)).where(eq(staff.account, 'sales'))
    const set = (permissions: StaffPermission[]) => mall.db.update(staffRole).set({ permissions }).where(eq(staffRole.id, role?.id ?? 0))
    const permissions = role?.permissions ?? []
    expect(await aroundChange(() => set(permissions.filter((one) => one !== 'customer.viewAs')), () => set(permissions))).toEqual([200, 401, 200])
  })

  it('ends for one of the staff who no longer looks after the customer', async () => {
    const { EnterpriseId } = await placeOf('buyer')
    const [sales] = await mall.db.select().from(staff).where(eq(staff.account, 'sales'))
    const place = { staffId: sales?.id ?? 0, enterpriseId: EnterpriseId }
    const take = () => mall.db.delete(portfolio).where(and(eq(portfolio.staffId, place.staffId), eq(portfolio.enterpriseId, EnterpriseId)))
    expect(await aroundChange(take, () => mall.db.insert(portfolio).values(place))).toEqual([200, 401, 200])
  })

  it('shows one who sees the whole group no company that whoever opened it does not look after', async () => {
    const { Token } = await view('admin')
    const companies = async () => ((await mall.call('POST /api/Group/Info', {}, { token: Token })).body?.Enterprises ?? []).map(({ EnterpriseId }) => EnterpriseId)
    const whole = await companies()
    expect(whole.length).toBeGreaterThan(1)
    const [own] = whole
    const [sales] = await mall.db.select().from(staff).where(eq(staff.account, 'sales'))
    const taken = await mall.db.delete(portfolio).where(and(eq(portfolio.staffId, sales?.id ?? 0), ne(portfolio.enterpriseId, own ?? 0))).returning()
    expect(await companies()).toEqual([own])
    const { body } = await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 100 }, { token: Token })
    const seen = await mall.db.selectDistinct({ enterpriseId: orders.enterpriseId }).from(orders).where(inArray(orders.orderNo, body?.Items.map(({ OrderNo }) => OrderNo) ?? []))
    expect(seen).toEqual([{ enterpriseId: own }])
    await mall.db.insert(portfolio).values(taken)
    expect(await companies()).toEqual(whole)
  })

  it('ends when whoever opened it logs out', async () => {
    const { Token } = await view('buyer')
    await mall.call('POST /api/SellerAccount/Logout', {}, { token })
    token = (await loginStaff(mall, 'sales')).Token
    expect(await mall.call('POST /api/ShoppingCart/Count', {}, { token: Token })).toMatchObject({ status: 401 })
  })

  it('ends with every session of whoever opened it, also before its code was used', async () => {
    const [{ Token }, late] = [await view('buyer'), await ask('buyer')]
    const [sales] = await mall.db.select().from(staff).where(eq(staff.account, 'sales'))
    const manager = (await loginStaff(mall, 'seller')).Token
    const ended = await mall.call('POST /api/SellerStaff/EndSessions', { StaffId: sales?.id ?? 0, Version: sales?.version ?? 0, RequestId: crypto.randomUUID() }, { token: manager })
    expect(ended.success, ended.message).toBe(true)
    expect(await mall.call('POST /api/ShoppingCart/Count', {}, { token: Token })).toMatchObject({ status: 401 })
    expect(await exchange(late.Code)).toMatchObject({ code: 'VIEW_CODE_INVALID' })
    token = (await loginStaff(mall, 'sales')).Token
  })

  it('is in the audit, by name and with the reason; the person reads that 商家客服 did, and why, for two years', async () => {
    const begun = mall.clock()
    // The log has the newest first, and sessions of the same moment in no order: each here begins in a minute of its own.
    mall.setNow(new Date(begun.getTime() + 60_000))
    await view('buyer')
    const { UserId, EnterpriseId } = await placeOf('buyer')
    const entries = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'SellerCustomer.ViewAs')).orderBy(auditLog.id)
    expect(entries.at(-1)).toMatchObject({ entity: 'customer', entityId: String(EnterpriseId), userId: null, after: { Account: 'buyer', Reason } })
    mall.setNow(new Date(begun.getTime() + 120_000))
    const { Token } = await mall.login('buyer')
    const [, seen] = (await mall.call('POST /api/Account/LoginLog', { PageIndex: 1, PageSize: 10 }, { token: Token })).body?.Items ?? []
    expect(seen).toMatchObject({ Device: '商家客服', ViewReason: Reason })
    const views = () => mall.db.$count(authSession, eq(authSession.userId, UserId))
    mall.setNow(addDays(begun, 700))
    await purgeExpired(mall.deps)
    const kept = await views()
    expect(kept).toBeGreaterThan(0)
    mall.setNow(addDays(begun, 740))
    await purgeExpired(mall.deps)
    expect(await views()).toBe(0)
    mall.setNow(begun)
    // The session of the staff went too.
    token = (await loginStaff(mall, 'sales')).Token
  })

  it('does not make the person look logged in, nor their last login later', async () => {
    const { UserId } = await placeOf('finance')
    // Whoever read as this person above was logged in.
    await mall.db.delete(authSession).where(eq(authSession.userId, UserId))
    const lastLogin = () => mall.db.select({ at: membership.lastLoginAt }).from(membership).where(eq(membership.userId, UserId))
    const before = await lastLogin()
    await view('finance')
    expect(await lastLogin()).toEqual(before)
    const { Token } = await mall.login('admin')
    const { body } = await mall.call('POST /api/Account/List', { PageIndex: 1, PageSize: 1000 }, { token: Token })
    expect(body?.Items.find((one) => one.UserId === UserId)?.AllowActions ?? []).not.toContain('EndSessions')
  })
})

test.each([
  ['of another customer', { UserId: demo.users.buyer }],
  ['that does not exist', { UserId: 999_999 }],
])('an account %s cannot be viewed', async (_case, { UserId }) => {
  const { EnterpriseId } = await placeOf('other')
  expect(await mall.call('POST /api/SellerCustomer/ViewAs', { EnterpriseId, UserId, Reason }, { token: (await loginStaff(mall, 'seller')).Token })).toMatchObject({ success: false, code: 'CUSTOMER_PERSON_NOT_FOUND' })
})

test('a customer outside the portfolio is unknown', async () => {
  const place = await placeOf('other')
  expect(await mall.call('POST /api/SellerCustomer/ViewAs', { ...place, Reason }, { token })).toMatchObject({ success: false, code: 'CUSTOMER_NOT_FOUND' })
})

test.each([['an empty reason', ''], ['a single character', '看']])('%s is refused', async (_case, Typed) => {
  expect(await mall.call('POST /api/SellerCustomer/ViewAs', { ...(await placeOf('buyer')), Reason: Typed }, { token })).toMatchObject({ success: false, code: 'INVALID_INPUT' })
})
