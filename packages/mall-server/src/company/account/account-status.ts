import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { accountActions, accountLifecycle, accountStatus, actionsFor, type AccountAction, type AccountStatus } from '@mall/api/contract'

/** The columns of an account, of a buyer or of the staff, from which its status follows. */
interface AccountColumns {
  readonly status: PgColumn
  readonly passwordHash: PgColumn
  readonly lockedUntil: PgColumn
}

/** The status at a moment of the server's own clock. Without parameters, so that a query can group by it. */
export const accountStatusAt = ({ status, passwordHash, lockedUntil }: AccountColumns, now: Date): SQL<AccountStatus> => {
  const value = (one: AccountStatus) => sql.raw(String(one))
  return sql<AccountStatus>`(case when ${status} = 'disabled' then ${value(accountStatus.disabled)} when ${passwordHash} is null then ${value(accountStatus.inactive)}
    when ${lockedUntil} > ${sql.raw(`timestamptz '${now.toISOString()}'`)} then ${value(accountStatus.locked)} else ${value(accountStatus.normal)} end)`
}

/** What whoever manages an account may do with it in this state. */
export const accountActionsAt = ({ status, isLoggedIn, hasFactor }: { readonly status: AccountStatus; readonly isLoggedIn: boolean; readonly hasFactor: boolean }): AccountAction[] => {
  const moves: readonly string[] = actionsFor(accountLifecycle, status, ['manager'])
  const others: Readonly<Partial<Record<AccountAction, boolean>>> = { Edit: true, EndSessions: isLoggedIn, ResetFactor: hasFactor, ResetPwd: status === accountStatus.inactive }
  return accountActions.filter((action) => others[action] === true || moves.includes(action))
}

/** What 启用, 停用 and 解锁 write. */
export const accountMoves = {
  Disable: { status: 'disabled' },
  Enable: { status: 'active', lockedUntil: null },
  Unlock: { lockedUntil: null },
} as const
