import { handle, logins } from '@mall/mocks'
import { expect, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { RestockRequest } from './RestockRequest.tsx'

const state = 'POST /api/Restock/State'

const meta = preview.meta({
  title: 'Parts/到货通知 Restock request',
  component: RestockRequest,
  args: { ProductCode: '10010222', AreaCode: '310000', quantity: 20, unit: '箱', loginHref: undefined },
  beforeEach: ({ msw }) => msw.use(handle(state, { Quantity: null })),
  render: (args) => (
    <StoryMall login={logins.buyer}>
      <RestockRequest {...args} />
    </StoryMall>
  ),
})

export const Asks = meta.story({
  beforeEach: ({ msw }) => {
    let Quantity: number | null = null
    msw.use(
      handle(state, () => ({ Quantity })),
      handle('POST /api/Restock/Ask', (input) => {
        Quantity = input.Quantity
        return { Quantity }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '到货通知我' }))
    await expect(await canvas.findByText('有 20箱时通知你')).toBeVisible()
    await expect(screen.getByText('到货后会在消息里通知你')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '到货通知我' })).toBeNull()
  },
})
export const Waits = meta.story({
  beforeEach: ({ msw }) => {
    let Quantity: number | null = 10
    msw.use(
      handle(state, () => ({ Quantity })),
      handle('POST /api/Restock/Cancel', () => {
        Quantity = null
        return { Quantity }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '改为有 20箱时通知' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消通知' }))
    await expect(await canvas.findByRole('button', { name: '到货通知我' })).toBeVisible()
  },
})
/** What could not be read can still be asked for. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(state), handle.fail('POST /api/Restock/Ask', '商品有货，可以直接购买', { Code: 'RESTOCK_NOT_NEEDED' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '到货通知我' }))
    await expect(await screen.findByText('商品有货，可以直接购买')).toBeVisible()
  },
})
export const Visitor = meta.story({
  args: { loginHref: '/login?ReturnUrl=%2F10010222.html' },
  render: (args) => (
    <StoryMall>
      <RestockRequest {...args} />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '登录后可要到货通知' })).toHaveAttribute('href', '/login?ReturnUrl=%2F10010222.html')
  },
})
