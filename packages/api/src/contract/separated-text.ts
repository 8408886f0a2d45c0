/** What separates the cells of a line: of several the first of these, unless the lines before have another. */
const separators = ['\t', ',', '，', ';', '；'] as const

type Separator = (typeof separators)[number]

const isSeparator = (char: string | undefined): char is Separator => separators.some((one) => one === char)

const isSpace = (char: string | undefined): boolean => char === ' ' || char === '\u3000'

/** Where the quoted cell that begins at `open` is closed; -1 when it is no such cell, and its quote is a character as any other. */
const closeOf = (text: string, open: number): number => {
  for (let close = text.indexOf('"', open + 1); close !== -1; close = text.indexOf('"', close + 2)) {
    if (text[close + 1] === '"') continue
    let behind = close + 1
    while (isSpace(text[behind])) behind++
    return behind === text.length || text[behind] === '\n' || isSeparator(text[behind]) ? close : -1
  }
  return -1
}

/** A line, and where the separators are that stand outside of its quoted cells. */
interface Line {
  readonly text: string
  readonly found: readonly { readonly at: number; readonly separator: Separator }[]
}

/** The lines of a text. A break in a quoted cell ends none. */
const linesOf = function* (text: string): Generator<Line, void> {
  let [start, isAtCell, found] = [0, true, [] as { at: number; separator: Separator }[]]
  for (let at = 0; at <= text.length; at++) {
    const char = text[at]
    if (char === '\n' || (char === undefined && at > start)) {
      yield { text: text.slice(start, at), found }
      ;[start, isAtCell, found] = [at + 1, true, []]
    } else if (isSeparator(char)) {
      found.push({ at: at - start, separator: char })
      isAtCell = true
    } else if (char === '"' && isAtCell) {
      at = Math.max(at, closeOf(text, at))
      isAtCell = false
    } else if (!isSpace(char)) isAtCell = false
  }
}

const cellOf = (text: string): string => {
  const [, quoted] = /^[ \u3000]*"((?:[^"]|"")*)"[ \u3000]*$/.exec(text) ?? []
  return quoted === undefined ? text : quoted.replaceAll('""', '"')
}

/**
 * The cells of a text with separators, line by line. Each line has a separator of its own, since people put together what they copied from several places: that of
 * the first line that has one, where the line has it too, else the one that it has. Quoted cells may hold separators and line breaks; a quote that is not closed
 * before a separator or the end of its line is a character.
 */
export const separatedRows = function* (text: string): Generator<string[], void> {
  let usual: Separator | undefined
  for (const { text: line, found } of linesOf(text.replaceAll(/\r\n?/g, '\n'))) {
    const own = [usual, ...separators].find((one) => found.some(({ separator }) => separator === one))
    usual ??= own
    const places = found.flatMap(({ at, separator }) => (separator === own ? [at] : []))
    yield [...places, line.length].map((end, index) => cellOf(line.slice(index === 0 ? 0 : (places[index - 1] ?? 0) + 1, end)))
  }
}
