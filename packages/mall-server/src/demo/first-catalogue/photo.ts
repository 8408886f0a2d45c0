import { drawProduct, type PictureSpec } from '@mall/pictures'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import type { Goods } from './goods.ts'

const side = 900

/** What a drawing stands on. */
const paper = /<rect class="paper"[^>]*\/>/

/** A ground as of a photo booth: lighter in the middle, with the shadow that a thing throws on it. */
const ground = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
  <defs>
    <radialGradient id="light" cx="50%" cy="40%" r="75%"><stop offset="0" stop-color="#fdfdfc"/><stop offset="1" stop-color="#dedcd7"/></radialGradient>
    <radialGradient id="shadow"><stop offset="0" stop-color="#3a3a3a" stop-opacity="0.3"/><stop offset="1" stop-color="#3a3a3a" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#light)"/>
  <ellipse cx="50%" cy="82%" rx="38%" ry="9%" fill="url(#shadow)"/>
</svg>`)

/** The grain of a camera. */
const grain = (): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 12 } } }).png().toBuffer()

/** What stands in for a photo of goods: their drawing on the ground of a booth, as a JPEG with its grain. */
export const photoOf = async (spec: PictureSpec): Promise<Uint8Array> => {
  const thing = await sharp(Buffer.from(drawProduct(spec).replace(paper, '')), { density: 144 }).resize(Math.round(side * 0.86)).png().toBuffer()
  const jpeg = await sharp(ground)
    .composite([{ input: thing, gravity: 'centre' }, { input: await grain(), blend: 'soft-light' }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
  return new Uint8Array(jpeg)
}

/** A zip with a photo of each product, named by its code. */
export const photosOf = async (goods: readonly Goods[]): Promise<Uint8Array> => {
  const photos: Record<string, Uint8Array> = {}
  for (const { product } of goods) photos[`${product.code}.jpg`] = await photoOf(product.picture)
  // JPEGs do not become smaller.
  return zipSync(photos, { level: 0 })
}
