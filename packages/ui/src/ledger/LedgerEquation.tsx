'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { equationTerms, type EquationTerm } from './equation-terms.ts'
import { formatAmount } from './format-amount.ts'
import { Equation } from './Ledger.styles.ts'

const defaults = { plus: '加', minus: '减', equals: '等于' }

/** Props of {@link LedgerEquation}; all other props are passed to its `<dl>`. */
export interface LedgerEquationProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The terms in order: 总额, 调整, 已用, 冻结. Each label occurs once. */
  terms: readonly EquationTerm[]
  /** What they come to, in yuan. It is shown as given, not computed. */
  result: { readonly label: string; readonly amount: number }
  /** Names of the operators, for screen readers. */
  messages?: Partial<typeof defaults> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'amount' | 'label' | 'operator' | 'result' | 'term'> | undefined
}

/**
 * A balance as an equation: 总额 + 调整 − 已用 − 冻结 = 可用. Wraps between its terms where there is no room.
 *
 * Data attributes: `data-part="result"` on the result, `data-negative` on a negative one.
 */
export const LedgerEquation = withRef(function LedgerEquation({ terms, result, messages, classNames, ...rest }: LedgerEquationProps) {
  const part = partsOf(classNames)
  const words = useMessages('LedgerEquation', defaults, messages)
  const spoken = { '+': words.plus, '−': words.minus } as const
  return (
    <Equation data-part="ledger-equation" {...rest}>
      {equationTerms(terms).map(({ label, operator, amount }) => (
        <div key={label} {...part('term')}>
          <dt {...part('label')}>
            {operator && <VisuallyHidden>{spoken[operator]}</VisuallyHidden>}
            {label}
          </dt>
          {operator && (
            <dd {...part('operator')} aria-hidden="true">
              {operator}
            </dd>
          )}
          <dd {...part('amount')}>{amount}</dd>
        </div>
      ))}
      <div {...part('result')} data-negative={result.amount < 0 ? '' : undefined}>
        <dt {...part('label')}>
          <VisuallyHidden>{words.equals}</VisuallyHidden>
          {result.label}
        </dt>
        <dd {...part('operator')} aria-hidden="true">
          =
        </dd>
        <dd {...part('amount')}>{formatAmount(result.amount)}</dd>
      </div>
    </Equation>
  )
})
