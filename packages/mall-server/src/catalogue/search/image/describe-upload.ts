import { decodePicture } from './decode.ts'
import { describe } from './descriptor.ts'

/**
 * Says what an uploaded picture looks like; null for what is no PNG or JPEG that can be read. A large one takes about a second of
 * computing, so a server of requests runs it outside the thread that handles them.
 */
export type DescribeUpload = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array | null>

/** The computing itself. */
export const describeUpload = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const pixels = decodePicture(bytes)
  return pixels === null ? null : describe(pixels)
}

declare module '../../../platform/deps.ts' {
  interface Deps {
    readonly describeUpload: DescribeUpload
  }
}
