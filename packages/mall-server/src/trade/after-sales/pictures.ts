import type { AfterSalesApplication } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { areOwnUploads } from '../../platform/file/own-uploads.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'

/** Pictures are uploads of the applicant. @throws BusinessError `ATTACHMENT_INVALID` */
export const requireOwnPictures = async (tx: Tx, caller: Caller, images: AfterSalesApplication['Images']): Promise<void> => {
  if (!(await areOwnUploads(tx, caller, images.map(({ Url }) => Url), { type: 'image/%' }))) throw new BusinessError('ATTACHMENT_INVALID', '图片无效，请重新上传')
}
