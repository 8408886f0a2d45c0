import { allHandlers, logins } from '@mall/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { WholeMall } from '../testing/WholeMall.tsx'

const meta = preview.meta({
  title: 'Flows/Purchase',
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...allHandlers((world) => void (world.cart = []))),
})

/** Searches, looks, puts into the cart, checks and submits. */
export const FromSearchToOrder = meta.story({
  render: () => <WholeMall login={logins.buyer} />,
  play: async ({ canvas, step, userEvent }) => {
    const address = () => canvas.getByLabelText('当前地址')
    const main = () => within(canvas.getByRole('main'))
    await step('Searches', async () => {
      await userEvent.type(await canvas.findByRole('combobox', { name: /搜索/ }), '复印纸{Enter}')
      await waitFor(() => expect(address()).toHaveTextContent('/product/index?Keyword=复印纸'))
    })
    await step('Opens a product', async () => {
      const [card] = await main().findAllByRole('article')
      const [link] = within(card ?? canvas.getByRole('main')).getAllByRole('link')
      await userEvent.click(link ?? card ?? address())
      await waitFor(() => expect(address()).toHaveTextContent(/^\/\d+\.html$/))
    })
    await step('Puts it into the cart', async () => {
      await userEvent.click(await main().findByRole('button', { name: '加入购物车' }))
      await waitFor(() => expect(canvas.getByText('添加购物车成功')).toBeVisible())
      await userEvent.click(within(canvas.getByRole('navigation', { name: '快捷入口' })).getByRole('link', { name: /购物车/ }))
    })
    await step('Checks out', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '去结算' }))
      await waitFor(() => expect(address()).toHaveTextContent('/shop/submit'))
    })
    await step('Submits', async () => {
      await userEvent.type(await canvas.findByLabelText(/^采购事由/), '季度补货')
      await userEvent.click(canvas.getByRole('button', { name: /^提交(订单|审批)$/ }))
      await waitFor(() => expect(address()).toHaveTextContent('/shop/state'))
      await expect(await canvas.findByRole('heading', { name: /^(订单提交成功|已提交审批)/ })).toBeVisible()
    })
  },
})
