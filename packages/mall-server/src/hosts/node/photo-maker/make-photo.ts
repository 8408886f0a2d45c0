import { photoMaxWidth, photoWidths, type PhotoFormat } from '@mall/api/contract'
import sharp, { type Sharp } from 'sharp'
import { isAnimated, photoKindOf, type PhotoKind } from '../../../catalogue/pictures/photo-kind.ts'
import { photoPixels, type MadePhoto, type PhotoFault, type PhotoVersion } from '../../../catalogue/pictures/make-photo.ts'
import { describe, descriptorVersion } from '../../../catalogue/search/image/descriptor.ts'

// One photo at a time, on one core: the others are for requests. What was decoded is never used again.
sharp.concurrency(1)
sharp.cache(false)
// What is no photo is never handed to a decoder, whatever it says of itself.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'] })

/** A decoder that takes longer is stopped, seconds. */
const decodeSeconds = 20

/** Taller ones are made narrower: nothing shows more of a product than this, px. */
const maxHeight = 1600

/** AVIF takes nine tenths of a photo. At the least effort that compares its blocks, a little more quality makes up for it: the same to the eye, a seventh more bytes, less than half the time. */
const encoders: Readonly<Record<PhotoFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 57, effort: 1 }),
  webp: (image) => image.webp({ quality: 80 }),
}

const standInSide = 24
/** The longest text of a stand-in: it is part of each address. */
const standInLength = 300
const standInQualities = [40, 20, 5, 1]

const lookSide = 80

/** Pixels without anything else, as a picture to go on from. */
interface Decoded {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

const fromPixels = ({ data, info: { width, height, channels } }: Decoded): Sharp => sharp(data, { raw: { width, height, channels } })

/** Transparency becomes white, the ground of photos of goods; upright; in sRGB, and without a word of what the camera wrote. */
const decode = (bytes: Uint8Array, kind: PhotoKind): Promise<Decoded> =>
  sharp(bytes, { limitInputPixels: photoPixels[kind], failOn: 'error', sequentialRead: true })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width: photoMaxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

const versionsOf = async (decoded: Decoded): Promise<PhotoVersion[]> => {
  const versions: PhotoVersion[] = []
  for (const width of photoWidths(decoded.info.width)) {
    for (const format of ['avif', 'webp'] as const) versions.push({ width, format, bytes: bytesOf(await encoders[format](fromPixels(decoded).resize({ width })).toBuffer()) })
  }
  return versions
}

const standInOf = async (decoded: Decoded): Promise<string> => {
  const tiny = await fromPixels(decoded).resize({ width: standInSide, height: standInSide, fit: 'inside' }).raw().toBuffer({ resolveWithObject: true })
  for (const quality of standInQualities) {
    const text = (await fromPixels(tiny).webp({ quality, effort: 6 }).toBuffer()).toString('base64')
    if (text.length <= standInLength) return text
  }
  return ''
}

const lookOf = async (decoded: Decoded): Promise<Uint8Array<ArrayBuffer>> => {
  const { data, info } = await fromPixels(decoded).resize({ width: lookSide, height: lookSide, fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return describe({ width: info.width, height: info.height, data })
}

/** What its header says of a picture: sizes and frames, before anything is decoded. */
const faultOf = async (bytes: Uint8Array, kind: PhotoKind): Promise<PhotoFault | null> => {
  if (isAnimated(bytes, kind)) return 'frames'
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (pages > 1) return 'frames'
  return width * height > photoPixels[kind] ? 'pixels' : null
}

/** What a thread of its own does for `createPhotoMaker`. */
export const makePhoto = async (bytes: Uint8Array): Promise<MadePhoto | PhotoFault> => {
  const kind = photoKindOf(bytes)
  if (kind === null) return 'kind'
  try {
    const fault = await faultOf(bytes, kind)
    if (fault !== null) return fault
    const decoded = await decode(bytes, kind)
    const { width, height } = decoded.info
    return { width, height, standIn: await standInOf(decoded), versions: await versionsOf(decoded), look: await lookOf(decoded), lookVersion: descriptorVersion }
  } catch {
    return 'broken'
  }
}
