import { eq } from 'drizzle-orm'
import { permitting, type Permit } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { UnauthorizedError } from '../../platform/http/errors.ts'

type User = typeof appUser.$inferSelect

const requireAllowed = permitting(({ userId }: Caller, { id }: User) => (id === userId ? (['Edit'] as const) : []), () => new UnauthorizedError())

/** The caller's own account, locked, with the permit to change it. */
export const lockOwnAccount = async (tx: Tx, caller: Caller): Promise<{ readonly row: User; readonly permit: Permit }> => {
  const [row] = await tx.select().from(appUser).where(eq(appUser.id, caller.userId)).for('no key update')
  if (row === undefined) throw new UnauthorizedError()
  return { row, permit: requireAllowed(caller, row, 'Edit') }
}
