import type { Mall } from '@mall/api'
import { imageRules, type UploadedFile } from '@mall/api/contract'
import type { UploadOptions } from '@mall/ui/upload-field'

/** Sends the pictures of a form, which shows itself how far each is and why one failed. */
export const uploadPictureBy =
  (mall: Mall) =>
  (file: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> =>
    mall.upload(file, { rules: imageRules, signal, onProgress, quiet: true, silent: true })
