import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '@mall/api/contract'
import * as sellerContract from '@mall/api/seller/contract'
import { auditCountLimit, type AuditListRequest } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { systemOrigin, writeAudit, type AuditedChange, type Origin } from '../../platform/audit/audit-log.ts'
import { staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { addDays } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { actionText, valueText } from './words.ts'

let mall: TestMall
/** The sales may read the log of their customers, the warehouse all of it and no costs. */
const tokens = { seller: '', sales: '', warehouse: '', goods: '' }
const { enterprises, users } = demo

const write = (origin: Partial<Origin>, change: Partial<AuditedChange>) =>
  writeAudit(mall.db, { ...systemOrigin(mall.clock()), ...origin }, { action: 'Order.Cancel', entity: 'order', entityId: 'SP1', before: { Status: '待付款' }, after: { Status: '已取消' }, ...change })

beforeAll(async () => {
  mall = await createTestMall()
  for (const [at, scope] of (['portfolio', 'all'] as const).entries()) {
    await mall.db.insert(staffRole).values({ id: 990 + at, code: `auditor ${scope}`, name: `审计 ${scope}`, permissions: ['audit.view'], scope })
    await mall.db.insert(staffRoleHolder).values({ staffId: scope === 'all' ? demoStaff.warehouse : demoStaff.sales, roleId: 990 + at })
  }
  for (const account of ['seller', 'sales', 'warehouse', 'goods'] as const) tokens[account] = (await loginStaff(mall, account)).Token
  await mall.db.delete(auditLog)
  await write({ userId: users.buyer, enterpriseId: enterprises.huaqiTech, ip: '203.0.113.7', requestId: 'r-1' }, {})
  await write({ userId: users.other, enterpriseId: enterprises.yuanfanTrade }, { entityId: 'SP2' })
  await write({ staffId: demoStaff.goods, now: addDays(mall.clock(), -3) }, { action: 'SellerProduct.Publish', entity: 'product', entityId: '1001', before: { Cost: 5, Floor: 6, Weight: 1 }, after: { Cost: 7, Floor: 8, Weight: 1 } })
  await write({}, { action: 'Order.AutoReceive', entityId: 'SP1' })
}, 120_000)
afterAll(() => mall.close())

const list = async (asked: Partial<AuditListRequest> = {}, token = tokens.seller) => {
  const { body, code } = await mall.call('POST /api/SellerAudit/List', { PageIndex: 1, PageSize: 20, ...asked }, { token })
  return { code, items: body?.Items ?? [], total: body?.total ?? 0 }
}
const actions = async (asked: Partial<AuditListRequest>, token?: string) => (await list(asked, token)).items.map(({ Action, RecordNo }) => `${Action} ${RecordNo}`)

test('the newest first: who, from where, what before and after', async () => {
  const { items, total } = await list()
  expect(total).toBe(4)
  expect(items.map(({ Side, Operator }) => `${Side} ${Operator}`)).toEqual([expect.stringMatching(/^system 系统$/), expect.stringMatching(/^buyer ./), expect.stringMatching(/^buyer ./), 'staff 商品专员'])
  expect(items[2]).toMatchObject({ EntityName: '订单', RecordNo: 'SP1', Action: '取消', Changes: [{ Name: '状态', Before: '待付款', After: '已取消' }], Ip: '203.0.113.7', TraceNo: 'r-1', EnterpriseName: '华启科技（上海）有限公司' })
})

test.each<[string, () => Partial<AuditListRequest>, readonly string[]]>([
  ['a record', () => ({ RecordNo: ' SP1 ' }), ['自动收货 SP1', '取消 SP1']],
  ['the staff', () => ({ Side: 'staff' }), ['发布 1001']],
  ['buyers', () => ({ Side: 'buyer' }), ['取消 SP2', '取消 SP1']],
  ['the mall itself', () => ({ Side: 'system' }), ['自动收货 SP1']],
  ['one of the staff', () => ({ StaffId: demoStaff.goods }), ['发布 1001']],
  ['a kind of record', () => ({ Entity: 'product' }), ['发布 1001']],
  ['days', () => ({ EndTime: addDays(mall.clock(), -2).toISOString().slice(0, 10) }), ['发布 1001']],
])('it is filtered by %s', async (_name, asked, found) => expect(await actions(asked())).toEqual(found))

test('成本 and 底价 are for those who may see them', async () => {
  const names = async (token: string) => (await list({ Entity: 'product' }, token)).items[0]?.Changes.map(({ Name }) => Name)
  expect(await names(tokens.seller)).toEqual(['成本', '底价'])
  expect(await names(tokens.warehouse)).toEqual([])
})

test('who has 名下客户 sees what the people of these customers did, who has no permission nothing', async () => {
  expect(await actions({}, tokens.sales)).toEqual(['取消 SP1'])
  expect((await list({}, tokens.goods)).code).toBe('FORBIDDEN')
})

test('it is saved as a file: what the list shows to the caller, by the same filters, and no more', async () => {
  const save = async (asked: object, token = tokens.seller) => {
    const response = await mall.fetch('/api/SellerAudit/Export', { method: 'POST', body: JSON.stringify(asked), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` } })
    return { status: response.status, name: response.headers.get('Content-Disposition'), rows: response.ok ? (await readSheet(await response.arrayBuffer())).map((row) => row.map(String)) : [] }
  }
  const { name, rows } = await save({})
  expect(name).toContain(encodeURIComponent('操作日志_'))
  expect(rows[0]).toEqual(['时间', '操作方', '操作人', '公司', '对象', '操作', '单号或编码', '变更', 'IP', '请求号'])
  expect(rows.slice(1).map((row) => `${row[5]} ${row[6]}`)).toEqual(await actions({}))
  expect((await save({ RecordNo: 'SP1', Side: 'buyer' })).rows[1]?.slice(1)).toEqual(['买家', expect.any(String), '华启科技（上海）有限公司', '订单', '取消', 'SP1', '状态：待付款 → 已取消', '203.0.113.7', 'r-1'])
  expect((await save({ Entity: 'product' })).rows[1]?.[7]).toContain('成本')
  expect((await save({ Entity: 'product' }, tokens.warehouse)).rows[1]?.[7]).toBe('—')
  expect((await save({}, tokens.sales)).rows.slice(1).map((row) => row[6])).toEqual(['SP1'])
  expect((await save({}, tokens.goods)).status).toBe(403)
})

test('how many there are is counted to a limit', async () => {
  const row = { createdAt: addDays(mall.clock(), -9), action: 'A.B', entity: 'group', entityId: '9', ip: '', requestId: '' }
  for (let at = 0; at <= auditCountLimit; at += 1000) await mall.db.insert(auditLog).values(Array.from({ length: 1000 }, () => row))
  expect((await list({ Entity: 'group' })).total).toBe(auditCountLimit)
})

test('an action that has no word is shown as it is written', () => {
  expect(actionText('Order.Cancel')).toBe('取消')
  expect(actionText('Order.Unheard')).toBe('Order.Unheard')
})

const lifecycles = Object.entries({ ...contract, ...sellerContract }).flatMap(([name, value]) =>
  typeof value === 'object' && 'transitions' in value ? [[name, (value as contract.Lifecycle<number, string>).transitions.map(({ action }) => action)] as const] : [],
)

test('there are lifecycles whose words can be looked at', () => {
  expect(lifecycles.length).toBeGreaterThan(10)
})

test.each(lifecycles)('each action of %s has words', (_name, moves) => {
  expect(moves.filter((action) => actionText(`Record.${action}`).startsWith('Record.'))).toEqual([])
})

test.each([
  ['Order.Cancel', 'Status', contract.orderStatus.pendingPayment, '待付款'],
  ['Refund.Refund', 'Status', contract.refundStatus.done, '已退款'],
  ['Invoice.Apply', 'Type', contract.invoiceType.electronicSpecial, '数电专票'],
  ['SellerStock.SetWarning', 'Warehouse', 310000, '上海'],
  ['Order.SetFreight', 'FreightFen', 123_450, '1,234.50'],
  ['Role.Save', 'ShowPrices', false, '否'],
  ['Address.Save', 'Status', 7, '7'],
] as const)('of %s the %s %s reads %s', (action, name, value, text) => {
  expect(valueText(action, name, value)).toBe(text)
})

test.each(lifecycles.filter(([name]) => !/account|budget|flow|step/i.test(name)))('no status of %s is shown as a number', (name) => {
  const { states } = ({ ...contract, ...sellerContract } as unknown as Record<string, contract.Lifecycle<number, string>>)[name] ?? { states: [] }
  const record = { incomingLifecycle: 'SellerIncoming', productImportLifecycle: 'SellerProductImport' }[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1, -'Lifecycle'.length)}`
  for (const { status, name: word } of states) expect(valueText(`${record}.Move`, 'Status', status)).toBe(word)
})
