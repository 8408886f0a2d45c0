import fc from 'fast-check'
import type { LoopBench } from './loop-bench.ts'
import { moneyMoves } from './money-moves.ts'
import { orderMoves } from './order-moves.ts'
import type { Ask, Dice, Move } from './world.ts'

/** All moves of the loop between buyers and seller. */
export const loopMoves = (bench: LoopBench, ask: Ask) => ({ ...orderMoves(bench, ask), ...moneyMoves(bench, ask) }) satisfies Record<string, Move>

type MoveName = keyof ReturnType<typeof loopMoves>

interface Step extends Dice {
  readonly move: MoveName
}

/** How often a move comes in each part of a story; what leads on comes more often than what ends something. */
const parts = {
  ordered: { submit: 3, agree: 3, reject: 1, withdraw: 1, cancel: 1, pay: 3, accept: 4, lowerFreight: 2, cut: 1, replace: 2, later: 1, answer: 2, shipPart: 2, refund: 1 },
  sent: { submit: 1, agree: 1, pay: 1, accept: 2, cut: 1, replace: 2, answer: 2, shipPart: 3, shipAll: 3, receive: 6, receiveAll: 1, takeBack: 2, refund: 1, state: 1 },
  returned: { shipAll: 1, receive: 2, receiveAll: 4, giveBack: 4, approveReturn: 3, rejectReturn: 1, pickUp: 3, receiveReturn: 3, finishReturn: 3, keep: 1, agreeToReturn: 1, takeBack: 1, refund: 1, state: 1, payIn: 1 },
  stated: {
    state: 3, dispute: 4, withdrawDispute: 1, postpone: 2, answerDispute: 3, confirm: 5, apply: 4, cancelInvoice: 1, approveInvoice: 4, rejectInvoice: 1, issue: 4, reverse: 2, issueRed: 2, rejectRed: 1,
    payIn: 2, claim: 2, match: 5, unmatch: 2, void: 1, giveBack: 2, approveReturn: 1, pickUp: 1, receiveReturn: 1, finishReturn: 2, refund: 1, receiveAll: 1,
  },
} satisfies Readonly<Record<string, Partial<Record<MoveName, number>>>>

const dice = {
  at: fc.nat(3), part: fc.nat(2), pieces: fc.integer({ min: 1, max: 3 }), share: fc.integer({ min: 1, max: 100 }),
  isBlind: fc.nat(5).map((side) => side === 0), isStale: fc.nat(9).map((side) => side === 0), isRepeated: fc.nat(3).map((side) => side === 0),
}

const stepOf = (weights: Partial<Record<MoveName, number>>): fc.Arbitrary<Step> => {
  const names = Object.entries(weights).flatMap(([name, weight]) => Array.from({ length: weight }, () => name as MoveName))
  return fc.record({ move: fc.constantFrom(...names), ...dice })
}

const several = (part: keyof typeof parts, length: number) => fc.array(stepOf(parts[part]), { minLength: length, maxLength: length * 2, size: 'max' })

/** A step of any part, for those who act at the same moment. */
export const anyStep: fc.Arbitrary<Step> = fc.noBias(fc.oneof(...Object.values(parts).map(stepOf)))

const submission = fc.record({ move: fc.constant<MoveName>('submit'), ...dice })

/** These moves as they are meant, each on two of the records: chance alone would seldom come as far as an invoice. */
export const onwards = (...moves: readonly MoveName[]): readonly Step[] =>
  moves.flatMap((move) => [0, 1].map((at): Step => ({ move, at, part: 0, pieces: 3, share: 50, isBlind: false, isStale: false, isRepeated: false })))

/** From the orders to the money: everything may happen at any time, and mostly when it makes sense. */
export const story: fc.Arbitrary<readonly Step[]> = fc
  .noBias(fc.tuple(fc.array(submission, { minLength: 1, maxLength: 2 }), several('ordered', 6), several('sent', 6), several('returned', 6), several('stated', 8), several('stated', 8)))
  .map(([submitted, ordered, sent, returned, stated, paid]) => [
    ...submitted, ...ordered, ...onwards('agree', 'pay', 'accept'), ...sent, ...onwards('shipAll', 'receiveAll', 'giveBack'), ...returned, ...onwards('approveReturn', 'pickUp', 'receiveReturn', 'finishReturn', 'state'),
    ...stated, ...onwards('answerDispute', 'confirm', 'payIn', 'match', 'apply', 'approveInvoice', 'issue'), ...paid,
  ])
