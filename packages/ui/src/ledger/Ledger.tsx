'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { formatYuan } from '../price/format-yuan.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { formatAmount } from './format-amount.ts'
import { Lines } from './Ledger.styles.ts'

/** One line of a ledger. */
export interface LedgerLine {
  readonly label: string
  /** Yuan, tax included; a missing one is shown as `—`. */
  readonly amount: number | null | undefined
  /** A few words after the label: 满 99.00 免. */
  readonly note?: ReactNode
  /** `saving` in cinnabar, for what an agreed price saves; `danger` for what is over a limit. */
  readonly tone?: 'saving' | 'danger' | undefined
}

/** Props of {@link Ledger}; all other props are passed to its `<dl>`. */
export interface LedgerProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Each label occurs once. */
  lines: readonly LedgerLine[]
  /** The last line, with its sign of currency, above a double rule. */
  sum?: LedgerLine | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'amount' | 'label' | 'line' | 'note' | 'sum'> | undefined
}

/**
 * Money on ruled lines, as in a ledger: a hairline per amount, a double rule under the sum. Only the sum has its sign of currency.
 *
 * Data attributes, on each line: `data-tone`; `data-part="sum"` on the sum.
 */
export const Ledger = withRef(function Ledger({ lines, sum, classNames, ...rest }: LedgerProps) {
  const part = partsOf(classNames)
  return (
    <Lines data-part="ledger" {...rest}>
      {lines.map((line) => (
        <div key={line.label} {...part('line')} data-tone={line.tone}>
          <Label line={line} classNames={classNames} />
          <dd {...part('amount')}>{formatAmount(line.amount)}</dd>
        </div>
      ))}
      {sum && (
        <div {...part('sum')} data-tone={sum.tone}>
          <Label line={sum} classNames={classNames} />
          <dd {...part('amount')}>{formatYuan(sum.amount)}</dd>
        </div>
      )}
    </Lines>
  )
})

const Label = ({ line: { label, note }, classNames }: { readonly line: LedgerLine; readonly classNames: LedgerProps['classNames'] }) => {
  const part = partsOf(classNames)
  return (
    <dt {...part('label')}>
      {label}
      {note && <small {...part('note')}>{note}</small>}
    </dt>
  )
}
