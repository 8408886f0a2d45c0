import { photoSources } from '@mall/api/contract'
import type { ComponentPropsWithRef } from 'react'

interface ProductPictureProps extends Omit<ComponentPropsWithRef<'img'>, 'height' | 'srcSet' | 'style' | 'width'> {
  readonly src: string
  /** Width and height of its place, px. */
  readonly size: number
  /** Where its place has another width on other screens, as `sizes` of an `<img>`: the browser takes the version that fits. */
  readonly sizes?: string
  /** A photo of another shape stands on the ground of pictures, as the frame around it, not on white. */
  readonly matted?: boolean
}

/**
 * A picture of a product, of either kind: a drawing as it is; a photo in the width and format that suit the browser, on white, with a blurred
 * stand-in until it is there. `picture-stand-in` draws one for those that cannot be loaded.
 */
export const ProductPicture = ({ src, size, sizes = `${size}px`, alt = '', matted = false, ...rest }: ProductPictureProps) => {
  const photo = photoSources(src)
  const shared = { width: size, height: size, decoding: 'async', ...rest } as const
  if (!photo) return <img src={src} alt={alt} {...shared} />
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <img srcSet={photo.webp} sizes={sizes} src={src} alt={alt} {...shared} style={{ objectFit: 'contain', background: `${matted ? 'var(--mall-picture-ground)' : '#fff'} url(${photo.standIn}) 50%/contain no-repeat` }} />
    </picture>
  )
}
