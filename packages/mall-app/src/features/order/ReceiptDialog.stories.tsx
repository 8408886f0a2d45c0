import { MallError } from '@mall/api'
import { buildOrderDetail, buildOrderLine, buildOrderSummary, buildUploadedFile, drawingOf } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ReceiptDialog, type ReceiptDialogProps } from './ReceiptDialog.tsx'

const PackageNo = 'D2026031800000012-1'
const pens = buildOrderLine({ LineId: 1, ProductCode: '12010170', CustomerProductName: '中性笔 0.5mm 黑色', ImageUrl: drawingOf('中性笔 0.5mm 黑色'), Unit: '盒', Price: 25, Quantity: 4, Subtotal: 100, ShippedQuantity: 4, ReceivedQuantity: 0, RefusedQuantity: 0 })
const paper = buildOrderLine({ LineId: 2, ProductCode: '10010322', CustomerProductName: '复印纸 A4 70g 500张', ImageUrl: drawingOf('复印纸 A4 70g 500张'), Unit: '包', Price: 22.5, Quantity: 10, Subtotal: 225, ShippedQuantity: 10, ReceivedQuantity: 3, RefusedQuantity: 0 })
const shipped = { Carrier: '速达物流', TrackingNo: 'SD2026031800000012', ShippedAt: '2026-03-16T15:00:00+08:00', Tracks: [] }

const orderOf = (lines: readonly (typeof pens)[], Freight = 8) => {
  const goods = lines.reduce((sum, { Subtotal }) => sum + (Subtotal ?? 0), 0)
  return buildOrderDetail({
    Status: 50, Lines: [...lines], GoodsAmount: goods, Freight, PayableAmount: goods + Freight, Version: 7,
    Packages: [{ ...shipped, PackageNo, Lines: lines.map(({ LineId, Quantity, ReceivedQuantity, RefusedQuantity }) => ({ LineId, Quantity, ReceivedQuantity, RefusedQuantity })) }],
  })
}
const order = orderOf([pens, paper])

const args: ReceiptDialogProps = {
  receipt: { kind: 'receive', order, packageNo: PackageNo },
  onSubmit: fn(() => Promise.resolve(buildOrderSummary({ Status: 70 }))),
  onClose: fn(),
  upload: fn(() => Promise.resolve(buildUploadedFile())),
}

const meta = preview.meta({
  title: 'Parts/收货与拒收 Receipt',
  component: ReceiptDialog,
  args,
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

/** All arrived, until somebody says otherwise. */
export const Receives = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('收到 11 件，拒收 0 件')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '确认收货' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      OrderNo: order.OrderNo, Version: 7, Lines: [{ PackageNo, LineId: 1, Received: 4, Refused: 0 }, { PackageNo, LineId: 2, Received: 7, Refused: 0 }],
    })
  },
})

/** A piece is received or refused: the one count gives way to the other. */
export const RefusesPieces = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const refused = canvas.getAllByRole('spinbutton', { name: '拒收' })[0]
    if (refused === undefined) throw new Error('There is no line')
    await userEvent.clear(refused)
    await userEvent.type(refused, '1')
    await userEvent.tab()
    await expect(await canvas.findByText('收到 10 件，拒收 1 件')).toBeVisible()
    await expect(canvas.getByText('将退回 ¥25.00')).toBeVisible()
    // The field of pictures comes after the form: what holds its place is taller.
    await canvas.findByText('添加图片')
    await userEvent.click(canvas.getByRole('button', { name: '确认收货与拒收' }))
    await expect(await canvas.findByText('请选择拒收原因')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /拒收原因/ }), '错发')
    await userEvent.click(canvas.getByRole('button', { name: '确认收货与拒收' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ Lines: [{ PackageNo, LineId: 1, Received: 3, Refused: 1, Reason: '错发', Images: [] }, expect.objectContaining({ Received: 7 })] }),
      ),
    )
  },
})

/** A whole package; something of the order was received before, so the freight stays. */
export const RefusesThePackage = meta.story({
  args: { receipt: { kind: 'refuse', order, packageNo: PackageNo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('将退回 ¥257.50')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '确认拒收' })).toBeVisible()
  },
})

/** Nothing of the order is kept: the freight goes back too. */
export const RefusesTheOrder = meta.story({
  args: { receipt: { kind: 'refuse', order: orderOf([pens]), packageNo: PackageNo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('将退回 ¥108.00')).toBeVisible()
  },
})

export const Phone = meta.story({ args: { receipt: { kind: 'refuse', order, packageNo: PackageNo } }, globals: { viewport: { value: 'w390' } } })

export const Submitting = meta.story({
  args: { onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '确认收货' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** What was typed stays. */
export const Failed = meta.story({
  args: { onSubmit: fn(() => Promise.reject(new MallError('business', '数据已被他人修改，请刷新后重试', { code: 'VERSION_CONFLICT' }))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认收货' }))
    await expect(await canvas.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await expect(canvas.getByText('收到 11 件，拒收 0 件')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** 价格可见 is off. */
export const PricesHidden = meta.story({
  args: { receipt: { kind: 'refuse', order: { ...order, Freight: null, Lines: order.Lines.map((line) => ({ ...line, Price: null, Subtotal: null })) }, packageNo: PackageNo } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/¥|NaN/)).toBeNull()
  },
})
