/**
 * Part of every picture's address, so that browsers may keep pictures for good. To be raised when the same product is to be drawn
 * differently.
 */
export const pictureVersion = '3'

/** Views of a product: the whole pack, one piece of it, and a close-up. */
export type PictureView = 'pack' | 'piece' | 'close'

const suffix: Readonly<Record<PictureView, string>> = { pack: '', piece: '-piece', close: '-close' }

export const productPicture = (code: string, view: PictureView = 'pack'): string =>
  `/pictures/${code}${suffix[view]}.svg?v=${pictureVersion}`

export const brandPicture = (brandId: number): string => `/pictures/brand/${brandId}.svg?v=${pictureVersion}`

export const bannerPicture = (bannerId: number): string => `/pictures/banner/${bannerId}.svg?v=${pictureVersion}`

/** Pictures of a product, the whole pack first. */
export const galleryOf = (code: string, pack: number): string[] => [
  productPicture(code),
  ...(pack > 1 ? [productPicture(code, 'piece')] : []),
  productPicture(code, 'close'),
]
