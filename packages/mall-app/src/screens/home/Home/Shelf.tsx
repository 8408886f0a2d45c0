import { Link } from '@mall/ui/link'
import { useId, type ReactNode } from 'react'
import * as S from './Home.styles.ts'

interface ShelfProps {
  readonly title: string
  readonly moreHref?: string
  readonly moreLabel?: string
  readonly kind?: 'products' | 'brands'
  readonly children: ReactNode
}

/** A titled row of goods. */
export function Shelf({ title, moreHref, moreLabel, kind = 'products', children }: ShelfProps) {
  const titleId = useId()
  return (
    <S.Shelf aria-labelledby={titleId}>
      <S.ShelfHead>
        <h2 id={titleId}>{title}</h2>
        {moreHref === undefined ? null : (
          <Link href={moreHref} aria-label={`${title} ${moreLabel}`}>
            {moreLabel}
          </Link>
        )}
      </S.ShelfHead>
      <S.Goods data-kind={kind}>{children}</S.Goods>
    </S.Shelf>
  )
}
