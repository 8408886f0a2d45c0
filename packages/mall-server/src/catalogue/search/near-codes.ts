/** Letters that people take for digits. */
const alike: Readonly<Record<string, string>> = { o: '0', q: '0', d: '0', i: '1', l: '1', z: '2', s: '5', g: '6', b: '8' }

const digits = '0123456789'

/** Zeros that a spreadsheet may have dropped from the beginning of a code. */
const droppedZeros = 4

/** Codes that may have been meant, those of the likeliest mistakes first: zeros that got lost, letters for digits, neighbours swapped, then one character too much, other or missing. */
export const nearCodes = (typed: string): string[] => {
  const characters = [...typed]
  const splice = (at: number, length: number, ...put: readonly string[]) => characters.toSpliced(at, length, ...put).join('')
  const each = <One>(of: (character: string, at: number) => readonly One[]) => characters.flatMap(of)
  const isDigits = /^\d+$/.test(typed)
  const near = [
    ...(isDigits ? Array.from({ length: droppedZeros }, (_, at) => typed.padStart(typed.length + at + 1, '0')) : []),
    typed.replace(/^0+/, ''),
    characters.map((one) => alike[one.toLowerCase()] ?? one).join(''),
    ...each((one, at) => (at + 1 < characters.length ? [splice(at, 2, characters[at + 1] ?? '', one)] : [])),
    ...each((_, at) => [splice(at, 1)]),
    ...each((one, at) => (digits.includes(one) ? [...digits].map((digit) => splice(at, 1, digit)) : [])),
    ...(isDigits ? [...digits].flatMap((digit) => [splice(characters.length, 0, digit), ...each((_, at) => [splice(at, 0, digit)])]) : []),
  ]
  return [...new Set(near)].filter((code) => code !== typed && code !== '')
}
