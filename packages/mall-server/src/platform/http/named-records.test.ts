import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, type CallDefinition, type CallKey } from '@mall/api/contract'
import { approvalFlow } from '../db/schema/approval.ts'
import { budget } from '../db/schema/budget.ts'
import { address } from '../db/schema/checkout.ts'
import { inquiry } from '../db/schema/inquiry.ts'
import { purchaseList } from '../db/schema/purchase-list.ts'
import { role } from '../db/schema/role.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { successOf } from '../../testing/contract-cases/successes.ts'
import { targetOf } from '../../testing/contract-cases/target.ts'
import type { ContractTarget } from '../../testing/contract-cases/define.ts'

/* Every call of the contract that names a record is made, with somebody's input, by the administrator of another group, who has every permission. */

/** What is no record of a customer: of the catalogue or of the form, or a number that is typed. */
const noRecords: ReadonlySet<string> = new Set(['BrandIds', 'CategoryId', 'CategoryIds', 'NeedId', 'PoNo', 'RequestId', 'RowNo', 'TargetId', 'TargetIds', 'TaxNo', 'TrackingNo'])

const isRecord = (name: string): boolean => /(?:Id|Ids|No|Nos)$/.test(name) && !noRecords.has(name)

const namesIn = (schema: unknown): string[] =>
  schema !== null && typeof schema === 'object'
    ? Object.entries(schema).flatMap(([key, value]) => (key === 'properties' ? [...Object.keys(value as object), ...Object.values(value as object).flatMap(namesIn)] : namesIn(value)))
    : []

const canName = ({ body, query, scope, access }: CallDefinition): boolean => {
  const schema = body ?? query
  return access.who !== 'public' && scope !== 'none' && schema !== undefined && namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).some(isRecord)
}

const keys = (Object.keys(contract) as CallKey[]).filter((key) => canName(contract[key]))

/** Whether an input names a record. */
const names = (input: unknown): boolean =>
  input !== null && typeof input === 'object' && Object.entries(input).some(([name, value]) => (isRecord(name) && value !== null && value !== undefined) || names(value))

let mall: TestMall
let target: ContractTarget
beforeAll(async () => {
  mall = await createTestMall()
  target = targetOf(mall, () => Promise.reject(new Error('No case here logs in by a key')))
}, 120_000)
afterAll(() => mall.close())

const { departments, enterprises, users } = demo
const idOf = ([row]: readonly { readonly id: number }[]): number => {
  if (row === undefined) throw new Error('The demo has no such record')
  return row.id
}

/** The records of calls whose contract case makes one, or names none. */
const existing: Readonly<Partial<Record<CallKey, () => Promise<object>>>> = {
  'POST /api/Account/Save': async () => ({ Account: undefined, UserId: users.buyer, Version: 1 }),
  'POST /api/Address/Save': async () => ({ AddressId: idOf(await mall.db.select().from(address).where(eq(address.userId, users.buyer))), Version: 1 }),
  'POST /api/ApprovalFlow/Save': async () => ({ FlowId: idOf(await mall.db.select().from(approvalFlow).where(eq(approvalFlow.enterpriseId, enterprises.huaqiTech))), Version: 1 }),
  'POST /api/Budget/Save': async () => ({ BudgetId: idOf(await mall.db.select().from(budget).where(eq(budget.enterpriseId, enterprises.huaqiTech))), Version: 1 }),
  'POST /api/DeepSeek/Chat': async () => (await successOf('POST /api/DeepSeek/SessionRename')[1](target)) as object,
  'POST /api/Department/Candidates': async () => ({ EnterpriseId: enterprises.huaqiTech }),
  'POST /api/Department/Save': async () => ({ DepartmentId: departments.research, Version: 1 }),
  'POST /api/Inquiry/Save': async () => ({ InquiryId: idOf(await mall.db.select().from(inquiry).where(eq(inquiry.userId, users.buyer))), Version: 1 }),
  'POST /api/Invoice/TitleList': async () => ({ EnterpriseId: enterprises.huaqiTech }),
  'POST /api/Invoice/TitleSave': async () => ({ EnterpriseId: enterprises.huaqiTech }),
  'POST /api/PurchaseList/Save': async () => ({ ListId: idOf(await mall.db.select().from(purchaseList).where(eq(purchaseList.userId, users.buyer))), Version: 1 }),
  'POST /api/Role/Save': async () => {
    const [made] = await mall.db.insert(role).values({ enterpriseId: enterprises.huaqiTech, code: crypto.randomUUID(), name: '自建角色', permissions: [], scope: 'self' }).returning({ id: role.id })
    return { RoleId: made?.id, Version: 1 }
  },
}

/** Their fields narrow what the caller sees anyway: `access-scopes.test.ts` and the tests of each list say what that is. */
const narrowing: ReadonlySet<CallKey> = new Set<CallKey>([
  'POST /api/Account/List', 'POST /api/Account/Export', 'POST /api/Approval/List', 'POST /api/Budget/List', 'POST /api/Budget/Export', 'POST /api/Invoice/ApplyableList',
  'POST /api/Notice/Read', 'POST /api/Statement/List', 'POST /api/Order/List', 'POST /api/Order/Export', 'POST /api/Report/Order', 'POST /api/Report/OrderDetail', 'POST /api/Report/Product',
  'POST /api/Report/Department', 'POST /api/Report/Purchaser', 'POST /api/Report/People', 'POST /api/Report/OrderExport', 'POST /api/Report/OrderDetailExport',
  'POST /api/Report/ProductExport', 'POST /api/Report/DepartmentExport', 'POST /api/Report/PurchaserExport',
])

/** What those return that succeed. */
const harmless: Readonly<Partial<Record<CallKey, object>>> = {
  'POST /api/Approval/BatchHandle': { Results: expect.not.arrayContaining([expect.objectContaining({ Success: true })]) as unknown },
  'POST /api/Department/Candidates': { Items: [] },
  // A preset, which is of every company.
  'POST /api/Role/Detail': { Kind: 'preset' },
  'POST /api/Role/Copy': { Kind: 'custom' },
  // The caller's own cart.
  'POST /api/ShoppingCart/Remove': { Items: [] },
  'POST /api/ShoppingCart/Select': { Items: [] },
}

test.each(keys.filter((key) => !narrowing.has(key)))('%s reaches no record of another group', async (key) => {
  const [owner, inputOf] = successOf(key)
  const input = (await inputOf(target)) as object
  const named = { ...input, ...(await existing[key]?.()) }
  expect(names(named)).toBe(true)
  const { success, body, code } = await target.send(key, named, 'other')
  const expected = harmless[key]
  if (expected === undefined) expect({ success, code, body }).toEqual({ success: false, code: expect.not.stringMatching(/^(?:INVALID_INPUT|INTERNAL_ERROR)$/), body: null })
  else expect({ success, body }).toMatchObject({ success: true, body: expected })
  // All of that changed nothing: the same input is good for its owner.
  const own = await target.send(key, input, owner)
  expect(own.success, own.message).toBe(true)
})
