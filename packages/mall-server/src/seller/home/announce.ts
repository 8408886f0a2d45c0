import { and, isNull, lte } from 'drizzle-orm'
import { homeTopic } from '../../catalogue/home-content/live-content.ts'
import { systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'
import { homeVersion } from '../../platform/db/schema/home.ts'
import type { Deps } from '../../platform/deps.ts'
import { publish } from '../../platform/pub-sub/pub-sub.ts'
import { toInstant } from '../../platform/time.ts'

/** How often planned versions are looked for, ms: with the time that a page takes to be rendered, well within ten seconds. */
export const announceHomeEveryMs = 4_000

/**
 * Notifies every process that the time of a planned version has come. A version is shown from its time on by itself; this drops the pages that processes keep of the version before, and
 * writes the audit entry. Several processes may run it, each version is announced once. Returns how many were.
 */
export const announceHome = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const now = clock()
  return db.transaction(async (tx) => {
    const due = await tx
      .update(homeVersion)
      .set({ announcedAt: now })
      .where(and(isNull(homeVersion.announcedAt), isNull(homeVersion.cancelledAt), lte(homeVersion.liveAt, now)))
      .returning({ id: homeVersion.id, liveAt: homeVersion.liveAt })
    for (const { id, liveAt } of due) await writeAudit(tx, systemOrigin(now), { action: 'SellerHome.GoLive', entity: 'home', entityId: 1, before: null, after: { VersionNo: id, LiveAt: toInstant(liveAt) } })
    if (due.length > 0) await publish(tx, [{ topic: homeTopic, detail: '' }])
    return due.length
  })
}
