import { looksLikeImage } from '../file-kinds/looks-like-image.ts'

/** What is wrong with a picture: more than one, not a picture, more than 2 MB. */
export type ImageProblem = 'imageCount' | 'imageType' | 'imageSize'

/** What the mall takes: 1 MB = 1024 × 1024 bytes. */
const MAX_BYTES = 2 * 1024 * 1024
const HEAD = 16

/**
 * Checks what was picked, pasted or dropped for image search: exactly one file, a picture by its content, at most
 * 2 MB. Returns null when it is accepted.
 */
export const checkImage = async (files: readonly File[]): Promise<ImageProblem | null> => {
  const [file] = files
  if (!file) return 'imageType'
  if (files.length > 1) return 'imageCount'
  if (file.type !== '' && !/^image\//iu.test(file.type)) return 'imageType'
  if (file.size > MAX_BYTES) return 'imageSize'
  try {
    return looksLikeImage(new Uint8Array(await file.slice(0, HEAD).arrayBuffer())) ? null : 'imageType'
  } catch {
    // A folder is a file without content: reading it fails.
    return 'imageType'
  }
}
