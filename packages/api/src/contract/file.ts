import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { defineCalls } from './define.ts'
import { uploadRules } from './file-rules.ts'
import { fileUrl, text } from './common.ts'

export const uploadedFile = z.object({ Url: fileUrl, Name: z.string(), Size: z.int(), ContentType: z.string() })

export const fileCalls = defineCalls({
  'POST /api/File/Execute': {
    summary: 'Uploads one file and returns its address.',
    description: '`mall.upload` of the SDK makes this call.',
    access: anyUser,
    mode: 'multipart',
    method: 'upload',
    file: { field: 'file', rules: uploadRules },
    body: z.object({ path: z.nullable(text(200)) }),
    answer: uploadedFile,
  },
})

export type UploadedFile = z.infer<typeof uploadedFile>
