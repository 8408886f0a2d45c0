import type { OrderDetail } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { PrintPaper, useSellerName } from '../../../components/print-document/PrintDocument.tsx'
import { Lines } from '../../../components/print-document/PrintDocument.styles.ts'

type Package = OrderDetail['Packages'][number]

interface DeliveryPaperProps {
  readonly order: OrderDetail
  readonly parcel: Package
}

/** 送货单 of a package: what is in it, with a column to count it. It has no prices: it goes through many hands. */
const DeliveryPaper = ({ order, parcel }: DeliveryPaperProps) => {
  const seller = useSellerName()
  const pieces = parcel.Lines.reduce((sum, { Quantity }) => sum + Quantity, 0)
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
      <Lines>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">商品编码</th>
            <th scope="col">商品名称</th>
            <th scope="col">单位</th>
            <th scope="col" data-number="">发货数量</th>
            <th scope="col" data-number="">实收数量</th>
            <th scope="col">备注</th>
          </tr>
        </thead>
        <tbody>
          {parcel.Lines.map(({ LineId, Quantity }, at) => {
            const line = order.Lines.find((one) => one.LineId === LineId)
            return (
              <tr key={LineId}>
                <td data-number="">{at + 1}</td>
                <td>{line?.ProductCode}</td>
                <td>{line?.CustomerProductName}</td>
                <td>{line?.Unit}</td>
                <td data-number="">{Quantity}</td>
                <td aria-label="实收数量，待填" />
                <td>{line?.Remark}</td>
              </tr>
            )
          })}
          <tr>
            <td colSpan={4}>合计 {parcel.Lines.length} 种</td>
            <td data-number="">{pieces}</td>
            <td colSpan={2} aria-label="实收合计，待填" />
          </tr>
        </tbody>
      </Lines>
    </PrintPaper>
  )
}

/** A paper for each package, on pages of its own. */
export const DeliveryPapers = ({ order }: { readonly order: OrderDetail }) => order.Packages.map((parcel) => <DeliveryPaper key={parcel.PackageNo} order={order} parcel={parcel} />)
