import type { Wanted } from './needs.ts'

/** Of the five grades, the lowest first. */
const gradeNames = ['低', '中低', '中等', '中高', '高'] as const

interface Selected {
  readonly need: Pick<Wanted, 'pieces' | 'unit' | 'rule'>
  readonly people: number
  readonly quantity: number
  readonly pack: number
  /** That the product is sold by. */
  readonly unit: string
  readonly isAgreed: boolean
  readonly grade: number
  readonly isKept: boolean
}

const quantityWords = ({ need, quantity, pack, unit, isKept }: Selected): string => {
  if (isKept) return `，保留${quantity}${unit}`
  if (quantity * pack > need.pieces) return `，按包装和起订量购${quantity}${unit}`
  return pack === 1 ? '' : `，合${quantity}${unit}`
}

/** Why this product in this quantity. It names no amount, so that users who see no prices may read it. */
export const reasonOf = (selected: Selected): string => {
  const { need, people, unit, isAgreed, grade } = selected
  const counted = need.rule.startsWith('共') ? need.rule : `${need.rule}，${people}人共${need.pieces}${need.unit ?? unit}`
  return `${counted}${quantityWords(selected)}；${isAgreed ? '协议商品，' : ''}同类${gradeNames[grade] ?? ''}价位`
}
