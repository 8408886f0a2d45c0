import { Link } from '@mall/ui/link'
import type { ReactNode } from 'react'
import * as S from './Goods.styles.ts'
import { ProductPicture } from './ProductPicture.tsx'

interface GoodsProps {
  readonly product: { readonly CustomerProductName: string; readonly ImageUrl: string }
  /** Width and height of the picture, in px. */
  readonly size?: 28 | 40 | 56 | 72
  /** Where the name leads. */
  readonly href?: string | undefined
  /** It cannot be had any more. */
  readonly gone?: boolean
  /** One line, as in a cell of a table. */
  readonly oneLine?: boolean
  /** Its name however long it is, where somebody decides on it. */
  readonly whole?: boolean
  /** Below the name: its code, its price, a remark; each a `<small>` or a tag. */
  readonly children?: ReactNode
}

/** A product in a list of goods: its picture, its name in two lines at most, and what is to be said of it. */
export const Goods = ({ product: { CustomerProductName: name, ImageUrl }, size = 40, href, gone = false, oneLine = false, whole = false, children }: GoodsProps) => (
  <S.Goods data-gone={gone ? '' : undefined} data-one-line={oneLine ? '' : undefined} data-whole={whole ? '' : undefined} data-large={size === 72 ? '' : undefined}>
    <ProductPicture src={ImageUrl} size={size} loading="lazy" />
    <div>
      {href === undefined ? (
        <span data-part="name">{name}</span>
      ) : (
        <Link data-part="name" href={href} title={name}>
          {name}
        </Link>
      )}
      {children}
    </div>
  </S.Goods>
)

export { GoodsList } from './Goods.styles.ts'
