import { describe, expect, test } from 'vitest'
import { flowTurns } from './flow-turns.ts'

const flows = { moving: ['order', 'pay', 'stock'], still: ['home', 'search', 'session'] }

/** A commit's turn, where the second group of each has it. */
const second = <One>(groups: readonly One[]): readonly One[] => groups.slice(1, 2)

describe('a complete run', () => {
  test('has each moving flow once, and half of the others', () => {
    expect(flowTurns(flows, { isComplete: true, hasPostgres: true }, second)).toEqual({ onPostgres: ['pay'], notEmbedded: ['home', 'session', 'pay'], firstSteps: ['postgres'] })
  })

  test('without a PostgreSQL has all that moves, and the first steps, on the embedded database', () => {
    expect(flowTurns(flows, { isComplete: true, hasPostgres: false }, second)).toEqual({ onPostgres: [], notEmbedded: ['home', 'session'], firstSteps: ['embedded'] })
  })

  test('with every turn has all of it on both', () => {
    const everyTurn = <One>(groups: readonly One[]): readonly One[] => groups
    expect(flowTurns(flows, { isComplete: true, hasPostgres: true }, everyTurn)).toEqual({ onPostgres: flows.moving, notEmbedded: [], firstSteps: ['embedded', 'postgres'] })
  })
})

test('where flows were chosen, all of them can be', () => {
  expect(flowTurns(flows, { isComplete: false, hasPostgres: true }, second)).toEqual({ onPostgres: flows.moving, notEmbedded: [], firstSteps: ['embedded', 'postgres'] })
})
