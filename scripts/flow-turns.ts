import { dealt, whoseTurn } from './whose-turn.ts'

/** Files of flows on the demo, by their names in `e2e`. */
interface Flows {
  /** Of what moves goods, money or budgets. */
  readonly moving: readonly string[]
  readonly still: readonly string[]
}

interface Run {
  /** Nothing was chosen: then a commit has its part. */
  readonly isComplete: boolean
  readonly hasPostgres: boolean
}

/** Where a run has which files. */
export interface FlowTurns {
  readonly onPostgres: readonly string[]
  /** What the embedded database does not have: it waits for its turn, or is on PostgreSQL this time. */
  readonly notEmbedded: readonly string[]
  /** Which database a mall is opened on from nothing. */
  readonly firstSteps: readonly ('embedded' | 'postgres')[]
}

/**
 * A complete run has, by the commit, a third of what moves anything on PostgreSQL and the rest of it on the embedded database, half of all else, and the first
 * steps of a mall on one of the two. With `EVERY_TURN`, and where flows were chosen, it has what moves anything on both.
 */
export const flowTurns = ({ moving, still }: Flows, { isComplete, hasPostgres }: Run, turnOf: typeof whoseTurn = whoseTurn): FlowTurns => {
  const inTurn = <One>(groups: readonly (readonly One[])[]): readonly One[] => (isComplete ? turnOf(groups) : groups).flat()
  const onPostgres = hasPostgres ? inTurn(dealt(moving, 3)) : []
  const tried = new Set(inTurn(dealt(still, 2)))
  return {
    onPostgres,
    // All of it on one of them means all of it on both.
    notEmbedded: [...still.filter((spec) => !tried.has(spec)), ...(onPostgres.length < moving.length ? onPostgres : [])],
    firstSteps: hasPostgres ? inTurn<FlowTurns['firstSteps'][number]>([['embedded'], ['postgres']]) : ['embedded'],
  }
}
