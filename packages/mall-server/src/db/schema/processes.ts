import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../columns.ts'

/**
 * The bytes of an upload, where uploads are in the database. No foreign key: the row of the upload may be gone before them. Its migration keeps the bytes
 * uncompressed, since pictures and office files are compressed.
 */
export const fileContent = pgTable('file_content', { id: uuid('id').primaryKey(), bytes: bytes('bytes').notNull() })
