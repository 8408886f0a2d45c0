import { readQuantity } from '@mall/api/contract'

/** Why a cell means nothing; the message stands at the cell. */
export class CellProblem extends Error {}

/**
 * What the text of a cell means.
 * @throws CellProblem
 */
export type CellRule<Value> = (cell: string, title: string) => Value

/** Full-width letters and digits as half-width, without blanks. */
export const compact = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '')

const checkLength = (cell: string, title: string, max: number): string => {
  if (cell.length > max) throw new CellProblem(`${title}不能超过${max}个字`)
  return cell
}

const checkFilled = (cell: string, title: string): string => {
  if (cell === '') throw new CellProblem(`${title}不能为空`)
  return cell
}

/** Free text, which may be empty. */
export const shortText =
  (max: number): CellRule<string> =>
  (cell, title) => checkLength(cell, title, max)

export const requiredText =
  (max: number): CellRule<string> =>
  (cell, title) => checkLength(checkFilled(cell, title), title, max)

/** Whether Excel rounded it: the digits that it had cannot be known any more. */
export const isRounded = (text: string): boolean => /^\d+(\.\d+)?E[+-]?\d+$/i.test(text)

/** A code or a number that is no quantity: its leading zeros stay. */
export const codeText =
  (max: number): CellRule<string> =>
  (cell, title) => {
    const text = compact(cell)
    if (isRounded(text)) throw new CellProblem(`${title}被Excel转换为科学计数，请改为文本格式`)
    return checkLength(text, title, max)
  }

/** A mobile number of the mainland, with or without its country code; null for an empty cell. */
export const mobileText: CellRule<string | null> = (cell, title) => {
  const text = codeText(20)(cell, title).replace(/^\+?86(?=1\d{10}$)/, '')
  if (text !== '' && !/^1[3-9]\d{9}$/.test(text)) throw new CellProblem(`${title}须为11位手机号`)
  return text === '' ? null : text
}

/** A rule for a cell that must hold something. */
export const filled =
  <Value>(rule: CellRule<Value>): CellRule<Value> =>
  (cell, title) => rule(checkFilled(cell, title), title)

/** A count of something. */
export const positiveInteger =
  (max: number): CellRule<number> =>
  (cell, title) => {
    const { number } = readQuantity(checkFilled(compact(cell), title))
    if (number === null || number <= 0 || !Number.isInteger(number)) throw new CellProblem(`${title}须为正整数`)
    if (number > max) throw new CellProblem(`${title}不能超过${max}`)
    return number
  }

/** Yuan, above zero; null for an empty cell. */
export const amount =
  (max: number): CellRule<number | null> =>
  (cell, title) => {
    const text = compact(cell).replaceAll(/[¥￥,元]/g, '')
    if (text === '') return null
    const yuan = /^\d{1,12}(\.\d{1,2}0*)?$/.test(text) ? Number(text) : 0
    if (yuan <= 0) throw new CellProblem(`${title}须大于0，最多两位小数`)
    if (yuan > max) throw new CellProblem(`${title}不能超过${max}`)
    return yuan
  }

/** A day as `YYYY-MM-DD`, not before `first`; null for an empty cell. */
export const dayFrom =
  (first: string): CellRule<string | null> =>
  (cell, title) => {
    const text = compact(cell)
    if (text === '') return null
    const [, year, month = '', day = ''] = /^(2\d{3})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? []
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const date = new Date(`${iso}T00:00:00Z`)
    if (year === undefined || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) throw new CellProblem(`${title}须如2026-03-18`)
    if (iso < first) throw new CellProblem(`${title}不能早于今天`)
    return iso
  }
