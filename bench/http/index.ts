import autocannon from 'autocannon'
import { logIn, startMall } from '../mall.ts'
import { printTable } from '../table.ts'

const requests = 600
const connections = 8

const calls = [
  { name: 'product list', path: '/api/Product/List', body: { PageIndex: 1, PageSize: 20 } },
  { name: 'product list, a category', path: '/api/Product/List', body: { Cid: 10, PageIndex: 1, PageSize: 50, SortBy: 'priceAsc' } },
  { name: 'search, Chinese', path: '/api/Product/List', body: { Keyword: '打印纸', PageIndex: 1, PageSize: 20 } },
  { name: 'search, initials', path: '/api/Product/List', body: { Keyword: 'dyz', PageIndex: 1, PageSize: 20 } },
  { name: 'suggestions', path: '/api/Product/Search', body: { Key: 'dayin' } },
  { name: 'cart', path: '/api/ShoppingCart/List', body: {} },
]

/** Requests per second and latencies of a logged-in buyer's calls, on PGlite and, if configured, PostgreSQL. */
export const run = async (): Promise<void> => {
  const databases = [{ name: 'PGlite', url: '' }]
  const postgres = process.env.TEST_DATABASE_URL
  if (postgres) databases.push({ name: 'PostgreSQL', url: postgres })
  else console.log('TEST_DATABASE_URL is not set: PGlite only.\n')

  const rows = []
  for (const database of databases) {
    await using mall = await startMall({ databaseUrl: database.url })
    const { Token: token } = await logIn(mall.origin, 'buyer')
    for (const { name, path, body } of calls) {
      const result = await autocannon({
        url: mall.origin + path,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        connections,
        amount: requests,
      })
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`)
      rows.push({
        database: database.name,
        call: name,
        'requests/s': Math.round(result.requests.average),
        'p50 ms': result.latency.p50,
        'p99 ms': result.latency.p99,
      })
    }
  }
  printTable(rows)
  console.log(`\n${requests} requests each over ${connections} connections.`)
}
