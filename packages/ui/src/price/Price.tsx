'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { yuanParts } from './format-yuan.ts'
import { Minor, Root, Struck, Unit } from './Price.styles.ts'

/** Kind of an amount: the enterprise's agreed price, the struck market price, the saving between them, or any amount. */
export type PriceKind = 'agreed' | 'market' | 'saving' | 'plain'

const defaults = { agreed: '协议价', market: '市场价', saving: '省', missing: '暂无价格' }

/** Texts of {@link Price}. */
export type PriceMessages = typeof defaults

/** Props of {@link Price}; all other props are passed to its `<span>`. */
export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Yuan, tax included, as every price of the mall is. A missing amount shows `—`. */
  value: number | null | undefined
  kind?: PriceKind | undefined
  size?: 'small' | 'normal' | 'large' | 'hero' | undefined
  /** Sales unit, shown after the price as `/支`. */
  unit?: ReactNode
  messages?: Partial<PriceMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'amount' | 'minor' | 'missing' | 'unit'> | undefined
}

/**
 * An amount of money with two decimals in tabular figures. Screen readers read the kind of price.
 *
 * Data attributes: `data-kind`, `data-size`, `data-missing`.
 */
export const Price = withRef(function Price({ value, kind = 'plain', size = 'normal', unit, messages, classNames, ...rest }: PriceProps) {
  const part = partsOf(classNames)
  const words = useMessages('Price', defaults, messages)
  const parts = yuanParts(value)
  if (!parts) {
    return (
      <Root data-part="price" {...rest} data-kind={kind} data-size={size} data-missing="">
        <span {...part('missing')} aria-hidden="true">—</span>
        <VisuallyHidden>{words.missing}</VisuallyHidden>
      </Root>
    )
  }
  const amount = (
    <>
      <Minor {...part('minor')}>{parts.sign}¥</Minor>
      {parts.whole}
      <Minor {...part('minor')}>{parts.fraction}</Minor>
    </>
  )
  return (
    <Root data-part="price" {...rest} data-kind={kind} data-size={size}>
      {kind === 'saving' && words.saving}
      {(kind === 'agreed' || kind === 'market') && <VisuallyHidden>{words[kind]}</VisuallyHidden>}
      {kind === 'market' ? <Struck {...part('amount')}>{amount}</Struck> : amount}
      {unit && <Unit {...part('unit')}>/{unit}</Unit>}
    </Root>
  )
})
