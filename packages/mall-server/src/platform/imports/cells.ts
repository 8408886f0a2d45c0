import { isDay, readQuantity } from '@mall/api/contract'

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

const timeOfDay = /[\sT]+(\d{1,2})[:：](\d{2})(?:[:：]\d{2})?$/

/** A day as `YYYY-MM-DD`; null where it is none. */
const dayOf = (text: string): string | null => {
  const [, year, month = '', day = ''] = /^(2\d{3})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(compact(text)) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return year !== undefined && isDay(iso) ? iso : null
}

/** A day as `YYYY-MM-DD`, without its time, not before `first`; null for an empty cell. */
export const dayFrom =
  (first: string): CellRule<string | null> =>
  (cell, title) => {
    if (compact(cell) === '') return null
    const day = dayOf(cell.trim().replace(timeOfDay, ''))
    if (day === null) throw new CellProblem(`${title}须如2026-03-18`)
    if (day < first) throw new CellProblem(`${title}不能早于今天`)
    return day
  }

/** A minute of a day in China. */
export const minute: CellRule<Date> = (cell, title) => {
  const text = checkFilled(cell, title).trim()
  const [ending = '', hour = '', minutes = ''] = timeOfDay.exec(text) ?? []
  const day = ending === '' ? null : dayOf(text.slice(0, -ending.length))
  if (day === null || Number(hour) > 23 || Number(minutes) > 59) throw new CellProblem(`${title}须如2026-03-18 16:20`)
  return new Date(`${day}T${hour.padStart(2, '0')}:${minutes}:00+08:00`)
}

/** 是 or 否, which an empty cell is too; `is` says what else people write for 是. */
export const yesOrNo =
  (...is: readonly string[]): CellRule<boolean> =>
  (cell, title) => {
    const text = compact(cell).toUpperCase()
    if (['', '否', '0', 'N', 'NO', 'FALSE'].includes(text)) return false
    if (['是', '1', 'Y', 'YES', 'TRUE', ...is].includes(text)) return true
    throw new CellProblem(`${title}须为是或否，可以不填`)
  }
