import type { LoginWork } from '../company/account/password.ts'
import type { Db } from '../platform/db/client.ts'
import type { Random } from '../platform/seeded-random.ts'

/** What each part of the demo data is generated with. */
export interface SeedContext {
  /** The one transaction that all parts share. */
  readonly db: Db
  readonly random: Random
  readonly now: Date
  /** `small`: as few rows as tests need; the named accounts and cases are in both. */
  readonly size: 'full' | 'small'
  /** How much the hash of the accounts' password costs. */
  readonly loginWork: LoginWork
  progress(message: string): void
}

/** Rows of one INSERT: PostgreSQL takes at most 65,535 parameters. */
export const inChunks = async <Row>(rows: readonly Row[], size: number, insert: (chunk: Row[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size))
}
