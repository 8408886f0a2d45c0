import { responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'

const built = responseBuilder('POST /api/Inquiry/Detail')({ QuotedAmount: 660, ValidUntil: '2026-03-25T10:00:00+08:00' })
const line = built.Lines.find(({ Quote }) => Quote !== null)
if (!line?.Quote) throw new Error('The built inquiry has no quote.')
const paper = { ...line, LineId: 1, Name: '复印纸', Unit: '包', Quote: { ...line.Quote, Unit: '包', Price: 16.5, Quantity: 40 } }

const meta = preview.meta({
  title: 'Parts/接受报价 Accept quote',
  component: AcceptDialog,
  args: { inquiry: { ...built, Lines: [paper] }, onConfirm: fn(() => Promise.resolve()), onClose: fn() },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: '接受报价' }))
    await expect(dialog.getByText('¥16.50/包 × 40包')).toBeVisible()
    await expect(dialog.getByText('以下商品将按报价加入购物车，价格在 2026-03-25 10:00 前有效。')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveTextContent('小计 ¥660.00')
    await userEvent.click(dialog.getByRole('button', { name: '接受并加入购物车' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** What the seller does not have is said too. */
export const SomeUnavailable = meta.story({
  args: { inquiry: { ...built, Lines: [paper, { ...paper, LineId: 2, Name: '会议白板', Quote: null }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('另有 1 种商品商家暂时无法供货，不会加入购物车。')).toBeVisible()
  },
})
