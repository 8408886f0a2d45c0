const twoMegabytes = 2 * 1024 * 1024

/** `text` over and over, up to the size of the largest table. */
const repeated = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(text)
  return new Uint8Array(twoMegabytes).map((_, at) => bytes[at % bytes.length] ?? 0)
}

/** Texts with separated columns that ask for more than a table does. */
export const textBombs: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
  'one line of two million cells': () => repeated(','),
  'two million lines': () => repeated('\n'),
  'a quote and no other two million times': () => repeated('"'),
  'quotes that fit nowhere': () => repeated('"a'),
  'a quote, a blank and no other': () => repeated('" '),
  '20,000 lines of 100 cells': () => repeated(`${'1,'.repeat(50)}\n`),
  'blanks before a quote': () => repeated(`,${' '.repeat(1_000)}`),
}
