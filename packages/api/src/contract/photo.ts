import type { FileRules } from '../files.ts'

/** The most pictures of a product. */
export const picturesLimit = 9

/** The longest text that says what a picture shows. */
export const altLimit = 60

/** A picture of a product as the seller uploads it. The server looks at its content, never at its name or type. */
export const photoRules = {
  allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxSizeMB: 10,
  messages: { type: '只支持 JPEG、PNG、WebP、AVIF 图片', maxSize: '图片不能超过 10MB' },
} as const satisfies FileRules

/** What a photo is kept as. */
export const photoFormats = ['avif', 'webp'] as const

export type PhotoFormat = (typeof photoFormats)[number]

const [small, medium, large] = [320, 640, 1280]

/** The widest that a photo is kept, px. */
export const photoMaxWidth = large

/** The widths that a photo is kept in, px. A narrow one is never enlarged: its own width takes the place of the wider ones. */
export const photoWidths = (width: number): number[] => [...[small, medium].filter((one) => one < width), width]

/** A photo as it is kept. */
export interface Photo {
  /** Of what is served: the same photo has the same address, and an address never shows another one. */
  readonly hash: string
  /** Of the widest version, px. */
  readonly width: number
  readonly height: number
  /** A WebP of 24 px in base64, for the time until the photo is there. */
  readonly standIn: string
}

/** The folder of the versions of a photo. */
const folderOf = ({ hash, width, height }: Photo): string => `/pictures/photo/${hash}/${width}x${height}/`

/** The address of a photo: that of its version of medium width as WebP, which any `<img>` shows, with the stand-in behind `#`, where it is sent to nobody. */
export const photoAddress = (photo: Photo): string => `${folderOf(photo)}${Math.min(photo.width, medium)}.webp#${photo.standIn}`

/** What a page needs to show a photo. */
export interface PhotoSources {
  /** The `srcset` of each format. */
  readonly avif: string
  readonly webp: string
  /** The address of the stand-in, as data. */
  readonly standIn: string
}

const address = /^(.*\/pictures\/photo\/[0-9a-f]{32}\/(\d+)x\d+\/)\d+\.webp#([\w+/=]*)$/

/** A product's picture is of one of two kinds: a photo, whose address says all of it, or a drawing, for which this is null and the address is all that is needed. */
export const photoSources = (imageUrl: string): PhotoSources | null => {
  const found = address.exec(imageUrl)
  if (!found) return null
  const [, folder, width, standIn] = found
  const sources = (format: PhotoFormat) => photoWidths(Number(width)).map((one) => `${folder}${one}.${format} ${one}w`).join()
  return { avif: sources('avif'), webp: sources('webp'), standIn: `data:image/webp;base64,${standIn}` }
}

/** The hash of a photo's address; null where it is no photo. */
export const photoHashOf = (imageUrl: string): string | null => (address.test(imageUrl) ? (/[0-9a-f]{32}/.exec(imageUrl)?.[0] ?? null) : null)
