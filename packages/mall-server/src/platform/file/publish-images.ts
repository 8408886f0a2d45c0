import { and, lte } from 'drizzle-orm'
import { imageRules } from '@mall/api/contract'
import type { Tx } from '../db/client.ts'
import { uploadedFile } from '../db/schema/organisation.ts'
import type { Caller } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { ownUploads, uploadIdsOf } from './own-uploads.ts'
import { bytesPerMB } from './rules.ts'

/**
 * Makes pictures that the caller uploaded visible to everybody, as part of something public.
 * @throws BusinessError `IMAGE_INVALID`: one is no picture, too large, or an upload of somebody else.
 */
export const publishImages = async (tx: Tx, caller: Caller, urls: readonly string[]): Promise<void> => {
  if (urls.length === 0) return
  const ids = uploadIdsOf(urls) ?? []
  const published = await tx
    .update(uploadedFile)
    .set({ isPublic: true })
    .where(and(ownUploads(caller, ids, 'image/%'), lte(uploadedFile.size, imageRules.maxSizeMB * bytesPerMB)))
    .returning({ id: uploadedFile.id })
  if (published.length === 0 || published.length < ids.length) throw new BusinessError('IMAGE_INVALID', `图片无效，请重新上传不超过${imageRules.maxSizeMB}MB的图片`)
}
