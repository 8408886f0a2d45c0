'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Price } from './Price.tsx'
import * as S from './PriceBlock.styles.ts'
import { saving } from './saving.ts'

const defaults = { agreed: '协议价', notAgreed: '非协议', market: '市场价' }

/** Texts of {@link PriceBlock}. */
export type PriceBlockMessages = typeof defaults

/** Props of {@link PriceBlock}; all other props are passed to its `<div>`. */
export interface PriceBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What a piece costs, in yuan; `null` is unknown and shows `—`. Without it, as for a visitor, the market price is the price. */
  price?: number | null | undefined
  /** In yuan; beside a price it is shown where that is lower. */
  marketPrice?: number | null | undefined
  /** Sales unit, shown after the price as `/支`. */
  unit?: string | undefined
  /** Whether the price was agreed with the customer: 协议价 or 非协议. Without it neither is said, and a price that is the market price is called so. */
  agreed?: boolean | undefined
  /** `large` has two lines, for a card; `normal` is the line of a row, `hero` that of a product's page. */
  size?: 'normal' | 'large' | 'hero' | undefined
  messages?: Partial<PriceBlockMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'amount' | 'beside' | 'market' | 'saving' | 'struck' | 'tag' | 'word'> | undefined
}

/** Whose price it is; nothing is said of an unknown one. */
const kindOf = (price: PriceBlockProps['price'], marketPrice: PriceBlockProps['marketPrice'], agreed: boolean | undefined) => {
  if (price === undefined) return 'market'
  if (price === null) return 'plain'
  if (agreed === undefined) return price === marketPrice ? 'market' : 'plain'
  return agreed ? 'agreed' : 'not-agreed'
}

/**
 * What a product costs: the amount, whose price it is, and what that saves. Each has its place, so that nothing moves from one product to the
 * next. Read as 协议价 ¥21.60/盒 市场价 ¥28.00 省¥6.40.
 *
 * Data attributes: `data-size`, `data-kind`.
 */
export const PriceBlock = withRef(function PriceBlock({ price, marketPrice, unit, agreed, size = 'large', messages, classNames, ...rest }: PriceBlockProps) {
  const part = partsOf(classNames)
  const words = useMessages('PriceBlock', defaults, messages)
  const isOwn = price !== undefined
  const kind = kindOf(price, marketPrice, agreed)
  const tag = { plain: null, agreed: words.agreed, 'not-agreed': words.notAgreed, market: words.market }[kind]
  const saved = saving(price, marketPrice)
  return (
    <S.Root data-part="price-block" {...rest} data-size={size} data-kind={kind}>
      {tag === null ? null : <S.Tag {...part('tag')}>{tag}</S.Tag>}
      <Price {...part('amount')} value={isOwn ? price : marketPrice} size={size} unit={unit} />
      {isOwn ? (
        <S.Beside {...part('beside')}>
          {saved === null ? null : (
            <>
              <S.Market {...part('market')}>
                <span {...part('word')}>{words.market}</span> <s {...part('struck')}><Price value={marketPrice} size="small" /></s>
              </S.Market>
              <Price {...part('saving')} value={saved} kind="saving" size="small" />
            </>
          )}
        </S.Beside>
      ) : null}
    </S.Root>
  )
})
