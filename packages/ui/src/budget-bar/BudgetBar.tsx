'use client'

import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, warningGlyph } from '../icon/glyphs.ts'
import { formatYuan } from '../price/format-yuan.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { budgetParts } from './budget-parts.ts'
import type { BudgetAmounts } from './budget-parts.ts'
import * as S from './BudgetBar.styles.ts'

const defaultMessages = {
  total: '预算总额',
  used: '已用',
  frozen: '冻结',
  order: '本单',
  remaining: '剩余',
  normal: '预算充足',
  /** What is left of the whole, in whole percent; 0 for less than one. */
  left: (percent: number) => (percent === 0 ? '预算剩余不足1%' : `预算剩余${percent}%`),
  usedUp: '预算已用完',
  over: (amount: string) => `超出预算 ${amount}`,
}

/** Texts of {@link BudgetBar}. */
export type BudgetBarMessages = typeof defaultMessages

/** Props of {@link BudgetBar}; amounts in yuan. All other props are passed to its element. */
export interface BudgetBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, BudgetAmounts {
  /** Name of the budget. */
  name: string
  messages?: Partial<BudgetBarMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'amount' | 'bar' | 'excess' | 'figure' | 'figures' | 'frozen' | 'head' | 'label' | 'name' | 'order' | 'remaining' | 'used' | 'verdict'> | undefined
}

/**
 * The remaining budget as text, numbers and a bar. `data-level="normal|warning|critical|over"`: below 70 %, from 70 %, from 90 %, over budget.
 */
export const BudgetBar = withRef(function BudgetBar({ name, total, used, frozen, order, messages, classNames, ...rest }: BudgetBarProps) {
  const part = partsOf(classNames)
  const t = useMessages('BudgetBar', defaultMessages, messages)
  const { remaining, level, percentLeft, shares, limit } = budgetParts({ total, used, frozen, order })
  const figures = [
    { kind: 'total', amount: total },
    { kind: 'used', amount: used },
    { kind: 'frozen', amount: frozen },
    ...(order === undefined ? [] : [{ kind: 'order', amount: order } as const]),
    { kind: 'remaining', amount: remaining },
  ] as const
  const verdict = level === 'over' ? t.over(formatYuan(-remaining)) : level === 'normal' ? t.normal : remaining === 0 ? t.usedUp : t.left(percentLeft)
  return (
    <S.Root data-part="budget-bar" data-level={level} {...rest}>
      <S.Head {...part('head')}>
        <span {...part('name')}>{name}</span>
        <S.Verdict {...part('verdict')} data-level={level}>
          <Glyph d={level === 'normal' ? checkGlyph : warningGlyph} size={16} />
          {verdict}
        </S.Verdict>
      </S.Head>
      <S.Parts {...part('bar')} aria-hidden="true">
        {(['used', 'frozen', 'order'] as const).map((share) => (
          <span key={share} {...part(share)} style={{ '--share': `${shares[share]}%` } as CSSProperties} />
        ))}
        {level === 'over' ? <i {...part('excess')} style={{ '--limit': `${limit}%` } as CSSProperties} /> : null}
      </S.Parts>
      <S.Figures {...part('figures')}>
        {figures.map(({ kind, amount }) => (
          <div key={kind} {...part('figure')}>
            <dt {...part('label')}>
              {kind === 'total' ? null : <span {...part(kind)} aria-hidden="true" />}
              {t[kind]}
            </dt>
            <dd {...part('amount')}>{formatYuan(amount)}</dd>
          </div>
        ))}
      </S.Figures>
    </S.Root>
  )
})
