import { MallError } from '../errors.ts'
import { validateFile, type FileRules } from '../files.ts'
import type { SendImage } from '../resources/product.ts'
import type { Client } from './client.ts'

/** What a picture to search by must be (specification §5). */
export const imageSearchRules: FileRules = {
  allowedTypes: ['image/*'],
  maxSizeMB: 2,
  messages: { type: '请上传图片文件', maxSize: '图片大小不能超过2MB' },
}

const path = '/api/Product/ImageSearch'

/** `mall.product.imageSearch`: one picture in the field `files`. */
export const createImageSearch =
  (client: Client): SendImage =>
  (file, options) =>
    client.tracked(options, async () => {
      const verdict = validateFile(file, imageSearchRules)
      if (verdict.kind !== 'success') throw new MallError(verdict.kind, verdict.message, { path })
      const form = new FormData()
      form.append('files', file)
      return (await client.call({ key: `POST ${path}`, input: form, options })) as Awaited<ReturnType<SendImage>>
    })
