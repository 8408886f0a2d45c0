import type { CallKey } from './calls.ts'

/** What is open to a user whose company demands a second factor, before they have one: setting it up, leaving, and another company of theirs, which may demand none. */
export const openBeforeFactor: ReadonlySet<CallKey> = new Set([
  'POST /api/Account/SecondFactorState',
  'POST /api/Account/SecondFactorStart',
  'POST /api/Account/SecondFactorConfirm',
  'POST /api/Account/SwitchEnterprise',
  'POST /api/Account/Logout',
])
