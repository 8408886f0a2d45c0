import { sql } from 'drizzle-orm'
import { queryRows } from '../platform/db/client.ts'
import { auditLog } from '../platform/db/schema/writes.ts'
import type { TestMall } from './test-mall.ts'

/** Until so many wait. A call that ends before it does so would be waited for without end, with the log locked for every test after it. */
const waiting = async ({ db }: Pick<TestMall, 'db'>, count: number, call: Promise<unknown>): Promise<void> => {
  const progress = { hasEnded: false }
  const end = () => {
    progress.hasEnded = true
  }
  call.then(end, end)
  for (;;) {
    const [row] = await queryRows<{ count: number }>(db, sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    if ((row?.count ?? 0) >= count) return
    if (progress.hasEnded) throw new Error(`Call ${count} ended and waited for nothing`)
    await new Promise((resolve) => void setTimeout(resolve, 20))
  }
}

/** Starts each call when the one before it waits: the first has written everything but its entry in the log. On PostgreSQL alone: PGlite runs one transaction at a time. */
export const amid = async <Result>(mall: Pick<TestMall, 'db'>, ...calls: readonly (() => Promise<Result>)[]): Promise<Result[]> => {
  const started: Promise<Result>[] = []
  await mall.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${auditLog} in exclusive mode`)
    for (const call of calls) {
      const one = call()
      started.push(one)
      await waiting(mall, started.length, one)
    }
  })
  return Promise.all(started)
}
