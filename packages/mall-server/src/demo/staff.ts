import { createPasswords } from '../company/account/password.ts'
import { portfolio, staff, staffRoleHolder } from '../platform/db/schema/staff.ts'
import { systemRandomness } from '../platform/randomness.ts'
import { presetStaffRoles, type PresetStaffRole } from '../seller/account/presets.ts'
import type { SeedContext } from './context.ts'
import { demo, demoPassword } from './organisation.ts'

/** Fixed ids, so that tests can name people. */
export const demoStaff = { seller: 1, sales: 2, warehouse: 3, accountant: 4, goods: 5 } as const

const people: readonly { readonly account: keyof typeof demoStaff; readonly name: string; readonly role: PresetStaffRole }[] = [
  { account: 'seller', name: '商家管理员', role: 'Administrator' },
  { account: 'sales', name: '华启客户经理', role: 'AccountManager' },
  { account: 'warehouse', name: '仓库主管', role: 'Warehouse' },
  { account: 'accountant', name: '商家会计', role: 'Finance' },
  { account: 'goods', name: '商品专员', role: 'Goods' },
]

/** The seller's staff, with the password of all demo accounts. The customer manager looks after the companies of one group. */
export const seedStaff = async ({ db, loginWork }: SeedContext): Promise<void> => {
  const passwordHash = await createPasswords(systemRandomness, loginWork).hash(demoPassword)
  await db.insert(staff).values(people.map(({ account, name }) => ({ id: demoStaff[account], account, name, passwordHash })))
  await db.insert(staffRoleHolder).values(people.map(({ account, role }) => ({ staffId: demoStaff[account], roleId: presetStaffRoles[role] })))
  await db.insert(portfolio).values([demo.enterprises.huaqiTech, demo.enterprises.huaqiFactory].map((enterpriseId) => ({ staffId: demoStaff.sales, enterpriseId })))
}
