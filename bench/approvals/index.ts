import type { CallInput, CallKey } from '../../packages/api/src/contract/index.ts'
import { fillApprovals } from '../../packages/mall-server/src/trade/approval/testing/fill-approvals.ts'
import { createTestMall } from '../../packages/mall-server/src/testing/test-mall.ts'
import { percentile } from '../percentile.ts'
import { printTable } from '../table.ts'

const count = 10_000
const requests = 200
/** The time budget of a call on PostgreSQL, ms. */
const limitMs = 50

interface Call<Key extends CallKey> {
  readonly name: string
  readonly key: Key
  readonly input: CallInput<Key>
}

const page = { PageIndex: 1, PageSize: 20 } as const
const list = (name: string, input: Omit<CallInput<'POST /api/Approval/List'>, 'PageIndex' | 'PageSize'>): Call<'POST /api/Approval/List'> => ({ name, key: 'POST /api/Approval/List', input: { ...page, ...input } })

const calls = [
  list('待我审批, the longest first', { View: 'waiting' }),
  list('待我审批, by amount', { View: 'waiting', SortField: 'PayableAmount' }),
  list('我已审批', { View: 'decided' }),
  list('我已审批, by a word', { View: 'decided', Keyword: 'B00000000000012' }),
  list('我发起的', { View: 'submitted' }),
] as const

const todos: Call<'POST /api/Workbench/Index'> = { name: '待办 counts', key: 'POST /api/Workbench/Index', input: { Widgets: ['Todos'] } }

const measure = async (database: string) => {
  const mall = await createTestMall()
  try {
    const approver = await mall.login('approver')
    const buyer = await mall.login('buyer')
    const buyer2 = await mall.login('buyer2')
    await fillApprovals(mall.db, { approverId: approver.User.uid, buyerIds: [buyer.User.uid, buyer2.User.uid, approver.User.uid], count }, mall.clock())
    const rows = []
    for (const { name, key, input } of [...calls, todos]) {
      const times: number[] = []
      for (let index = 0; index < requests; index++) {
        const begin = performance.now()
        const { success, message } = await mall.send(key, input, { token: approver.Token })
        times.push(performance.now() - begin)
        if (!success) throw new Error(`${name}: ${message}`)
      }
      const sorted = times.toSorted((one, other) => one - other)
      rows.push({ database, call: name, 'p50 ms': percentile(sorted, 0.5), 'p99 ms': percentile(sorted, 0.99), [`limit ms`]: database === 'PostgreSQL' ? limitMs : '' })
    }
    return rows
  } finally {
    await mall.close()
  }
}

/** Latencies of the lists of approvals and of the counts of 待办 with 10,000 approvals, one request after the other, without a network. */
export const run = async (): Promise<void> => {
  const server = process.env.TEST_DATABASE_URL
  const rows = server ? await measure('PostgreSQL') : []
  if (!server) console.log('TEST_DATABASE_URL is not set: PGlite only.\n')
  delete process.env.TEST_DATABASE_URL
  printTable([...rows, ...(await measure('PGlite'))])
  console.log(`\n${count} approvals, ${requests} requests each.`)
}
