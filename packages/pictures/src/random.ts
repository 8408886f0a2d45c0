/** A generator of numbers in [0, 1) that depend on the seed only (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = Math.trunc(Number.isFinite(seed) ? seed : 0) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A random element of a non-empty list. */
export const pickFrom = <Value>(random: () => number, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0]
