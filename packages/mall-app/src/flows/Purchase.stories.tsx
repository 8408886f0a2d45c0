import { createMall, createMemoryStorage, createSession } from '@mall/api'
import { liveLogin, liveMall } from '@mall/mocks/live-mall'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { LiveMall } from '../testing/LiveMall.tsx'

const meta = preview.meta({
  title: 'Flows/Purchase 采购',
  id: 'flows-purchase',
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
})

/** The mall's own records, in a session beside the one on the screen. */
const openRecords = async () => {
  const session = createSession({ storage: createMemoryStorage() })
  session.set(await liveLogin('buyer'))
  const mall = createMall({ session })
  return {
    clearCart: () => mall.shoppingCart.clear({ OnlyInvalid: false }),
    stockOf: async (ProductCode: string) => (await mall.product.detail({ ProductCode })).Stock.Quantity,
    order: (OrderNo: string) => mall.order.detail({ OrderNo }),
  }
}

/** The amount in a text such as 预算剩余¥62,868.52, in fen. */
const fenIn = (text: string): number => Math.round(Number(/¥([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')) * 100)

/** A whole text that is the number of an order. */
const orderNo = /^D\d{16}$/

/** Searches, looks, puts into the cart, checks and submits; then stock and budget are less by what was bought. */
export const FromSearchToOrder = meta.story({
  render: () => <LiveMall account="buyer" />,
  play: async ({ canvas, step, userEvent }) => {
    const records = await openRecords()
    await records.clearCart()
    const address = () => canvas.getByLabelText('当前地址')
    const main = () => within(canvas.getByRole('main'))
    const search = async () => {
      await userEvent.type(await canvas.findByRole('combobox', { name: /搜索/ }), '复印纸')
      await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(0)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(address()).toHaveTextContent('/product/index?Keyword=复印纸'))
    }
    const openFirst = async () => {
      const [card] = await main().findAllByRole('article')
      if (!card) throw new Error('Nothing was found.')
      await userEvent.click(within(card).getAllByRole('link')[0] ?? card)
      await waitFor(() => expect(address()).toHaveTextContent(/^\/\d+\.html$/))
    }
    const putIntoCart = async () => {
      await userEvent.click(await main().findByRole('button', { name: '加入购物车' }))
      await canvas.findAllByText('添加购物车成功')
      await userEvent.click(within(canvas.getByRole('navigation', { name: '快捷入口' })).getByRole('link', { name: /购物车/ }))
    }
    const shownBudget = async () => fenIn((await canvas.findByText(/^预算剩余/)).textContent)
    const before = { budget: 0, stock: 0 }
    let code = ''

    await step('Searches', search)
    await step('Opens a product', async () => {
      await openFirst()
      code = /\d+/.exec(address().textContent)?.[0] ?? ''
      before.stock = await records.stockOf(code)
    })
    await step('Puts it into the cart', async () => {
      await putIntoCart()
      before.budget = await shownBudget()
    })
    await step('Checks out', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^去结算/ }))
      await waitFor(() => expect(address()).toHaveTextContent('/shop/submit'))
    })
    await step('Submits', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^提交(订单|审批)$/ }))
      await waitFor(() => expect(address()).toHaveTextContent('/shop/state'))
      await expect(await canvas.findByRole('heading', { name: /^(订单提交成功|已提交审批)/ })).toBeVisible()
      await expect(main().getByText(orderNo)).toBeVisible()
    })
    await step('Stock and budget have moved', async () => {
      const order = await records.order(main().getByText(orderNo).textContent)
      await expect(order.Lines).toMatchObject([{ ProductCode: code }])
      await expect(await records.stockOf(code)).toBe(before.stock - (order.Lines[0]?.Quantity ?? 0))
      await userEvent.click(main().getByRole('link', { name: '继续购物' }))
      await search()
      await openFirst()
      await putIntoCart()
      // Until it is loaded again, the cart shows cached data.
      await waitFor(async () => expect(await shownBudget()).toBe(before.budget - Math.round(Number(order.PayableAmount) * 100)))
    })
  },
})
