import { Link } from '@mall/ui/link'
import { useId, type ReactNode } from 'react'
import * as F from './Floor.styles.ts'

interface FloorProps {
  readonly title: string
  readonly moreHref?: string
  readonly moreLabel?: string
  readonly kind?: 'products' | 'brands'
  /** In sight at once, beside the categories. */
  readonly first?: boolean
  readonly children: ReactNode
}

/** A titled row of goods: one line of them, whole at every width. */
export const Floor = ({ title, moreHref, moreLabel, kind = 'products', first = false, children }: FloorProps) => {
  const titleId = useId()
  return (
    <F.Floor aria-labelledby={titleId} data-block={kind === 'brands' ? 'brands' : 'floor'} data-first={first ? '' : undefined}>
      <F.FloorHead>
        <h2 id={titleId}>{title}</h2>
        {moreHref === undefined ? null : (
          <Link href={moreHref} aria-label={`${title} ${moreLabel}`}>
            {moreLabel}
          </Link>
        )}
      </F.FloorHead>
      <F.Goods data-kind={kind}>{children}</F.Goods>
    </F.Floor>
  )
}
