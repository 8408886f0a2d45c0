import pg from 'pg'
import { isConnectionLost } from '../../platform/db/failures.ts'
import { createFairTurns } from '../../platform/turns.ts'
import { ongoingCall, ongoingParty, spending } from './call-context.ts'

/** How long a statement waits at most, ms. */
export interface Patience {
  /** For a connection that somebody else uses. */
  readonly turnMs: number
  /** For the response to a statement of a call: a database that is frozen, or behind a broken line, gives none, and no error either. The connection is not used again. */
  readonly callMs: number
}

const noPatience = new AbortController().signal

/** As drizzle describes it; `query_timeout` is a setting of pg that its types have for whole pools alone. */
interface Statement extends pg.QueryConfig {
  readonly query_timeout?: number
}

type Query = (statement: Statement, values: unknown[]) => Promise<pg.QueryResult>

/** The same pool or connection, whose statements are sent in another way. */
export const sendingBy = <Sender extends pg.Pool | pg.PoolClient>(sender: Sender, query: Query): Sender => Object.create(sender, { query: { value: query } }) as Sender

/** A pool whose connections go to the companies in turn, and within a company to its users. */
export interface FairPool {
  readonly pool: pg.Pool
  /** Sends a statement when it is the caller's turn. */
  readonly query: Query
  /** Works with a connection when it is the caller's turn. */
  withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>
  /** A connection of the pool, on which the statements of calls have their time. */
  patient(client: pg.PoolClient): pg.PoolClient
  /** How many statements and transactions wait for a connection. */
  readonly waiting: () => number
}

/** @param patience null: waits as long as it takes */
export const createFairPool = (config: pg.PoolConfig & { readonly max: number }, patience: Patience | null): FairPool => {
  const pool = new pg.Pool(config)
  const { inTurn, waiting } = createFairTurns(config.max)

  const ofCaller = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    let giveUp = noPatience
    const wait = () => (giveUp = patience === null ? noPatience : AbortSignal.timeout(patience.turnMs))
    try {
      return await inTurn(ongoingParty(), () => spending(work), wait)
    } catch (error) {
      throw giveUp.aborted && error === giveUp.reason ? new Error('No connection was free in time') : error
    }
  }
  /** With `pipeline` a statement that was given up takes its connection with it. */
  const patiently = (statement: Statement): Statement => (patience === null || ongoingCall() === undefined ? statement : { ...statement, query_timeout: patience.callMs })

  return {
    pool,
    query: (statement, values) => ofCaller(() => pool.query(patiently(statement), values)),
    withClient: (work) =>
      ofCaller(async () => {
        const client = await pool.connect()
        let isLost = false
        try {
          return await work(client)
        } catch (error) {
          isLost = isConnectionLost(error)
          throw error
        } finally {
          client.release(isLost)
        }
      }),
    patient: (client) => sendingBy(client, (statement, values) => client.query(patiently(statement), values)),
    waiting,
  }
}
