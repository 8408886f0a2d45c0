import { drawProduct, type PictureSpec } from '@mall/pictures'
import { describe } from './descriptor.ts'
import type { Pixels } from './pixels.ts'

/** Draws an SVG as pixels, `width` wide. The server has no canvas: whoever hosts it brings one. */
export type Rasterize = (svg: string, width: number) => Pixels

/**
 * Says what drawings look like, in their order. Each takes some milliseconds of computing, so a server of requests does it outside the
 * thread that handles them.
 */
export type DescribeDrawings = (pictures: readonly PictureSpec[]) => Promise<readonly Uint8Array<ArrayBuffer>[]>

const rasterWidth = 80

/** The computing itself. */
export const describedBy =
  (rasterize: Rasterize): DescribeDrawings =>
  (pictures) =>
    Promise.resolve(pictures.map((picture) => describe(rasterize(drawProduct(picture), rasterWidth))))
