import { and, eq, gte, inArray, lt, not } from 'drizzle-orm'
import { uploadedFile } from '../../platform/db/schema/organisation.ts'
import type { Deps } from '../../platform/deps.ts'
import { addDays } from '../../platform/time.ts'
import { isPartOfRecord } from './parts.ts'

/** How long an unused upload is kept: a form may be open for days, and an order be prepared again. */
export const keptUnusedDays = 30

/** Older uploads were checked before and are not checked again: hardly any of them is unused. */
const lookedBackDays = 7

/** Uploads deleted in one run; the others follow in the next. */
const batch = 100

/** Deletes unused uploads after a month: their bytes, then their rows, so that the next run finds what a crash left behind. */
export const purgeUploads = async ({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> => {
  const until = addDays(clock(), -keptUnusedDays)
  const isPartOf = isPartOfRecord(db)
  if (isPartOf === undefined) throw new Error('An upload can be part of something.')
  const isUnused = and(
    eq(uploadedFile.isPublic, false), lt(uploadedFile.createdAt, until), gte(uploadedFile.createdAt, addDays(until, -lookedBackDays)), not(isPartOf),
  )
  const unused = await db.select({ id: uploadedFile.id }).from(uploadedFile).where(isUnused).limit(batch)
  for (const { id } of unused) await files.remove(id)
  await db.delete(uploadedFile).where(inArray(uploadedFile.id, unused.map(({ id }) => id)))
}
