import { photoAddress } from '@mall/api/contract'
import type { ProductPhoto } from '../../platform/db/schema/catalogue.ts'

/**
 * Part of every picture's address, so that browsers may keep pictures for good. To be raised when the same product is to be drawn
 * differently.
 */
export const pictureVersion = '3'

/** Views of a product: the whole pack, one piece of it, and a close-up. */
export type PictureView = 'pack' | 'piece' | 'close'

const suffix: Readonly<Record<PictureView, string>> = { pack: '', piece: '-piece', close: '-close' }

const drawing = (code: string, view: PictureView): string => `/pictures/${code}${suffix[view]}.svg?v=${pictureVersion}`

/** A product as far as its pictures go. */
export interface Pictured {
  readonly code: string
  readonly photos: readonly ProductPhoto[]
}

/** Its main photo, or else its drawing. */
export const productPicture = ({ code, photos: [main] }: Pictured): string => (main === undefined ? drawing(code, 'pack') : photoAddress(main))

/** Of the drawing of a brand, which has its name in it: another one after each change. */
export const brandPictureVersion = ({ version }: { readonly version: number }): string => `${pictureVersion}-${version}`

export const brandPicture = (brand: { readonly id: number; readonly version: number }): string => `/pictures/brand/${brand.id}.svg?v=${brandPictureVersion(brand)}`

export const bannerPicture = (bannerId: number): string => `/pictures/banner/${bannerId}.svg?v=${pictureVersion}`

/** The drawings of a product, the whole pack first. */
export const drawingsOf = (code: string, pack: number): string[] => [drawing(code, 'pack'), ...(pack > 1 ? [drawing(code, 'piece')] : []), drawing(code, 'close')]

/** A picture with what it shows in words; empty for its product. */
interface ShownPicture {
  readonly url: string
  readonly alt: string
}

/** All pictures of a product, the main one first: its photos, or else its drawings. */
export const galleryOf = ({ code, photos }: Pictured, pack: number): ShownPicture[] =>
  photos.length > 0 ? photos.map((photo) => ({ url: photoAddress(photo), alt: photo.alt })) : drawingsOf(code, pack).map((url) => ({ url, alt: '' }))
