import { formatAmount } from './format-amount.ts'

/** One term of an equation of money. */
export interface EquationTerm {
  readonly label: string
  /** Yuan. A negative amount turns the operator round: + −20 is shown as − 20. */
  readonly amount: number
  /** `+` by default; the first term has none. */
  readonly operator?: '+' | '−' | undefined
}

/** A term as it is shown. */
export interface ShownTerm {
  readonly label: string
  readonly operator: '+' | '−' | null
  readonly amount: string
}

/** Terms as they are shown: amounts after the first without a sign, which is in the operator. */
export const equationTerms = (terms: readonly EquationTerm[]): readonly ShownTerm[] =>
  terms.map(({ label, amount, operator = '+' }, at) => {
    if (at === 0) return { label, operator: null, amount: formatAmount(amount) }
    const turned = operator === '+' ? '−' : '+'
    return { label, operator: amount < 0 ? turned : operator, amount: formatAmount(Math.abs(amount)) }
  })
