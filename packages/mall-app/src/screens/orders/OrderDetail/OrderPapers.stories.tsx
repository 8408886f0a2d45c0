import { buildOrderDetail, buildOrderLine } from '@mall/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { expectSums } from '../../../testing/expect-sums.ts'
import { PrintDocument } from '../../../components/print-document/PrintDocument.tsx'
import { DeliveryPapers } from './DeliveryPapers.tsx'
import { OrderPaper } from './OrderPaper.tsx'

const order = buildOrderDetail({ Status: 50 })

const meta = preview.meta({ title: 'Parts/打印 Papers of an order', component: OrderPaper, args: { order } })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: `采购订单 ${order.OrderNo}` })).toBeVisible()
    await expect(canvas.getByText(`采购方：${order.EnterpriseName}`)).toBeVisible()
  },
})

/** What goes back for refused and returned goods is printed as the page of the order says it: the lines come to 商品总额, and the rest to 实际应付. */
export const Refunded = meta.story({
  args: {
    order: {
      ...order, Status: 70, StatusName: '已完成',
      Lines: [
        buildOrderLine({ LineId: 1, Quantity: 4, Price: 50, Subtotal: 200 }),
        buildOrderLine({ LineId: 2, ProductCode: '10010428', CustomerProductName: '中性笔 0.5mm 黑色', Quantity: 10, Price: 12.55, Subtotal: 125.5 }),
      ],
      GoodsAmount: 325.5, Freight: 8, PayableAmount: 333.5, RefusedQuantity: 1, RefusedAmount: 50, RefundAmount: 25.1, NetAmount: 258.4, PaidBackAmount: 50, PayingBackAmount: 25.1,
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expectSums(canvasElement, args.order)
    const printed = [...canvasElement.querySelectorAll('tbody tr td:last-child')].map((cell) => Number(cell.textContent.replaceAll(',', '')))
    const amountOf = (term: string) => Number(canvas.getByText(term).nextElementSibling?.textContent.replaceAll(/[¥,]/g, '').replace('−', '-'))
    await expect(printed).toEqual([200, 125.5])
    await expect(amountOf('商品总额')).toBe(325.5)
    await expect(amountOf('商品总额') + amountOf('运费')).toBe(amountOf('应付'))
    await expect(amountOf('应付') + amountOf('拒收退回') + amountOf('售后退款')).toBeCloseTo(amountOf('实际应付'), 2)
  },
})

/** Amounts that are withheld are not printed either. */
export const PricesHidden = meta.story({
  args: { order: { ...order, PayableAmount: null, GoodsAmount: null, Freight: null, Lines: [buildOrderLine({ Price: null, Subtotal: null })] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/¥|NaN/)).toBeNull()
  },
})

export const LongContent = meta.story({
  args: {
    order: {
      ...order, EnterpriseName: '华启集团长三角区域综合运营与共享服务管理有限责任公司第一分公司', Remark: '请与行政部年度归档用品一并送到三楼北侧仓库，'.repeat(4),
      Lines: [buildOrderLine({ CustomerProductName: '加厚防潮多功能高白度双面打印复印纸（整箱装）'.repeat(3), ProductCode: '12345678901234567890', Quantity: 999_999, Price: 123_456.78, Subtotal: 123_456_656_543.22 })],
    },
  },
})

/** 送货单: a paper for each package, without prices. */
export const DeliveryNote = meta.story({
  render: (args) => <DeliveryPapers order={args.order} />,
  play: async ({ canvas }) => {
    const [parcel] = order.Packages
    const paper = within(canvas.getByRole('article', { name: `送货单 ${parcel?.PackageNo ?? ''}` }))
    await expect(paper.getByRole('columnheader', { name: '实收数量' })).toBeVisible()
    await expect(paper.queryByText(/元|¥/)).toBeNull()
  },
})

/** Only while the page is printed is a paper in it at all. */
export const DrawnForThePrinter = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <PrintDocument name="采购订单">
      <OrderPaper order={args.order} />
    </PrintDocument>
  ),
  play: async () => {
    const paper = () => document.querySelector(`[aria-label^="采购订单"]`)
    await expect(paper()).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(paper()).not.toBeNull()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(paper()).toBeNull())
  },
})
