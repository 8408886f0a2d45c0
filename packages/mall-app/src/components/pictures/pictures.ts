import type { Mall } from '@mall/api'
import { imageRules, type UploadedFile } from '@mall/api/contract'
import type { UploadFieldProps, UploadItem, UploadOptions } from '@mall/ui/upload-field'

/** A picture that was sent: its address, and the name of the file. */
export type Picture = Pick<UploadedFile, 'Url' | 'Name'>

/** Pictures of which only the addresses are known. */
export const picturesOf = (urls: readonly string[]): Picture[] => urls.map((Url, at) => ({ Url, Name: `图片 ${at + 1}` }))

/** Sends a picture. */
export type UploadPicture = NonNullable<UploadFieldProps<Picture>['upload']>

/** Sends the pictures of a form, which shows itself how far each is and why one failed. */
export const uploadPictureBy =
  (mall: Mall) =>
  (file: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> =>
    mall.upload(file, { rules: imageRules, signal, onProgress, quiet: true, silent: true })

/** A chosen picture that is not sent yet, and may still be. */
export const isUnderWay = ({ status }: UploadItem<Picture>): boolean => status === 'checking' || status === 'ready' || status === 'uploading'

/** The pictures of a form that were sent, and whether some are still on their way. */
export interface Pictures {
  readonly pictures: Picture[]
  readonly isUploading: boolean
}

/** What is said while a form waits for its pictures. */
export const uploadingText = '图片上传中，请稍候'
