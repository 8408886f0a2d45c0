export interface Ranked {
  readonly id: number
  readonly rank: number
}

/** Greater rank first; equal ones by id, so that pages have neither gaps nor doubles. */
const before = (one: Ranked, other: Ranked): number => other.rank - one.rank || one.id - other.id

/** The first `count` in order: what is far beyond is never sorted. */
export const sorted = (items: readonly Ranked[], count: number): Ranked[] => {
  if (count * 8 > items.length) return items.toSorted(before).slice(0, count)
  // A heap with the last of those kept so far on top.
  const kept: Ranked[] = []
  const sink = (from: number) => {
    for (let at = from; ;) {
      let last = at
      for (const child of [at * 2 + 1, at * 2 + 2]) {
        const [one, other] = [kept[child], kept[last]]
        if (one !== undefined && other !== undefined && before(one, other) > 0) last = child
      }
      const [one, other] = [kept[at], kept[last]]
      if (last === at || one === undefined || other === undefined) return
      ;[kept[at], kept[last]] = [other, one]
      at = last
    }
  }
  for (const item of items) {
    const [top] = kept
    if (kept.length < count) {
      kept.push(item)
      if (kept.length === count) for (let at = count >> 1; at >= 0; at--) sink(at)
    } else if (top !== undefined && before(item, top) < 0) {
      kept[0] = item
      sink(0)
    }
  }
  return kept.toSorted(before)
}
