import { isUnit, readQuantity } from './quantity-text.ts'

/** The texts of a row of a quick order. */
export interface QuickOrderTexts {
  readonly Code: string
  readonly Quantity: string
  readonly Remark: string
}

/** Between the words of a line that has no cells. A code has none of these in it. */
const gaps = /[\s,，;；|]+/

/** `10010411×5`. Codes of letters may have an x of their own. */
const multiplied = /^([^×*]+)[×*](\d.*)$|^(\d{4,})x(\d.*)$/i

const isQuantity = (word: string): boolean => readQuantity(word).next !== null

/** The words of a line: a sign of multiplication and a unit that stand alone belong to the number beside them. */
const wordsOf = (text: string): string[] => {
  const words: string[] = []
  for (const word of text.split(gaps).filter((one) => one !== '')) {
    const before = words.at(-1) ?? ''
    const isOneWord = words.length > 1 && (/^[x×*]$/i.test(before) || (isUnit(word) && isQuantity(before) && readQuantity(before).unit === ''))
    if (isOneWord) words[words.length - 1] = `${before}${word}`
    else words.push(word)
  }
  return words
}

/** What the cells of a row without a head mean: code, quantity and what follows. Where they do not say so, as in a line with blanks, its words do. */
export const quickOrderTexts = (cells: readonly string[]): QuickOrderTexts => {
  const [code = '', quantity = '', ...remark] = cells
  const asCells = { Code: code, Quantity: quantity, Remark: remark.filter((cell) => cell !== '').join(' ') }
  if (isQuantity(quantity)) return asCells
  const [first = '', ...rest] = wordsOf(cells.join(' '))
  const [, before, behind, digits, count] = multiplied.exec(first) ?? []
  if (before !== undefined || digits !== undefined) return { Code: before ?? digits ?? '', Quantity: behind ?? count ?? '', Remark: rest.join(' ') }
  const [word = '', ...others] = rest
  return quantity !== '' && !isQuantity(word) ? asCells : { Code: first, Quantity: word, Remark: others.join(' ') }
}
