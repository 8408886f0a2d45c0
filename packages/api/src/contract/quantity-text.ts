import { quantityMax } from './quantity-max.ts'

/** What people count goods by. */
const units = '支包盒个本卷箱台瓶套把张件袋桶块条双打提罐筒只片组副令封册根枚顶架份听沓对捆'

/** Units that say no more than that it is a number of pieces. */
const noUnits = new Set(['', 'pcs', 'pc', 'ea'])

/** What a text says of a quantity. */
export interface QuantityText {
  /** The number as it stands there; null when there is none. */
  readonly number: number | null
  /** Null when the number is none to order by. */
  readonly pieces: number | null
  /** The unit that was typed with it; empty when none was. */
  readonly unit: string
  /** The next number to order by: of 0 and 1.5 the ones above them. Null for a negative one and one that is too large. */
  readonly next: number | null
}

const form = /^(?:数量:?|[x×*])?(-?\d{1,9}(?:\.\d{1,6})?)(?:[x×*]|([\p{Script=Han}a-z]{0,4}))$/u

/** Reads `20`, `２０`, `1,200`, `5.0`, `5包`, `x5`, `×5` and `5 盒`. */
export const readQuantity = (typed: string): QuantityText => {
  const text = typed.normalize('NFKC').toLowerCase().replaceAll(/\s+|(?<=\d),(?=\d)/g, '')
  const [, digits, unit = ''] = form.exec(text) ?? []
  if (digits === undefined) return { number: null, pieces: null, unit: '', next: null }
  const number = Number(digits)
  const next = number >= 0 && number <= quantityMax ? Math.max(1, Math.ceil(number)) : null
  return { number, pieces: next === number ? number : null, unit: noUnits.has(unit) ? '' : unit, next }
}

/** Whether a word that stands alone is the unit of the number before it. */
export const isUnit = (word: string): boolean => word.length === 1 && units.includes(word)
