import { isDeepStrictEqual } from 'node:util'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { findTradeViolations } from '../../packages/mall-server/src/trade/trade-checks.ts'
import { placedSince } from '../../packages/mall-server/src/testing/placed-orders.ts'
import type { Written } from './person.ts'

/** What remains of everything that was acknowledged. */
export interface Audit {
  readonly acknowledged: number
  readonly found: number
  /** Orders without an acknowledged submission. */
  readonly doubled: readonly string[]
  /** Writes that return something else when they are sent again. */
  readonly different: readonly string[]
  /** Inconsistencies of orders, stock, budgets, ledgers, services and invoices. */
  readonly violations: readonly string[]
}

const submitKey = 'POST /api/Order/Submit'

const orderNoOf = (body: unknown): string => (body as { readonly OrderNo: string }).OrderNo

/** Sends every write once more: it has to return what it returned before. */
const sendAgain = async (written: readonly Written[]): Promise<string[]> => {
  const different: string[] = []
  for (const { call, key, input, body } of written) {
    const again = await call(key, input as never)
    if (!isDeepStrictEqual(again.body, body)) different.push(`${key} ${input.RequestId}: ${again.status} ${again.message}`)
  }
  return different
}

/** Compares what was acknowledged to callers with the state of the database. */
export const audit = async (databaseUrl: string, since: Date, written: readonly Written[]): Promise<Audit> => {
  const different = await sendAgain(written)
  const { db, close } = await openPostgres(databaseUrl, { pool: 2, isBounded: false })
  try {
    const acknowledgedNos = written.filter(({ key }) => key === submitKey).map(({ body }) => orderNoOf(body))
    const { byRequest, orderNos } = await placedSince(db, since)
    const [meant, there] = [new Set(byRequest.values()), new Set(orderNos)]
    return {
      acknowledged: acknowledgedNos.length,
      found: acknowledgedNos.filter((no) => there.has(no)).length,
      doubled: [...orderNos.filter((no) => !meant.has(no)), ...acknowledgedNos.filter((no, at) => acknowledgedNos.indexOf(no) !== at)],
      different,
      violations: (await findTradeViolations(db)).map(({ check, record }) => `${check}: ${record}`),
    }
  } finally {
    await close()
  }
}
