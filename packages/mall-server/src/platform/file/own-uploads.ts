import { and, eq, inArray, like, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { uploadedFile } from '../db/schema/organisation.ts'
import type { Caller } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'

const address = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Whose upload may become part of something: the caller's, made in this enterprise. */
type Uploader = Pick<Caller, 'userId' | 'enterpriseId'>

/** The ids of addresses of uploads (`File/Execute`), each once; null when one is no such address. */
export const uploadIdsOf = (urls: readonly string[]): string[] | null => {
  const ids = [...new Set(urls)].map((url) => address.exec(url)?.[1])
  return ids.every((id) => id !== undefined) ? ids : null
}

/** Uploads of the caller's own among these, as a condition. `type`: such as `image/%`. */
export const ownUploads = ({ userId, enterpriseId }: Uploader, ids: readonly string[], type: string): SQL | undefined =>
  and(inArray(uploadedFile.id, [...ids]), eq(uploadedFile.userId, userId), eq(uploadedFile.enterpriseId, enterpriseId), like(uploadedFile.contentType, type))

/**
 * The rule of every call that makes uploads part of a record: each is the caller's own, or part of the record already (`kept`). That of a
 * colleague is as unknown as one that does not exist: whoever may see the record would see it.
 */
export const areOwnUploads = async (
  db: Db, caller: Uploader, urls: readonly string[], { type = '%', kept = [] }: { readonly type?: string; readonly kept?: readonly string[] } = {},
): Promise<boolean> => {
  const ids = uploadIdsOf(urls.filter((url) => !kept.includes(url)))
  return ids !== null && (ids.length === 0 || (await db.$count(uploadedFile, ownUploads(caller, ids, type))) === ids.length)
}

/** Pictures that go with words are uploads of who writes them. @throws BusinessError `ATTACHMENT_INVALID` */
export const requireOwnPictures = async (db: Db, caller: Uploader, images: readonly { readonly Url: string }[]): Promise<void> => {
  if (!(await areOwnUploads(db, caller, images.map(({ Url }) => Url), { type: 'image/%' }))) throw new BusinessError('ATTACHMENT_INVALID', '图片无效，请重新上传')
}
