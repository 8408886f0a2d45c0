import type { OrderDetail, OrderLine } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { PaperLines, type PaperColumn } from '../../../components/print-document/PaperLines.tsx'
import { PrintPaper, useSellerName } from '../../../components/print-document/PrintDocument.tsx'

type Package = OrderDetail['Packages'][number]

interface DeliveryPaperProps {
  readonly order: OrderDetail
  readonly parcel: Package
}

/** A line of a package, with what the order says of its goods. */
interface PackedLine {
  readonly LineId: number
  readonly Quantity: number
  readonly line: OrderLine | undefined
}

const columns: readonly PaperColumn<PackedLine>[] = [
  { head: '商品编码', cell: ({ line }) => line?.ProductCode },
  { head: '商品名称', cell: ({ line }) => line?.CustomerProductName },
  { head: '单位', cell: ({ line }) => line?.Unit },
  { head: '发货数量', isNumber: true, cell: ({ Quantity }) => Quantity },
  { head: '实收数量', isNumber: true, cell: () => null, label: '实收数量，待填' },
  { head: '备注', cell: ({ line }) => line?.Remark },
]

/** 送货单 of a package: what is in it, with a column to count it. It has no prices: it goes through many hands. */
const DeliveryPaper = ({ order, parcel }: DeliveryPaperProps) => {
  const seller = useSellerName()
  const packed = parcel.Lines.map(({ LineId, Quantity }) => ({ LineId, Quantity, line: order.Lines.find((one) => one.LineId === LineId) }))
  const pieces = packed.reduce((sum, { Quantity }) => sum + Quantity, 0)
  return (
    <PrintPaper
      title="送货单"
      number={parcel.PackageNo}
      facts={[
        { term: '收货方', value: order.EnterpriseName },
        { term: '发货方', value: seller },
        { term: '订单号', value: order.OrderNo },
        { term: '采购单号', value: order.PoNo },
        { term: '承运', value: parcel.Carrier },
        { term: '运单号', value: parcel.TrackingNo },
        { term: '发货时间', value: formatInstant(parcel.ShippedAt) },
        { term: '期望送达', value: order.DeliveryDate },
        { term: '收货', value: `${order.Address.Consignee} ${order.Address.Mobile}，${order.Address.FullAddress}`, wide: true },
        { term: '订单备注', value: order.Remark, wide: true },
      ]}
      signers={[
        { side: `收货方：${order.EnterpriseName}`, lines: ['收货人', '日期'] },
        { side: `发货方：${seller}`, lines: ['送货人', '日期'] },
      ]}
    >
      <PaperLines
        rows={packed}
        rowKey={({ LineId }) => LineId}
        columns={columns}
        foot={
          <tr>
            <td colSpan={4}>合计 {packed.length} 种</td>
            <td data-number="">{pieces}</td>
            <td colSpan={2} aria-label="实收合计，待填" />
          </tr>
        }
      />
    </PrintPaper>
  )
}

/** A paper for each package, on pages of its own. */
export const DeliveryPapers = ({ order }: { readonly order: OrderDetail }) => order.Packages.map((parcel) => <DeliveryPaper key={parcel.PackageNo} order={order} parcel={parcel} />)
