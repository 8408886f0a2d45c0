import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { agreedCatalogue } from '../platform/db/schema/catalogue.ts'
import { paymentTerm } from '../platform/db/schema/checkout.ts'
import { appUser, department, enterprise, enterpriseGroup, membership } from '../platform/db/schema/organisation.ts'
import { membershipRole } from '../platform/db/schema/role.ts'
import { presetRoles } from '../company/role/presets.ts'
import { demo } from '../demo/organisation.ts'
import { copyAgreements } from './agreed-prices.ts'

const one = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('Nothing was written')
  return row
}

/**
 * Makes companies as they are on their first day, each with a group of its own: an administrator in the only department, called `founder001` and
 * so on with the password of the demo accounts, and what was agreed with it, which is what the first company of the demo agreed on.
 */
export const setUpCompanies = async (db: Db, companies: number): Promise<void> => {
  const like = demo.enterprises.huaqiTech
  const [{ passwordHash } = { passwordHash: null }] = await db.select().from(appUser).where(eq(appUser.id, demo.users.admin))
  const terms = await db.select().from(paymentTerm).where(eq(paymentTerm.enterpriseId, like))
  for (let number = 1; number <= companies; number++) {
    const name = String(number).padStart(3, '0')
    const { groupId } = one(await db.insert(enterpriseGroup).values({ name: `新程集团${name}` }).returning({ groupId: enterpriseGroup.id }))
    const company = { groupId, name: `新程商贸${name}有限公司`, shortName: `新程商贸${name}`, taxNo: '91000000DEMA000013' }
    const { enterpriseId } = one(await db.insert(enterprise).values(company).returning({ enterpriseId: enterprise.id }))
    const { departmentId } = one(await db.insert(department).values({ enterpriseId, path: '', name: '总部' }).returning({ departmentId: department.id }))
    await db.update(department).set({ path: `/${departmentId}/` }).where(eq(department.id, departmentId))
    const founder = { account: `founder${name}`, nickname: '创办人', realName: '企业管理员', passwordHash, lastEnterpriseId: enterpriseId }
    const { userId } = one(await db.insert(appUser).values(founder).returning({ userId: appUser.id }))
    await db.insert(membership).values({ userId, enterpriseId, departmentId })
    await db.insert(membershipRole).values({ userId, enterpriseId, roleId: presetRoles.EnterpriseAdministrator })
    await db.insert(paymentTerm).values(terms.map((term) => ({ ...term, enterpriseId })))
    await db.insert(agreedCatalogue).values({ enterpriseId, allowsNonAgreed: false })
    await copyAgreements(db, like, enterpriseId)
  }
}
