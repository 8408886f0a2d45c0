import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { defineCalls } from './define.ts'
import { fileUrl, text } from './common.ts'

export const uploadedFile = z.object({ Url: fileUrl, Name: z.string(), Size: z.int(), ContentType: z.string() })

export const fileCalls = defineCalls({
  'POST /api/File/Execute': {
    summary: 'Upload one file (field `file`; `path` is sent as null)',
    access: anyUser,
    mode: 'multipart',
    body: z.object({ path: z.nullable(text(200)) }),
    answer: uploadedFile,
  },
})

export type UploadedFile = z.infer<typeof uploadedFile>
