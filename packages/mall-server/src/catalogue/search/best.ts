export interface Ranked {
  readonly id: number
  readonly rank: number
}

/** Greater rank first; equal ones by id, so that pages have neither gaps nor doubles. */
const before = (one: Ranked, other: Ranked): number => other.rank - one.rank || one.id - other.id

/** Keeps the first `count` of all items added; the others are never sorted. */
export const createBest = (count: number) => {
  /** A heap with the last kept item on top, once it is full. */
  const kept: Ranked[] = []

  const sink = (from: number) => {
    for (let at = from; ;) {
      let last = at
      for (let child = at * 2 + 1; child <= at * 2 + 2; child++) {
        const [one, other] = [kept[child], kept[last]]
        if (one !== undefined && other !== undefined && before(one, other) > 0) last = child
      }
      const [one, other] = [kept[at], kept[last]]
      if (last === at || one === undefined || other === undefined) return
      kept[at] = other
      kept[last] = one
      at = last
    }
  }

  return {
    add: (id: number, rank: number): void => {
      const [top] = kept
      if (kept.length < count) {
        kept.push({ id, rank })
        if (kept.length === count) for (let at = count >> 1; at >= 0; at--) sink(at)
      } else if (top !== undefined && (rank > top.rank || (rank === top.rank && id < top.id))) {
        kept[0] = { id, rank }
        sink(0)
      }
    },

    inOrder: (): readonly Ranked[] => kept.toSorted(before),
  }
}
