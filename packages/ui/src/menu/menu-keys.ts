/** Letters that follow each other within this time, in milliseconds, are one search. */
const TYPING_MS = 500

const arrows: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The item that an arrow key, Home or End goes to, round the ends; -1 as `at` when none is active. `null` for other keys. */
export const menuStep = (key: string, at: number, count: number): number | null => (count > 0 ? (arrows[key]?.(at, count) ?? null) : null)

/** What has been typed, and when. */
export interface Typed {
  readonly text: string
  /** Milliseconds, on the clock of events. */
  readonly at: number
}

/** Adds a letter to what has been typed, or starts again after a pause. */
export const typeLetter = (before: Typed, letter: string, at: number): Typed => ({
  text: at - before.at < TYPING_MS ? before.text + letter : letter,
  at,
})

/** The next label from `at` on, round the end, that starts with `text`; the same letter again goes on to the next. -1 when there is none. */
export const startingWith = (labels: readonly string[], at: number, text: string): number => {
  const letters = [...text.toLowerCase()]
  const isRepeated = letters.every((letter) => letter === letters[0])
  const wanted = isRepeated ? (letters[0] ?? '') : letters.join('')
  // A longer search may stay on the item that it has found.
  const from = isRepeated ? at + 1 : Math.max(at, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const index = (from + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index
  }
  return -1
}
