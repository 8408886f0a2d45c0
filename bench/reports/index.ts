import type { CallInput, CallKey } from '../../packages/api/src/contract/index.ts'
import { fillLines } from '../../packages/mall-server/src/insight/report/testing/fill-lines.ts'
import { demo } from '../../packages/mall-server/src/demo/organisation.ts'
import { createTestMall } from '../../packages/mall-server/src/testing/test-mall.ts'
import { percentile } from '../percentile.ts'
import { printTable } from '../table.ts'

const lines = Number(process.env.REPORT_LINES ?? 1_000_000)
const requests = 100
/** The time budget of a report on PostgreSQL, ms. */
const limitMs = 300

type ReportKey = Extract<CallKey, `POST /api/Report/${'Order' | 'OrderDetail' | 'Product' | 'Department' | 'Purchaser'}`>

const page = { PageIndex: 1, PageSize: 20 } as const
const reports: readonly ReportKey[] = ['POST /api/Report/Order', 'POST /api/Report/OrderDetail', 'POST /api/Report/Product', 'POST /api/Report/Department', 'POST /api/Report/Purchaser']
const filters: Readonly<Record<string, Partial<CallInput<ReportKey>>>> = {
  'twelve months': {},
  'a department': { DepartmentId: demo.departments.administration },
}

/** Latencies of the five reports for finance, who sees the whole company, one request after the other, without a network. */
export const run = async (): Promise<void> => {
  if (!process.env.TEST_DATABASE_URL) return console.log('TEST_DATABASE_URL is not set: these are figures of PostgreSQL.')
  const mall = await createTestMall()
  try {
    const { Token } = await mall.login('finance')
    await fillLines(mall.db, { lines, enterpriseId: demo.enterprises.huaqiTech, days: 730 }, mall.clock())
    const rows = []
    for (const key of reports) {
      for (const [name, body] of Object.entries(filters)) {
        const times: number[] = []
        for (let index = 0; index < requests; index++) {
          const begin = performance.now()
          const { success, message } = await mall.send(key, { ...page, ...body }, { token: Token })
          times.push(performance.now() - begin)
          if (!success) throw new Error(`${key}: ${message}`)
        }
        const sorted = times.toSorted((one, other) => one - other)
        rows.push({ report: key.slice('POST /api/Report/'.length), of: name, 'p50 ms': percentile(sorted, 0.5), 'p99 ms': percentile(sorted, 0.99), 'limit ms': limitMs })
      }
    }
    printTable(rows)
    console.log(`\n${lines} order lines over two years, ${requests} requests each.`)
  } finally {
    await mall.close()
  }
}
