import { tableRules } from '@mall/api/contract'
import { bytesPerMB } from '../file/rules.ts'
import { BusinessError } from '../http/errors.ts'

/** The one file of an import. */
export const tableOf = async (form: FormData): Promise<Uint8Array<ArrayBuffer>> => {
  const [file, another] = form.getAll('file').filter((value) => value instanceof File)
  if (file === undefined) throw new BusinessError('FILE_MISSING', '请选择要导入的文件')
  if (another !== undefined) throw new BusinessError('TOO_MANY_FILES', '只能上传一个文件')
  if (file.size > tableRules.maxSizeMB * bytesPerMB) throw new BusinessError('FILE_TOO_LARGE', tableRules.messages.maxSize)
  return new Uint8Array(await file.arrayBuffer())
}
