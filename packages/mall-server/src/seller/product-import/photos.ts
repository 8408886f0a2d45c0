import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import type { ProductPhoto } from '../../platform/db/schema/catalogue.ts'
import { photo } from '../../platform/db/schema/photo.ts'
import { productImportPicture as picture, type FieldChange } from '../../platform/db/schema/product-import.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { picturesField } from './plan.ts'

/** The photos that were added to an import, by the code of their product, in their order. */
export const photosOf = async (tx: Tx, importId: number, codes: readonly string[]): Promise<ReadonlyMap<string, readonly ProductPhoto[]>> => {
  const byCode = new Map<string, ProductPhoto[]>()
  if (codes.length === 0) return byCode
  const rows = await tx
    .select()
    .from(picture)
    .where(and(eq(picture.importId, importId), inArray(picture.code, [...codes]), eq(picture.problem, '')))
    .orderBy(asc(picture.code), asc(picture.place))
  for (const { code, photo: one } of rows) if (one !== null) byCode.set(code, [...(byCode.get(code) ?? []), one])
  return byCode
}

/**
 * Marks the photos of these changes as shown: they stay for good.
 * @throws BusinessError `PICTURES_UNKNOWN` when one is gone, since it waited too long
 */
export const showPhotos = async (tx: Tx, changes: readonly Pick<FieldChange, 'field' | 'after'>[], now: Date): Promise<void> => {
  const hashes = [...new Set(changes.flatMap(({ field, after }) => (field === picturesField ? (after as readonly ProductPhoto[]).map(({ hash }) => hash) : [])))]
  if (hashes.length === 0) return
  const shown = await tx.update(photo).set({ shownAt: now }).where(inArray(photo.hash, hashes)).returning({ hash: photo.hash })
  if (shown.length < hashes.length) throw new BusinessError('PICTURES_UNKNOWN', '图片已失效，请重新上传')
}
