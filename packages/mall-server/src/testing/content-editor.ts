import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { staff, staffRoleHolder } from '../platform/db/schema/staff.ts'
import { presetStaffRoles } from '../seller/account/presets.ts'

/** One of 内容, whom the demo does not have: with the password of its accounts, and without a second factor. */
export const contentEditor = { account: 'luxiao', name: '陆筱' } as const

/** Adds the editor to a database with the demo. */
export const addContentEditor = async (db: Db): Promise<void> => {
  const [colleague] = await db.select().from(staff).where(eq(staff.account, 'goods'))
  if (colleague === undefined) throw new Error('The demo has no staff')
  const [made] = await db.insert(staff).values({ ...contentEditor, passwordHash: colleague.passwordHash }).returning({ id: staff.id })
  if (made !== undefined) await db.insert(staffRoleHolder).values({ staffId: made.id, roleId: presetStaffRoles.Content })
}
