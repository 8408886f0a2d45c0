'use client'

import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, warningGlyph } from '../icon/glyphs.ts'
import { formatYuan } from '../price/format-yuan.ts'
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
  warning: (percent: number) => `预算已用${percent}%`,
  over: (amount: string) => `超出预算${amount}`,
}

/** Texts of {@link BudgetBar}. */
export type BudgetBarMessages = typeof defaultMessages

/** Props of {@link BudgetBar}; amounts in yuan. All other props are passed to its element. */
export interface BudgetBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, BudgetAmounts {
  /** Name of the budget. */
  name: string
  messages?: Partial<BudgetBarMessages> | undefined
}

/**
 * The remaining budget as text, numbers and a bar. `data-level="normal|warning|critical|over"`: below 70 %, from 70 %, from 90 %, over budget.
 */
export const BudgetBar = withRef(function BudgetBar({ name, total, used, frozen, order, messages, ...rest }: BudgetBarProps) {
  const t = useMessages('BudgetBar', defaultMessages, messages)
  const { remaining, level, percent, shares } = budgetParts({ total, used, frozen, order })
  const figures = [
    { part: 'total', amount: total },
    { part: 'used', amount: used },
    { part: 'frozen', amount: frozen },
    ...(order === undefined ? [] : [{ part: 'order', amount: order } as const]),
    { part: 'remaining', amount: remaining },
  ] as const
  const verdict = level === 'over' ? t.over(formatYuan(-remaining)) : level === 'normal' ? t.normal : t.warning(percent)
  return (
    <S.Root data-level={level} {...rest}>
      <S.Head>
        <span>{name}</span>
        <S.Verdict data-level={level}>
          <Glyph d={level === 'normal' ? checkGlyph : warningGlyph} size={16} />
          {verdict}
        </S.Verdict>
      </S.Head>
      <S.Parts aria-hidden="true">
        {(['used', 'frozen', 'order'] as const).map((part) => (
          <span key={part} data-part={part} style={{ '--share': `${shares[part]}%` } as CSSProperties} />
        ))}
      </S.Parts>
      <S.Figures>
        {figures.map(({ part, amount }) => (
          <div key={part}>
            <dt>
              {part === 'total' ? null : <span data-part={part} aria-hidden="true" />}
              {t[part]}
            </dt>
            <dd>{formatYuan(amount)}</dd>
          </div>
        ))}
      </S.Figures>
    </S.Root>
  )
})
