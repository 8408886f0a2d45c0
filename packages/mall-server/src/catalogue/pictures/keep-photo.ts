import { and, eq, gte } from 'drizzle-orm'
import { photoAddress, photoRules } from '@mall/api/contract'
import { photo } from '../../platform/db/schema/photo.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { addDays } from '../../platform/time.ts'
import { photoPixels, type MadePhoto, type PhotoFault } from './make-photo.ts'
import { hashOfPhoto, photoFileId } from './photo-files.ts'

/** The most photos that one of the staff may upload within a day: the disk is shared. */
export const maxDailyPhotos = 2000

const refusals: Readonly<Record<PhotoFault, readonly [code: 'FILE_TYPE_NOT_ALLOWED' | 'IMAGE_INVALID', message: string]>> = {
  kind: ['FILE_TYPE_NOT_ALLOWED', photoRules.messages.type],
  frames: ['IMAGE_INVALID', '不支持动图，请上传静态图片'],
  pixels: ['IMAGE_INVALID', `图片不能超过 ${photoPixels.jpeg / 10_000} 万像素（AVIF ${photoPixels.avif / 10_000} 万），请缩小后再上传`],
  broken: ['IMAGE_INVALID', '图片已损坏，无法读取'],
}

const keepVersions = async ({ files }: Pick<Deps, 'files'>, hash: string, made: MadePhoto): Promise<void> => {
  for (const { width, format, bytes } of made.versions) await files.put(await photoFileId({ ...made, hash }, `${width}.${format}`), bytes)
}

/**
 * Makes the versions of a photo and keeps them; returns its address.
 * @throws BusinessError `FILE_TYPE_NOT_ALLOWED`, `IMAGE_INVALID`, `PICTURES_BUSY` or `UPLOAD_LIMIT_REACHED`
 */
export const keepPhoto = async (deps: Pick<Deps, 'db' | 'clock' | 'files' | 'makePhoto'>, staffId: number, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const { db, clock, makePhoto } = deps
  if (makePhoto === null) throw new BusinessError('PICTURES_BUSY', '此处不能上传图片')
  const now = clock()
  // Parallel uploads may exceed the limit by a little; it protects the disk only.
  const kept = await db.$count(photo, and(eq(photo.staffId, staffId), gte(photo.createdAt, addDays(now, -1))))
  if (kept >= maxDailyPhotos) throw new BusinessError('UPLOAD_LIMIT_REACHED', '24小时内上传的图片已达上限，请稍后再试')
  const made = await makePhoto(bytes)
  if (typeof made === 'string') throw new BusinessError(...refusals[made])
  const { width, height, standIn, look, lookVersion } = made
  const hash = await hashOfPhoto(made)
  // The row comes first: bytes without one could be deleted by nobody. One that is there already waits for a product as long as a new one.
  await db
    .insert(photo)
    .values({ hash, width, height, standIn, look, lookVersion, staffId, createdAt: now })
    .onConflictDoUpdate({ target: photo.hash, set: { createdAt: now, look, lookVersion } })
  await keepVersions(deps, hash, made)
  return photoAddress({ hash, width, height, standIn })
}
