import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import type { ProductCardProps } from '@mall/ui/product-card'
import { mediaQueries } from '@mall/ui/theme'
import { loadingAttributes, type PictureLoading } from './picture-loading.ts'

interface CardPictureProps {
  readonly src: string
  readonly loading?: PictureLoading | undefined
  /** Of its card. */
  readonly variant?: ProductCardProps['variant']
}

/** How wide the picture of a card is: beside the words, half of a phone, or a column of a list. */
const sizes = {
  grid: `${mediaQueries.phone} 45vw, 264px`,
  auto: `${mediaQueries.phone} 96px, 264px`,
  row: '96px',
} as const satisfies Readonly<Record<NonNullable<ProductCardProps['variant']>, string>>

/** The picture of a card. */
export const CardPicture = ({ src, loading = 'lazy', variant = 'grid' }: CardPictureProps) => (
  <ProductPicture src={src} size={240} sizes={sizes[variant]} {...loadingAttributes(loading)} />
)
