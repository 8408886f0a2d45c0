import type { FileRules } from '../files.ts'

/** Any upload. The server also checks that the content is what the name says. */
export const uploadRules = { maxSizeMB: 10 } as const satisfies FileRules

/** A picture to search by. */
export const imageRules = {
  allowedTypes: ['image/*'],
  maxSizeMB: 2,
  messages: { type: '请上传图片文件', maxSize: '图片大小不能超过2MB' },
} as const satisfies FileRules

/** A table to import: a workbook, or text with separated columns. */
export const tableRules = {
  maxSizeMB: 2,
  messages: { maxSize: '文件大小不能超过2MB' },
} as const satisfies FileRules
