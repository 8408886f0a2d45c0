import type { PhotoFormat } from '@mall/api/contract'
import type { PhotoKind } from './photo-kind.ts'

const million = 1_000_000

/** The most pixels of a photo that is uploaded: the camera of a phone has fifty million. AVIF is unpacked whole, which takes 20 bytes a pixel. */
export const photoPixels: Readonly<Record<PhotoKind, number>> = { jpeg: 50 * million, png: 50 * million, webp: 50 * million, avif: 16 * million }

/** One version of a photo. */
export interface PhotoVersion {
  readonly width: number
  readonly format: PhotoFormat
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A photo in all its versions. */
export interface MadePhoto {
  /** Of the widest version, px. */
  readonly width: number
  readonly height: number
  /** A WebP of 24 px in base64. */
  readonly standIn: string
  readonly versions: readonly PhotoVersion[]
  /** For the image search: of which version its descriptor is. */
  readonly look: Uint8Array<ArrayBuffer>
  readonly lookVersion: string
}

/** Why nothing is made of what was uploaded: of another kind, moving, with too many pixels, or not to be read. */
export type PhotoFault = 'kind' | 'frames' | 'pixels' | 'broken'

/**
 * Makes the versions of a photo. It takes seconds of computing, so a server of requests does it outside the thread that handles them.
 * @throws CallError when too many wait already
 */
export type MakePhoto = (bytes: Uint8Array<ArrayBuffer>) => Promise<MadePhoto | PhotoFault>

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null where the host has no codec. */
    readonly makePhoto: MakePhoto | null
  }
}
