import { diffArrays } from 'diff'

/** A piece of a line: in both texts, in the earlier one alone, or in the later one alone. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** A line of the two texts. One that was changed has the pieces of both. */
export interface DifferenceLine {
  readonly kind: 'same' | 'removed' | 'added' | 'changed'
  readonly pieces: readonly Piece[]
}

/** Lines as they follow each other; `isFolded`: they are the same in both, and far from what was changed. */
export interface DifferencePart {
  readonly isFolded: boolean
  readonly lines: readonly DifferenceLine[]
}

type Kind = Piece['kind']

interface Run {
  readonly kind: Kind
  readonly values: readonly string[]
}

const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words of lines, each divided once: a line is compared with several. */
const createDivider = () => {
  const divided = new Map<string, readonly string[]>()
  return (line: string): readonly string[] => {
    const known = divided.get(line) ?? Array.from(words.segment(line), ({ segment }) => segment)
    divided.set(line, known)
    return known
  }
}

/** How many differences are looked for: the work grows with their square, and two texts, or two lines, that have more are two. */
const mostLines = 400
const mostWords = 100

const runsOf = (before: readonly string[], after: readonly string[], maxEditLength: number): readonly Run[] => {
  const changes = diffArrays([...before], [...after], { maxEditLength })
  if (changes === undefined) return [{ kind: 'removed', values: before }, { kind: 'added', values: after }]
  return changes.map(({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', values: value }))
}

/** Below this part of characters in common two lines are two lines: pieces of one would hardly be read. */
const leastInCommon = 0.4

const lineOf = (kind: Kind, text: string): DifferenceLine => ({ kind, pieces: [{ kind, text }] })

const lengthOf = (texts: readonly string[]): number => texts.join('').length

/** What became of a line; null where it is another line. */
const changedLine = (before: string, after: string, wordsOf: ReturnType<typeof createDivider>): DifferenceLine | null => {
  const least = leastInCommon * Math.max(before.trim().length, after.trim().length)
  const known = new Set(before)
  // Without the characters there are no words: most lines are known to be others before any is divided.
  if (lengthOf([...after].filter((character) => known.has(character))) < least) return null
  const pieces = runsOf(wordsOf(before), wordsOf(after), mostWords).map(({ kind, values }): Piece => ({ kind, text: values.join('') }))
  return lengthOf(pieces.filter(({ kind }) => kind === 'same').map(({ text }) => text)) < least ? null : { kind: 'changed', pieces }
}

/** Among how many lines is looked for the one that a line has become. */
const mostLooked = 8

/** Lines that stand in each other's place: each is taken for the next one that it may have become. */
const replacedLines = (before: readonly string[], after: readonly string[]): DifferenceLine[] => {
  const lines: DifferenceLine[] = []
  const rest = [...after]
  const wordsOf = createDivider()
  for (const line of before) {
    const candidates = rest.slice(0, mostLooked).map((other) => changedLine(line, other, wordsOf))
    const found = candidates.findIndex((changed) => changed !== null)
    const changed = candidates[found]
    if (changed) lines.push(...rest.splice(0, found + 1).slice(0, -1).map((other) => lineOf('added', other)), changed)
    else lines.push(lineOf('removed', line))
  }
  return [...lines, ...rest.map((line) => lineOf('added', line))]
}

const isBlank = (line: string): boolean => line.trim() === ''

/** Blank lines beside lines of text follow from those; alone they part or join paragraphs. */
const worthSaying = (lines: readonly string[], beside: readonly string[]): readonly string[] => ([...lines, ...beside].every(isBlank) ? lines : lines.filter((line) => !isBlank(line)))

/** The lines of two texts, in the order of the later one. Blank lines that are the same are left out. */
export const linesOf = (before: string, after: string): DifferenceLine[] => {
  const lines: DifferenceLine[] = []
  let removed: readonly string[] = []
  let added: readonly string[] = []
  const settle = () => {
    lines.push(...replacedLines(worthSaying(removed, added), worthSaying(added, removed)))
    removed = []
    added = []
  }
  for (const { kind, values } of runsOf(before.trimEnd().split('\n'), after.trimEnd().split('\n'), mostLines)) {
    if (kind === 'removed') removed = [...removed, ...values]
    else if (kind === 'added') added = [...added, ...values]
    else {
      settle()
      lines.push(...values.filter((line) => !isBlank(line)).map((line) => lineOf('same', line)))
    }
  }
  settle()
  return lines
}

/** How many lines beside a change stay in sight, and from how many on it is worth to fold. */
const besideChange = 1
const leastFolded = 3

/** The lines with what did not change folded away, but for the line beside each change. */
export const foldedParts = (lines: readonly DifferenceLine[]): DifferencePart[] => {
  const isShown = lines.map((_, at) => lines.slice(Math.max(0, at - besideChange), at + besideChange + 1).some(({ kind }) => kind !== 'same'))
  const parts: { isFolded: boolean; lines: DifferenceLine[] }[] = []
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1)
    if (last !== undefined && last.isFolded === !isShown[at]) last.lines.push(line)
    else parts.push({ isFolded: !isShown[at], lines: [line] })
  }
  return parts.map(({ isFolded, lines: some }) => ({ isFolded: isFolded && some.length >= leastFolded, lines: some }))
}

/** How many lines were changed, added, removed and are the same. */
export const countLines = (lines: readonly DifferenceLine[]): Readonly<Record<DifferenceLine['kind'], number>> => {
  const counts = { same: 0, removed: 0, added: 0, changed: 0 }
  for (const { kind } of lines) counts[kind] += 1
  return counts
}
