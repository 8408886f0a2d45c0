import { orderBatchLimits } from '@mall/api/seller/contract'
import type { Download, ParsedInput, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toDay } from '../../platform/time.ts'
import type { ParcelLabel } from '../../trade/delivery/labels.ts'
import { packagesOf, type Packed } from './papers.ts'
import { findOrders, linesOf, type Row } from './records.ts'

/** The labels of the packages of one order. `isAllSent`: no further package comes, so that they can be counted. */
const labelsOf = ({ order, enterprise }: Row, packages: readonly Packed[], isAllSent: boolean, seller: string): ParcelLabel[] =>
  packages.map(({ parcel, lines }, at) => ({
    carrier: parcel.carrier, trackingNo: parcel.trackingNo,
    sender: { name: seller },
    receiver: { name: order.address.consignee, phone: order.address.mobile, company: enterprise, address: order.address.fullAddress },
    orderNo: order.orderNo, poNo: order.poNo, packageNo: parcel.packageNo,
    place: at + 1, count: isAllSent ? packages.length : null,
    kinds: lines.length, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    remark: order.remark,
  }))

/**
 * 面单 of the packages of orders, or of one of them.
 * @throws BusinessError `ORDER_NOT_FOUND`, `PACKAGE_NOT_FOUND`, `PAPER_EMPTY`, `PAPER_TOO_LONG`, `PAPER_BUSY`, `PAPER_NOT_AVAILABLE`
 */
export const printLabels = async ({ deps, caller }: Pick<StaffContext, 'deps' | 'caller'>, { OrderNos, PackageNo }: ParsedInput<'POST /api/SellerOrder/Label'>): Promise<Download> => {
  const rows = await findOrders(deps.db, caller, OrderNos)
  const ids = rows.map(({ order }) => order.id)
  const [packages, lines] = [await packagesOf(deps.db, ids), await linesOf(deps.db, ids)]
  const all = rows.flatMap((row) => {
    const isAllSent = (lines.get(row.order.id) ?? []).every(({ quantity, shippedQuantity }) => shippedQuantity >= quantity)
    return labelsOf(row, packages.filter(({ parcel }) => parcel.orderId === row.order.id), isAllSent, deps.config.seller.name)
  })
  const labels = all.filter(({ packageNo }) => PackageNo === undefined || packageNo === PackageNo)
  const [only, ...others] = labels
  if (only === undefined) throw PackageNo === undefined ? new BusinessError('PAPER_EMPTY', '所选订单还没有发出的包裹') : new BusinessError('PACKAGE_NOT_FOUND', '包裹不存在')
  if (labels.length > orderBatchLimits.labels) throw new BusinessError('PAPER_TOO_LONG', `面单共${labels.length}张，一次最多${orderBatchLimits.labels}张，请少选几个订单`)
  if (deps.carrierLabels === null) throw new BusinessError('PAPER_NOT_AVAILABLE', '当前环境不能打印面单')
  const name = others.length === 0 ? only.packageNo : toDay(deps.clock()).replaceAll('-', '')
  return { bytes: await deps.carrierLabels.print(labels), fileName: `面单_${name}.pdf`, contentType: 'application/pdf' }
}
