import { and, eq, inArray, like } from 'drizzle-orm'
import { uploadedFile } from '../db/schema/organisation.ts'
import type { Db } from '../db/client.ts'
import type { Caller } from '../http/define-routes.ts'

const address = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Whether all of these are uploads of the caller's enterprise (`File/Execute`), which alone can open them. `type`: such as `image/%`. */
export const areUploadsOfEnterprise = async (db: Db, { enterpriseId }: Pick<Caller, 'enterpriseId'>, urls: readonly string[], type = '%'): Promise<boolean> => {
  const ids = [...new Set(urls)].map((url) => address.exec(url)?.[1])
  const named = ids.filter((id) => id !== undefined)
  if (named.length < ids.length) return false
  if (ids.length === 0) return true
  return (await db.$count(uploadedFile, and(inArray(uploadedFile.id, named), eq(uploadedFile.enterpriseId, enterpriseId), like(uploadedFile.contentType, type)))) === ids.length
}
