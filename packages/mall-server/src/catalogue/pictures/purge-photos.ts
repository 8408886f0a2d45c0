import { and, inArray, isNull, lt } from 'drizzle-orm'
import { photoFormats, photoWidths } from '@mall/api/contract'
import { photo } from '../../platform/db/schema/photo.ts'
import type { Deps } from '../../platform/deps.ts'
import { addDays } from '../../platform/time.ts'
import { photoFileId } from './photo-files.ts'

/** How long a photo waits for the product that it was uploaded for. */
const keptUnshownDays = 1

/** Photos deleted in one run; the others follow in the next. */
const batch = 50

/** Deletes photos that no product ever showed. The row goes first: a product that shows it in the same moment finds none, and says so. */
export const purgePhotos = async ({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> => {
  const isUnshown = and(isNull(photo.shownAt), lt(photo.createdAt, addDays(clock(), -keptUnshownDays)))
  const unshown = await db.select({ hash: photo.hash }).from(photo).where(isUnshown).limit(batch)
  if (unshown.length === 0) return
  const gone = await db.delete(photo).where(and(inArray(photo.hash, unshown.map(({ hash }) => hash)), isUnshown)).returning()
  for (const one of gone) {
    for (const width of photoWidths(one.width)) for (const format of photoFormats) await files.remove(await photoFileId(one, `${width}.${format}`))
  }
}
