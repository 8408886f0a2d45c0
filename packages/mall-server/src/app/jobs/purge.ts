import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import { addDays, toDay } from '../../platform/time.ts'
import { agreementNotice } from '../../platform/db/schema/agreement.ts'
import { chatSession } from '../../platform/db/schema/adviser.ts'
import { searchCount } from '../../platform/db/schema/catalogue.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { keptSearchDays } from '../../catalogue/search/counts.ts'
import { keptMissDays } from '../../catalogue/search/misses.ts'
import { purgePhotos } from '../../catalogue/pictures/purge-photos.ts'
import { purgeSearchChanges } from '../../catalogue/search/follow.ts'
import { purgeUploads } from '../file-access/purge-uploads.ts'
import { authSession, captchaChallenge, captchaCredential, loginAttempt, passwordReset, rateUnlock, usedSessionKey } from '../../platform/db/schema/organisation.ts'
import { passkeyChallenge } from '../../platform/db/schema/passkey.ts'
import { keptAuditDays, purgeAudit } from '../../platform/audit/audit-seal.ts'
import type { Deps } from '../../platform/deps.ts'
import { keptChatDays } from '../../insight/adviser/store.ts'
import { keptNoticeDays } from '../../company/notice/store.ts'
import { staffRequestResult, staffSession } from '../../platform/db/schema/staff.ts'
import { searchMiss } from '../../platform/db/schema/search.ts'
import { requestResult } from '../../platform/db/schema/writes.ts'
import { purgePreviews } from '../../seller/home/preview.ts'
import { purgeInvoiceFiles } from '../../seller/invoice/uploads.ts'
import { purgeImportRows } from '../../seller/product-import/purge.ts'
import { purgeRestockRequests } from '../../trade/restock/store.ts'
import { keptRequestDays } from '../../platform/idempotency/once.ts'

/** How often expired rows are deleted, ms. */
export const purgeEveryMs = 10 * 60_000

/** Deletes expired rows, so that the tables of challenges, tries, sessions and searched words do not grow without end, and uploads and photos that nothing shows. */
export const purgeExpired = async (deps: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> => {
  const { db, clock } = deps
  const now = clock()
  const yesterday = addDays(now, -1)
  await db.delete(captchaChallenge).where(lt(captchaChallenge.expiresAt, now))
  await db.delete(captchaCredential).where(lt(captchaCredential.expiresAt, now))
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now))
  await db.delete(usedSessionKey).where(lt(usedSessionKey.expiresAt, now))
  await db.delete(loginAttempt).where(or(isNull(loginAttempt.lastAt), lt(loginAttempt.lastAt, yesterday)))
  await db.delete(passwordReset).where(lt(passwordReset.sentAt, yesterday))
  await db.delete(rateUnlock).where(lt(rateUnlock.unlockedAt, yesterday))
  await db.delete(searchCount).where(lt(searchCount.day, toDay(addDays(now, -keptSearchDays))))
  await db.delete(searchMiss).where(lt(searchMiss.day, toDay(addDays(now, -keptMissDays))))
  await purgeSearchChanges(db)
  await db.delete(userNotice).where(lt(userNotice.createdAt, addDays(now, -keptNoticeDays)))
  // Those are of agreements that are over by then.
  await db.delete(agreementNotice).where(lt(agreementNotice.createdAt, addDays(now, -keptNoticeDays)))
  await db.delete(chatSession).where(lt(chatSession.updatedAt, addDays(now, -keptChatDays)))
  for (const results of [requestResult, staffRequestResult]) await db.delete(results).where(lt(results.createdAt, addDays(now, -keptRequestDays)))
  // Their refresh tokens go with them.
  await db.delete(authSession).where(and(lt(authSession.expiresAt, yesterday), ne(authSession.way, 'staff')))
  // That the seller looked is kept as long as what the log says of it.
  await db.delete(authSession).where(and(eq(authSession.way, 'staff'), lt(authSession.expiresAt, addDays(now, -keptAuditDays))))
  await db.delete(staffSession).where(lt(staffSession.expiresAt, yesterday))
  await purgeAudit(db, now)
  await purgeRestockRequests(db, now)
  await purgeImportRows(db, now)
  await purgePreviews(db, now)
  await purgeUploads(deps)
  await purgeInvoiceFiles(deps)
  await purgePhotos(deps)
}
