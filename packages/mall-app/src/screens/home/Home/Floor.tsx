import { Link } from '@mall/ui/link'
import { useId, type ReactNode } from 'react'
import * as S from './Home.styles.ts'

interface FloorProps {
  readonly title: string
  readonly moreHref?: string
  readonly moreLabel?: string
  readonly kind?: 'products' | 'brands'
  readonly children: ReactNode
}

/** A titled row of goods. */
export const Floor = ({ title, moreHref, moreLabel, kind = 'products', children }: FloorProps) => {
  const titleId = useId()
  return (
    <S.Floor aria-labelledby={titleId}>
      <S.FloorHead>
        <h2 id={titleId}>{title}</h2>
        {moreHref === undefined ? null : (
          <Link href={moreHref} aria-label={`${title} ${moreLabel}`}>
            {moreLabel}
          </Link>
        )}
      </S.FloorHead>
      <S.Goods data-kind={kind}>{children}</S.Goods>
    </S.Floor>
  )
}
