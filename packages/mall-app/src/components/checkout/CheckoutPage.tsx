import { formatYuan } from '@mall/api'
import { orderSumNames } from '@mall/api/contract'
import { Price } from '@mall/ui/price'
import { Sheet } from '@mall/ui/sheet'
import { mediaQueries, useMediaQuery, VisuallyHidden } from '@mall/ui/theme'
import type { ReactNode } from 'react'
import * as S from './CheckoutPage.styles.ts'

interface CheckoutPageProps {
  /** Above the sheets: what this step is. Without it the sheet's own header says so. */
  readonly heading?: ReactNode
  /** What is ordered: a page header and its sections. */
  readonly children: ReactNode
  /** Heading of what it comes to. */
  readonly title: string
  /** What it comes to: a `Ledger` with its sum, budget, approval. */
  readonly facts: ReactNode
  /** 应付, yuan; null where it is withheld. Stays in sight beside the button where the facts do not. */
  readonly total: number | null
  /** Beside the total: what is saved. */
  readonly saving?: ReactNode
  /** Whether and by whom it has to be approved: in one line above the button, where the facts are out of sight. */
  readonly notice: ReactNode
  /** Why the user cannot go on. */
  readonly problem?: ReactNode
  /** The one decisive button. */
  readonly action: ReactNode
}

/** A step on the way to an order: goods or fields, and beside them what they come to. */
export const CheckoutPage = ({ heading, children, title, facts, total, saving, notice, problem, action }: CheckoutPageProps) => {
  const isNarrow = useMediaQuery(mediaQueries.narrow)
  return (
    <S.Columns data-headed={heading ? '' : undefined}>
      {heading ? <S.Heading>{heading}</S.Heading> : null}
      <Sheet>{children}</Sheet>
      <S.Summary aria-label={title}>
        {/* Its facts scroll in a low window, where nothing in them takes the focus. */}
        <S.Facts {...(isNarrow ? {} : { tabIndex: 0, role: 'group', 'aria-label': `${title}明细` })}>
          <h2>{title}</h2>
          {facts}
          {/* A quantity or an address changes it far from the field. */}
          <VisuallyHidden role="status">{total === null ? '' : `${orderSumNames.payable} ${formatYuan(total)}`}</VisuallyHidden>
        </S.Facts>
        <S.Foot>
          {problem}
          {isNarrow ? (
            <>
              {notice && !problem ? (
                <S.Notice data-full="">{notice}</S.Notice>
              ) : null}
              <S.Total>
                {orderSumNames.payable} <Price value={total} size="large" />
                {saving}
              </S.Total>
            </>
          ) : null}
          {action}
        </S.Foot>
      </S.Summary>
    </S.Columns>
  )
}
