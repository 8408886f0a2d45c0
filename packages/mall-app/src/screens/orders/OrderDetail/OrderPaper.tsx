import type { OrderDetail, OrderLine } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { PaperLines, type PaperColumn } from '../../../components/print-document/PaperLines.tsx'
import { PaperSums } from '../../../components/print-document/PaperSums.tsx'
import { PrintPaper, useSellerName } from '../../../components/print-document/PrintDocument.tsx'

/** A paper that is printed of an order. */
export type OrderPaperKind = 'order' | 'delivery'

const columns: readonly PaperColumn<OrderLine>[] = [
  { head: '商品编码', cell: ({ ProductCode }) => ProductCode },
  {
    head: '商品名称',
    cell: ({ CustomerProductName, Remark }) => (
      <>
        {CustomerProductName}
        {Remark ? <small>备注：{Remark}</small> : null}
      </>
    ),
  },
  { head: '单位', cell: ({ Unit }) => Unit },
  { head: '数量', isNumber: true, cell: ({ Quantity }) => Quantity },
  { head: '单价（元）', isNumber: true, cell: ({ Price }) => formatAmount(Price) },
  { head: '小计（元）', isNumber: true, cell: ({ Subtotal }) => formatAmount(Subtotal) },
]

/** 采购订单: an order as both companies sign and file it. */
export const OrderPaper = ({ order }: { readonly order: OrderDetail }) => {
  const seller = useSellerName()
  return (
    <PrintPaper
      title="采购订单"
      number={order.OrderNo}
      facts={[
        { term: '采购方', value: order.EnterpriseName },
        { term: '供货方', value: seller },
        { term: '采购人', value: `${order.UserName}（${order.DepartmentName}）` },
        { term: '下单时间', value: formatInstant(order.OrderTime) },
        { term: '采购单号', value: order.PoNo },
        { term: '订单状态', value: order.StatusName },
        { term: '支付方式', value: order.PaymentTypeName },
        { term: '期望送达', value: order.DeliveryDate },
        { term: '发票', value: [order.Invoice.TypeName, order.Invoice.Title, order.Invoice.TaxNo].filter((part) => part !== '').join('，') || order.Invoice.ModeName, wide: true },
        { term: '收货', value: `${order.Address.Consignee} ${order.Address.Mobile}，${order.Address.FullAddress}`, wide: true },
        { term: '采购事由', value: order.Reason, wide: true },
        { term: '订单备注', value: order.Remark, wide: true },
      ]}
      signers={[
        { side: `采购方：${order.EnterpriseName}`, lines: ['采购人', '审批人', '日期'] },
        { side: `供货方：${seller}`, lines: ['经办人', '日期'] },
      ]}
    >
      <PaperLines rows={order.Lines} rowKey={({ LineId }) => LineId} columns={columns} />
      <PaperSums amount={order.PayableAmount}>
        <OrderSums sums={order} />
      </PaperSums>
    </PrintPaper>
  )
}
