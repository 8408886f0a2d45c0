import { eq } from 'drizzle-orm'
import type { PresetRole } from '../company/role/presets.ts'
import { presetRoles } from '../company/role/presets.ts'
import { appUser, membership } from '../platform/db/schema/organisation.ts'
import { membershipRole } from '../platform/db/schema/role.ts'
import { demo } from '../demo/organisation.ts'
import type { TestMall } from './test-mall.ts'

/** Somebody who is logged in and has one preset role alone. */
export interface PresetSession {
  readonly token: string
  readonly userId: number
  readonly enterpriseId: number
  readonly departmentId: number
}

/** The demo has accounts with one role each; its only 企业管理员 is a 采购员 too, and of another group. */
const accounts: Readonly<Record<PresetRole, string>> = {
  GroupAdministrator: 'admin', EnterpriseAdministrator: 'head', Buyer: 'buyer', Approver: 'approver', Finance: 'finance',
}

const addEnterpriseAdministrator = async ({ db }: TestMall): Promise<void> => {
  const [buyer] = await db.select({ passwordHash: appUser.passwordHash }).from(appUser).where(eq(appUser.id, demo.users.buyer))
  const place = { userId: 9_801, enterpriseId: demo.enterprises.huaqiTech }
  await db.insert(appUser).values({ id: place.userId, account: accounts.EnterpriseAdministrator, nickname: '企业管理员', passwordHash: buyer?.passwordHash ?? null })
  await db.insert(membership).values({ ...place, departmentId: demo.departments.administration })
  await db.insert(membershipRole).values({ ...place, roleId: presetRoles.EnterpriseAdministrator })
}

/** A session for each preset role, all of the same company. */
export const loginAsPresets = async (mall: TestMall): Promise<Readonly<Record<PresetRole, PresetSession>>> => {
  await addEnterpriseAdministrator(mall)
  const sessions = await Promise.all(
    Object.entries(accounts).map(async ([role, account]) => {
      const { Token, User, Enterprise } = await mall.login(account)
      const [place] = await mall.db.select().from(membership).where(eq(membership.userId, User.uid)).orderBy(membership.enterpriseId)
      if (place === undefined || place.enterpriseId !== Enterprise.EnterpriseId) throw new Error(`${account} is not logged in to the first company`)
      return [role, { token: Token, userId: User.uid, enterpriseId: place.enterpriseId, departmentId: place.departmentId }] as const
    }),
  )
  return Object.fromEntries(sessions) as Record<PresetRole, PresetSession>
}
