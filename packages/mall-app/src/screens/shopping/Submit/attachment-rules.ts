import type { FileRules } from '@mall/api'
import { uploadRules } from '@mall/api/contract'

/** Attachments of an order: pictures, PDF and office files, of the size that any upload may have. */
export const attachmentRules: FileRules = {
  ...uploadRules,
  allowedTypes: [
    'image/*',
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
}
