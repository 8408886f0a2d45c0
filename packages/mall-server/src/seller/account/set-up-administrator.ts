import { eq } from 'drizzle-orm'
import { chosen, initialPasswordOf, unchosen } from '../../company/account/initial-password.ts'
import type { Db } from '../../platform/db/client.ts'
import { staff, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'
import { presetStaffRoles } from './presets.ts'

interface Administrator {
  readonly account: string
  readonly name: string
  /** The hash of a password that the operator chose; null: an initial one is made. */
  readonly passwordHash: string | null
}

/** The initial password, with its end; null where the operator chose one. */
type Made = { readonly initialPassword: string; readonly validUntil: Date } | null

/**
 * Makes an administrator of the seller's side. For an account that never logged in it only gives another password: the first was lost or is over.
 * @throws Error when one of the staff has the account already
 */
export const setUpAdministrator = (db: Db, { account, name, passwordHash }: Administrator, { secret, requestId, now }: { readonly secret: string; readonly requestId: string; readonly now: Date }): Promise<Made> =>
  db.transaction(async (tx) => {
    const initialPassword = await initialPasswordOf(secret, requestId, account)
    const password = passwordHash === null ? await unchosen(secret, initialPassword, now) : chosen(passwordHash)
    const [known] = await tx.select().from(staff).where(eq(staff.account, account)).for('update')
    if (known !== undefined && known.passwordHash !== null) throw new Error(`The account ${account} is in use.`)
    if (known !== undefined) await tx.update(staff).set(password).where(eq(staff.id, known.id))
    const { id } = known ?? insertedRow(await tx.insert(staff).values({ account, name, ...password }).returning({ id: staff.id }))
    await tx.insert(staffRoleHolder).values({ staffId: id, roleId: presetStaffRoles.Administrator }).onConflictDoNothing()
    await writeAudit(tx, systemOrigin(now), { action: 'SellerAccount.Create', entity: 'staff', entityId: id, before: null, after: { Account: account } })
    return password.initialUntil === null ? null : { initialPassword, validUntil: password.initialUntil }
  })
