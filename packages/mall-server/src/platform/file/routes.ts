import { defineRoutes } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { addDays } from '../time.ts'
import { acceptedType, cleanName, maxDailyBytes } from './rules.ts'
import { recordUpload, uploadedSince } from './store.ts'

const onlyFile = (form: FormData): File => {
  const files = [...form.values()].filter((value) => value instanceof File)
  const [file, another] = files
  if (!file) throw new BusinessError('FILE_MISSING', '请选择要上传的文件')
  if (another) throw new BusinessError('TOO_MANY_FILES', '只能上传一个文件')
  return file
}

export const fileRoutes = defineRoutes({
  'POST /api/File/Execute': async ({ form, caller, deps }) => {
    const file = onlyFile(form)
    if (file.size === 0) throw new BusinessError('FILE_EMPTY', '文件内容为空')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const name = cleanName(file.name)
    const contentType = acceptedType(name, bytes)
    if (contentType === null) throw new BusinessError('FILE_TYPE_NOT_ALLOWED', '不支持的文件类型')
    const now = deps.clock()
    // Parallel uploads may exceed the limit by a little; it protects the disk only.
    const uploaded = await uploadedSince(deps.db, caller.userId, addDays(now, -1))
    if (uploaded + bytes.length > maxDailyBytes) throw new BusinessError('UPLOAD_LIMIT_REACHED', '24小时内上传的文件已达上限，请稍后再试')
    const id = deps.randomness.uuid()
    // The row comes first: bytes without one could be deleted by nobody.
    await recordUpload(deps.db, {
      id, name, contentType, size: bytes.length, enterpriseId: caller.enterpriseId, userId: caller.userId, createdAt: now,
    })
    await deps.files.put(id, bytes)
    return { Url: `/files/${id}`, Name: name, Size: bytes.length, ContentType: contentType }
  },
})
