import { eq, sql } from 'drizzle-orm'
import { queryRows, type Db } from '../../../platform/db/client.ts'
import { appUser, department, membership } from '../../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../../platform/db/schema/role.ts'
import { presetRoles } from '../../../company/role/presets.ts'

const chunk = 500
/** How many departments each level has, from those below the company's own down: 500 of them on five levels. */
const levels = [4, 16, 60, 140, 280] as const

export interface Staff {
  readonly enterpriseId: number
  readonly people: number
}

const fillDepartments = async (db: Db, enterpriseId: number): Promise<readonly number[]> => {
  const ids: number[] = []
  let above: readonly { readonly id: number; readonly path: string }[] = []
  for (const [level, count] of levels.entries()) {
    const parents = Array.from({ length: count }, (_, at) => above[at % above.length] ?? null)
    const made = await db
      .insert(department)
      .values(parents.map((parent, at) => ({ enterpriseId, parentId: parent?.id ?? null, path: parent?.path ?? '/', name: `${'一二三四五'[level] ?? ''}级部门${at + 1}`, position: 1000 + at })))
      .returning({ id: department.id })
    const paths = made.map(({ id }, at) => ({ id, path: `${parents[at]?.path ?? '/'}${id}/` }))
    for (const { id, path } of paths) await db.update(department).set({ path }).where(eq(department.id, id))
    ids.push(...made.map(({ id }) => id))
    above = paths
  }
  return ids
}

/** Gives a company 500 departments on five levels and so many buyers, spread over them, who have no password. For a bench. */
export const fillPeople = async (db: Db, { enterpriseId, people }: Staff): Promise<void> => {
  const departments = await fillDepartments(db, enterpriseId)
  for (let first = 0; first < people; first += chunk) {
    const indexes = Array.from({ length: Math.min(chunk, people - first) }, (_, at) => first + at)
    const made = await db
      .insert(appUser)
      .values(indexes.map((index) => ({ account: `crowd${index}`, nickname: `同事${index}`, realName: `同事${index}`, lastEnterpriseId: enterpriseId })))
      .returning({ id: appUser.id })
    await db.insert(membership).values(made.map(({ id }, at) => ({ userId: id, enterpriseId, departmentId: departments[(first + at) % departments.length] ?? 0 })))
    await db.insert(membershipRole).values(made.map(({ id }) => ({ userId: id, enterpriseId, roleId: presetRoles.Buyer })))
  }
  await queryRows(db, sql`analyze`)
}
