import { inTurnOfTables } from '../http/caller-turns.ts'
import type { Caller } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import type { Deps } from '../deps.ts'
import type { TableRow } from './table.ts'

/**
 * The one file of an import.
 * @throws BusinessError `FILE_MISSING`, `TOO_MANY_FILES`
 */
export const fileOf = (form: FormData): File => {
  const [file, another] = form.getAll('file').filter((value) => value instanceof File)
  if (file === undefined) throw new BusinessError('FILE_MISSING', '请选择要导入的文件')
  if (another !== undefined) throw new BusinessError('TOO_MANY_FILES', '只能上传一个文件')
  return file
}

interface Upload {
  readonly form: FormData
  readonly caller: Caller
  readonly deps: Pick<Deps, 'readTable' | 'companyShares'>
  readonly request: Request
}

/**
 * The rows of an import's table.
 * @throws BusinessError as `ReadTable`, and when it is not one file
 */
export const uploadedRows = async ({ form, caller, deps, request }: Upload): Promise<readonly TableRow[]> => {
  const bytes = new Uint8Array(await fileOf(form).arrayBuffer())
  return inTurnOfTables(caller, () => deps.companyShares.inShare(caller.enterpriseId, () => deps.readTable(bytes), request.signal), request.signal)
}
