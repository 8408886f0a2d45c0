interface Placed {
  readonly id: number
  readonly position: number
}

/** The places that change when one of several moves to an index among the others, from 0: after the last one it is the last. */
export const placesAfterMove = (others: readonly Placed[], moved: Placed, index: number): Placed[] =>
  others.toSpliced(index, 0, moved).flatMap(({ id, position: before }, position) => (before === position ? [] : [{ id, position }]))
