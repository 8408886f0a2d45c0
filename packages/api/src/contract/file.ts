import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { uploadRules } from './file-rules.ts'
import { fileUrl, text } from './common.ts'

export const uploadedFile = named(
  'UploadedFile',
  'An uploaded file.',
  z.object({
    Url: field(fileUrl, 'Address of the file.'),
    Name: field(z.string(), 'Name of the file.'),
    Size: field(z.int(), 'Size in bytes.'),
    ContentType: field(z.string(), 'MIME type.'),
  }),
)

export const fileController = { File: 'Uploaded files.' } as const

export const fileCalls = defineCalls({
  'POST /api/File/Execute': {
    summary: 'Uploads one file and returns its address.',
    description: '`mall.upload` of the SDK makes this call.',
    access: anyUser,
    scope: 'self',
    mode: 'multipart',
    method: 'upload',
    file: { field: 'file', rules: uploadRules },
    body: z.object({ path: field(z.nullable(text(200)), 'Not used: send null.') }),
    response: uploadedFile,
  },
})

export type { UploadedFile } from '../resources/generated/shapes.ts'
