import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { ScreenMatrix } from './ScreenMatrix.tsx'
import { screenMatrix } from './screen-matrix.ts'

const meta = preview.meta({
  title: 'Screens/Overview 总览',
  id: 'screens-overview',
  component: ScreenMatrix,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { rows: screenMatrix() },
})

export const Overview = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(args.rows.length + 1)
    await expect(canvas.getByRole('link', { name: 'Too many visits' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Find a screen'), '/shop/cart')
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: '我的购物车 · Empty' })).toHaveAttribute('href', expect.stringContaining('--empty'))
    await userEvent.clear(canvas.getByLabelText('Find a screen'))
  },
})

/** What a screen that owes something looks like here. */
export const SomethingMissing = meta.story({
  args: {
    rows: screenMatrix()
      .filter(({ id }) => id === 'cart')
      .map((row) => ({
        ...row,
        states: row.states.map((cell) => (cell.state === 'Failed' ? { ...cell, stories: [] } : cell)),
        missing: ['Failed', 'Visitor'],
      })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('missing')).toBeVisible()
    await expect(canvas.getByText('Visitor missing')).toBeVisible()
  },
})
