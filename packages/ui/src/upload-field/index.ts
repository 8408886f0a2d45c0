export { UploadField } from './UploadField.tsx'
export type { FileMessages } from './file-messages.ts'
export { uploadFieldMessages, type UploadFieldMessages } from './messages.ts'
export { validateFile, type FileFault, type FileRules, type FileVerdict } from './validate-file.ts'
export type {
  UploadChangeDetails,
  UploadFieldProps,
  UploadItem,
  UploadItemParts,
  UploadOptions,
  UploadRejection,
  UploadStatus,
} from './types.ts'
