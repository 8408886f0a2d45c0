import { and, eq, inArray, like, lte } from 'drizzle-orm'
import { imageRules } from '@mall/api/contract'
import type { Tx } from '../db/client.ts'
import { uploadedFile } from '../db/schema/organisation.ts'
import type { Caller } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { bytesPerMB } from './rules.ts'

const address = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Makes pictures that the caller uploaded visible to everybody, as part of something public.
 * @throws BusinessError `IMAGE_INVALID`: one is no picture, too large, or an upload of somebody else.
 */
export const publishImages = async (tx: Tx, caller: Caller, urls: readonly string[]): Promise<void> => {
  if (urls.length === 0) return
  const ids = [...new Set(urls)].map((url) => address.exec(url)?.[1] ?? '')
  const published = ids.includes('')
    ? []
    : await tx
        .update(uploadedFile)
        .set({ isPublic: true })
        .where(
          and(
            inArray(uploadedFile.id, ids),
            eq(uploadedFile.userId, caller.userId),
            eq(uploadedFile.enterpriseId, caller.enterpriseId),
            like(uploadedFile.contentType, 'image/%'),
            lte(uploadedFile.size, imageRules.maxSizeMB * bytesPerMB),
          ),
        )
        .returning({ id: uploadedFile.id })
  if (published.length < ids.length) throw new BusinessError('IMAGE_INVALID', `图片无效，请重新上传不超过${imageRules.maxSizeMB}MB的图片`)
}
