import { and, asc, eq } from 'drizzle-orm'
import { cutText } from '../../platform/cut-text.ts'
import { orderPackage } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { groupBy } from '../../platform/group-by.ts'
import { writeTracks } from '../order/lifecycle/packages.ts'
import type { ParcelNews } from './carrier.ts'

/** As long as what the staff write by hand. */
const maxText = 100

/**
 * Writes what carriers report as tracks of the packages, each report once, whoever sends it again. A parcel that no package is, is nobody's: nothing is written.
 * What is dated in the future happened now.
 */
export const recordNews = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, news: readonly ParcelNews[]): Promise<void> => {
  const now = clock()
  for (const own of groupBy(news, ({ carrier, trackingNo }) => JSON.stringify([carrier, trackingNo])).values()) {
    const [{ carrier, trackingNo }] = own
    const tracks = own.map(({ eventId, at, text, isDelivery }) => ({ eventId, at: at > now ? now : at, text: cutText(text, maxText), isDelivery }))
    await db.transaction(async (tx) => {
      const packages = await tx.select().from(orderPackage).where(and(eq(orderPackage.trackingNo, trackingNo), eq(orderPackage.carrier, carrier))).orderBy(asc(orderPackage.id))
      for (const one of packages) await writeTracks(tx, one, tracks)
    })
  }
}
