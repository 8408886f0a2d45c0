import { lt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sellerContract, type SellerKey } from '@mall/api/seller/contract'
import { createPasswords } from '../../company/account/password.ts'
import { demoPassword } from '../../demo/organisation.ts'
import { staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import type { StaffAccessCell, StaffAccessRow } from '../../testing/staff-access-cell.ts'
import { presetStaffGrants, staffAccessTable } from '../../testing/staff-access-table.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles, type PresetStaffRole } from './presets.ts'

const roles = Object.keys(presetStaffRoles) as readonly PresetStaffRole[]

let mall: TestMall
const tokens = new Map<PresetStaffRole, string>()
beforeAll(async () => {
  mall = await createTestMall()
  const passwordHash = await createPasswords(mall.deps.randomness, 'least').hash(demoPassword)
  for (const [at, role] of roles.entries()) {
    const account = `only-${role.toLowerCase()}`
    await mall.db.insert(staff).values({ id: 900 + at, account, name: role, passwordHash })
    await mall.db.insert(staffRoleHolder).values({ staffId: 900 + at, roleId: presetStaffRoles[role] })
    tokens.set(role, (await loginStaff(mall, account)).Token)
  }
}, 120_000)
afterAll(() => mall.close())

/** It takes no input that could stop it, and ends the session. */
const logout: SellerKey = 'POST /api/SellerAccount/Logout'
const keys = (Object.keys(sellerContract) as SellerKey[]).toSorted((one, other) => Number(one === logout) - Number(other === logout))

/** With an input that none takes: those who are let in get no further than the check of the input. */
const outcomeOf = async (key: SellerKey, token?: string): Promise<StaffAccessCell> => {
  const { status } = await mall.send(key, { PageIndex: 'x', BeginTime: 'x', Point: 1, Account: 1, Password: 1, Code: 1, Ticket: 1, RefreshToken: 1, CaptchaVerifyParam: 1, ProductCodes: 1 }, { token })
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  expect(status).toBe(200)
  return 'allowed'
}

const isRejected = (cell: StaffAccessCell): boolean => cell === 'unauthorized' || cell === 'forbidden'

test.each(keys)('%s is for those of the staff whom the table names', async (key) => {
  const seen: Partial<Record<keyof StaffAccessRow, StaffAccessCell>> = { visitor: await outcomeOf(key) }
  for (const role of roles) seen[role] = await outcomeOf(key, tokens.get(role))
  expect(seen).toEqual(Object.fromEntries(Object.entries(staffAccessTable[key]).map(([one, cell]) => [one, isRejected(cell) ? cell : 'allowed'])))
})

test('the preset roles of the database hold what the table says, and the administrator all there is', async () => {
  const rows = await mall.db.select().from(staffRole).where(lt(staffRole.id, 100))
  expect(Object.fromEntries(rows.map(({ code, scope, permissions, demandsFactor }) => [code, { scope, demandsFactor, permissions }]))).toEqual(presetStaffGrants)
  expect(rows.filter(({ demandsFactor }) => demandsFactor).map(({ code }) => code).toSorted()).toEqual(['Administrator', 'Finance'])
  expect(rows.filter(({ scope }) => scope === 'portfolio').map(({ code }) => code)).toEqual(['AccountManager'])
})
