import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { mediaQueries } from '@mall/ui/theme'

interface CardPictureProps {
  readonly src: string
  /** `eager` for the first ones of a page. */
  readonly loading?: 'eager' | 'lazy' | undefined
}

/** The picture of a card: half of a phone, or a column of a list. */
export const CardPicture = ({ src, loading = 'lazy' }: CardPictureProps) => <ProductPicture src={src} size={240} sizes={`${mediaQueries.phone} 45vw, 264px`} loading={loading} />
