import pg from 'pg'

/** What a statement read. */
export interface Read {
  /** Its text, without values. */
  readonly statement: string
  /** Of the cache and of the disk, 8 KB each; one that is looked at again counts again. */
  readonly blocks: number
  /** That scans of tables and indexes looked at. */
  readonly rows: number
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Relation Name'?: string
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly Plan[]
}

const rowsOf = (plan: Plan): number => {
  const { 'Actual Rows': found, 'Actual Loops': loops, 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = plan
  const own = plan['Relation Name'] !== undefined && plan['Node Type'].endsWith('Scan') ? (found + filtered + rechecked) * loops : 0
  return (plan.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), own)
}

const readOf = (message: string): Read => {
  const { 'Query Text': statement, Plan: plan } = JSON.parse(message.slice(message.indexOf('{'))) as { readonly 'Query Text': string; readonly Plan: Plan }
  return { statement, blocks: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0), rows: rowsOf(plan) }
}

/** PostgreSQL reports the plan of each statement when it has run, as it ran: also of one that was planned before for any values. */
const explained = [
  `load 'auto_explain'`, `set auto_explain.log_analyze = on`, `set auto_explain.log_timing = off`, `set auto_explain.log_buffers = on`,
  `set auto_explain.log_format = json`, `set auto_explain.log_level = notice`, `set auto_explain.log_min_duration = 0`,
].join('; ')

/** While tables are small PostgreSQL rather reads them from end to end and joins all of what it read, so that plans of different sizes could not be compared. */
const byIndexes = (isOnly: boolean): string =>
  [...['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_memoize'].map((setting) => `set ${setting} = ${isOnly ? 'off' : 'on'}`), 'discard plans'].join('; ')

/** Records what the statements of a database read: of PostgreSQL with the module auto_explain, as a superuser. */
export const createReadRecorder = () => {
  const clients = new Set<pg.Client | pg.PoolClient>()
  let reads: Read[] | null = null
  let isByIndexes = false
  // A connection that the pool closes meanwhile has nothing to report.
  const tell = (statement: string) => Promise.allSettled([...clients].map((client) => client.query(statement)))
  return {
    /** For `openPostgres`. */
    watch: (sender: pg.Pool | pg.PoolClient): void => {
      if (sender instanceof pg.Pool) {
        sender.on('remove', (client) => clients.delete(client))
        return
      }
      clients.add(sender)
      sender.on('notice', ({ message }) => {
        if (reads !== null && message?.includes('plan:')) reads.push(readOf(message))
      })
      void sender.query(`${explained}; ${byIndexes(isByIndexes)}`)
    },
    /** Whether rows may be found by indexes alone, one after the other. */
    findByIndexes: async (isOnly: boolean): Promise<void> => {
      isByIndexes = isOnly
      await tell(byIndexes(isOnly))
    },
    /** All that was read during some work. */
    during: async (work: () => Promise<unknown>): Promise<readonly Read[]> => {
      reads = []
      await work()
      // Reports arrive before the response to what is sent after them.
      await tell('show jit')
      const found = reads
      reads = null
      return found
    },
  }
}

/** Each statement once, with all that it read. */
export const byStatement = (reads: readonly Read[]): ReadonlyMap<string, Read> => {
  const sums = new Map<string, Read>()
  for (const read of reads) {
    const { blocks, rows } = sums.get(read.statement) ?? { blocks: 0, rows: 0 }
    sums.set(read.statement, { statement: read.statement, blocks: blocks + read.blocks, rows: rows + read.rows })
  }
  return sums
}
