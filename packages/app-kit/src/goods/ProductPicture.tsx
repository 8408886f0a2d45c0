import { photoSources } from '@mall/api/contract'
import type { ComponentPropsWithRef } from 'react'

interface ProductPictureProps extends Omit<ComponentPropsWithRef<'img'>, 'height' | 'srcSet' | 'style' | 'width'> {
  readonly src: string
  /** Width and height of its place, px. */
  readonly size: number
  /** Where its place has another width on other screens, as `sizes` of an `<img>`: the browser takes the version that fits. */
  readonly sizes?: string
}

const dimmed = { filter: 'var(--mall-picture-filter)' }
const onGround = { objectFit: 'contain', backgroundColor: 'var(--mall-picture-ground)', backgroundPosition: '50%', backgroundRepeat: 'no-repeat', backgroundSize: 'contain' } as const

/**
 * A picture of a product, of either kind: a drawing as it is; a photo in the width and format that suit the browser, on the ground that drawings
 * have, with a blurred stand-in until it is there. Both are dimmed in the dark. `picture-stand-in` draws one for those that cannot be loaded.
 */
export const ProductPicture = ({ src, size, sizes = `${size}px`, alt = '', ...rest }: ProductPictureProps) => {
  const photo = photoSources(src)
  const shared = { width: size, height: size, decoding: 'async', ...rest } as const
  if (!photo) return <img src={src} alt={alt} {...shared} style={dimmed} />
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <img srcSet={photo.webp} sizes={sizes} src={src} alt={alt} {...shared} style={{ ...dimmed, ...onGround, backgroundImage: `url(${photo.standIn})` }} />
    </picture>
  )
}
