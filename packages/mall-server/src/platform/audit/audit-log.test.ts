import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '../db/schema/writes.ts'
import { demo, demoPassword } from '../../demo/organisation.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let buyer: Shopper
beforeAll(async () => {
  mall = await createTestMall()
  buyer = await createShopper(mall, 'buyer')
})
afterAll(() => mall.close())

const auditOf = (entityId: string) =>
  mall.db.select().from(auditLog).where(eq(auditLog.entityId, entityId)).orderBy(auditLog.id)
const as = { userId: demo.users.buyer, enterpriseId: demo.enterprises.huaqiTech }

describe('the audit log holds', () => {
  test('the changes of an order: who, from where, before and after', async () => {
    const { code } = await plainProduct(mall)
    const { OrderNo } = await buyer.buy(code, 1)
    const requestId = crypto.randomUUID()
    await mall.call(
      'POST /api/Order/Cancel',
      { OrderNo, Version: 1, Reason: '其他' },
      { token: buyer.token, ip: '10.1.2.3', headers: { 'X-Request-Id': requestId } },
    )
    const [submitted, cancelled] = await auditOf(OrderNo)
    expect(submitted).toMatchObject({ ...as, action: 'Order.Submit', entity: 'order', before: null, after: { Status: 30, PayableAmount: 58 } })
    expect(cancelled).toMatchObject({ ...as, action: 'Order.Cancel', before: { Status: 30 }, after: { Status: 80 }, ip: '10.1.2.3', requestId })
  })

  test('no write that failed', async () => {
    const { code } = await plainProduct(mall)
    const { OrderNo } = await buyer.buy(code, 1)
    await mall.call('POST /api/Order/Cancel', { OrderNo, Version: 9, Reason: '其他' }, { token: buyer.token })
    expect((await auditOf(OrderNo)).map(({ action }) => action)).toEqual(['Order.Submit'])
  })

  test('an address before and after, without names and numbers of people', async () => {
    const address = { Consignee: '王收货', Mobile: '19912345678', Province: '上海市', City: '上海市', District: '浦东新区', AreaCode: '310115', Tag: '', IsDefault: false }
    const saved = await mall.call('POST /api/Address/Save', { ...address, Detail: '旧路1号' }, { token: buyer.token })
    const AddressId = saved.body?.AddressId ?? 0
    await mall.call('POST /api/Address/Save', { ...address, AddressId, Version: saved.body?.Version ?? 0, Detail: '新路2号' }, { token: buyer.token })
    const rows = (await auditOf(String(AddressId))).filter(({ entity }) => entity === 'address')
    expect(rows.map(({ before, after }) => [before?.Detail, after?.Detail])).toEqual([[undefined, '旧路1号'], ['旧路1号', '新路2号']])
    expect(JSON.stringify(rows)).not.toMatch(/王收货|19912345678/)
  })

  test('logins, logouts and new passwords, and no secret', async () => {
    const info = await mall.login('finance')
    await mall.call('POST /api/Account/Logout', {}, { token: info.Token })
    const check = await mall.call('POST /api/Account/ResetCheck', { Account: 'finance', CaptchaVerifyParam: await mall.solveCaptcha() })
    const Ticket = check.body?.Ticket ?? ''
    const Code = check.headers.get('X-Reset-Code') ?? ''
    await mall.call('POST /api/Account/ResetVerify', { Ticket, Code })
    await mall.call('POST /api/Account/ResetPassword', { Ticket, Password: 'Neu#Pass2026' })
    const rows = await mall.db.select().from(auditLog).where(eq(auditLog.userId, demo.users.finance)).orderBy(auditLog.id)
    expect(rows.map(({ action }) => action)).toEqual(['Account.Login', 'Account.Logout', 'Account.ResetPassword'])
    const everything = JSON.stringify(await mall.db.select().from(auditLog))
    for (const secret of [info.Token, info.RefreshToken, Ticket, demoPassword, 'Neu#Pass2026']) expect(everything).not.toContain(secret)
  })
})
