import type { Account } from './accounts.ts'
import { makeSessionKey } from '../../packages/mall-server/src/company/account/session-key.ts'

/** What the servers under test share with a partner site. */
export const partnerSecret = 'shared with a partner, for these tests only'

/** A session key as a partner site makes it: it logs `account` in once. */
export const sessionKeyFor = (account: Account, { admin = false } = {}): Promise<string> =>
  makeSessionKey(account, { secret: partnerSecret, now: new Date(), admin })
