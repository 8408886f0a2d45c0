import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import type { Db } from '../../platform/db/client.ts'
import { createDatabaseFiles } from '../../platform/file/database-files.ts'
import { createFileChain } from '../../platform/file/file-chain.ts'
import type { FileStore } from '../../platform/file/file-store.ts'
import { s3PlaceOf } from '../../platform/file/s3-place.ts'
import type { Log } from '../../platform/log.ts'
import { createDiskFiles } from './disk-files.ts'
import { createS3Files } from './s3-files.ts'

/**
 * The uploads of a configuration: in the store of `FILES_URL`; without one in PostgreSQL, and beside the embedded database, which has one process, in a
 * folder. What an earlier configuration kept in one of the others is found there.
 */
export const openFiles = ({ FILES_URL, DATABASE_URL }: Pick<Environment, 'FILES_URL' | 'DATABASE_URL'>, dataDir: string, db: Db, log: Log): FileStore => {
  const folder = join(dataDir, 'uploads')
  const s3 = FILES_URL === undefined ? null : s3PlaceOf(FILES_URL)
  const own = DATABASE_URL === undefined ? createDiskFiles(folder) : createDatabaseFiles(db)
  const before = DATABASE_URL !== undefined && existsSync(folder) ? [createDiskFiles(folder)] : []
  return s3 ? createFileChain(createS3Files(s3, log), [own, ...before]) : createFileChain(own, before)
}
