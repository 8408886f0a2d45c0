import { photoHashOf, type CallInput } from '@mall/api/contract'
import type { SellerProductDetail } from '@mall/api/seller/contract'
import { keepPhoto } from '../../catalogue/pictures/keep-photo.ts'
import { showPhotos } from '../../catalogue/pictures/show-photos.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { ProductPhoto } from '../../platform/db/schema/catalogue.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { actions, auditProduct } from './actions.ts'
import { detailProduct, record } from './records.ts'

/** The one file of a form. */
const fileOf = (form: FormData): File => {
  const [file, another] = form.getAll('file').filter((value) => value instanceof File)
  if (file === undefined) throw new BusinessError('FILE_MISSING', '请选择要上传的图片')
  if (another !== undefined) throw new BusinessError('TOO_MANY_FILES', '只能上传一张图片')
  return file
}

export const uploadPicture = async ({ caller, deps }: Pick<StaffContext, 'caller' | 'deps'>, form: FormData): Promise<{ readonly Url: string }> =>
  ({ Url: await keepPhoto(deps, caller.staffId, new Uint8Array(await fileOf(form).arrayBuffer())) })

type Given = CallInput<'POST /api/SellerProduct/SetPictures'>['Pictures'][number]

/**
 * The photos of these addresses as a product shows them, each once. They are marked as shown, and stay for good: orders show what was bought.
 * @throws BusinessError `PICTURES_UNKNOWN`
 */
const shownPhotos = async (tx: Tx, pictures: readonly Given[], now: Date): Promise<ProductPhoto[]> => {
  const given = new Map(pictures.map(({ Url, Alt }) => [photoHashOf(Url) ?? Url, Alt]))
  if (given.size < pictures.length) throw new BusinessError('PICTURES_UNKNOWN', '同一张图片只能放一次')
  if (given.size === 0) return []
  const kept = await showPhotos(tx, [...given.keys()], now)
  return [...given].map(([hash, alt]) => {
    const row = kept.get(hash)
    if (row === undefined) throw new BusinessError('PICTURES_UNKNOWN', '图片已失效，请重新上传')
    return { hash, width: row.width, height: row.height, standIn: row.standIn, alt: alt.trim() }
  })
}

const picturesText = (photos: readonly ProductPhoto[]): string => photos.map(({ hash, alt }) => (alt === '' ? hash : `${hash} ${alt}`)).join('\n')

export const setPictures = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/SetPictures'>): Promise<SellerProductDetail> =>
  actions.act(context, 'POST /api/SellerProduct/SetPictures', input, 'SetPictures', async (opened) => {
    const { tx, row, acting } = opened
    const photos = await shownPhotos(tx, input.Pictures, acting.origin.now)
    await changeRecord(tx, acting.by, record, row, { photos })
    await auditProduct(tx, opened, 'SetPictures', { Pictures: picturesText(row.photos) }, { Pictures: picturesText(photos) })
    return detailProduct(tx, context.caller, row.code)
  })
