import { liveMall } from '@mall/mocks/live-mall'
import { addons } from 'storybook/preview-api'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MallInside } from '../testing/mall-inside/MallInside.tsx'
import { readPlace, writePlace, type MallPlace } from '../testing/mall-inside/place.ts'
import { fillCart, findPurchase, openRecords, type Records } from '../testing/records.ts'

/** Kept in the address of Storybook by `.storybook/manager.ts`, so that it can be shared. */
const tell = (place: { readonly as: string | null; readonly at: string | null }): void => {
  addons.getChannel().emit('mall/place', place)
}

/** Where the last visitor of this page was; at first what its address says. */
let place: MallPlace = readPlace(location.search)

const meta = preview.meta({
  title: '活的商城 The mall inside',
  id: 'mall-inside',
  tags: ['!autodocs'],
  // What it shows is another screen's picture already.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
})

/** The whole mall with its database, in this page: every route, every person. */
export const Mall = meta.story({
  name: '活的商城',
  beforeEach: async ({ msw }) => {
    msw.use(...(await liveMall({ keeps: true })))
    return () => tell({ as: null, at: null })
  },
  render: () => (
    <MallInside
      first={place}
      onPlace={(next) => {
        place = next
        tell(writePlace(next))
      }}
    />
  ),
})

/** What an order changes: the stock of what is bought, and what is left of the budget. */
const standOf = async (records: Records, ProductCode: string) => ({
  stock: (await records.product.detail({ ProductCode })).Stock.Quantity,
  budget: (await records.shoppingCart.list({})).Budgets.find(({ Decides }) => Decides)?.Remaining,
})

/** Each place is loaded when somebody first comes to it. */
const patience = { timeout: 60_000 }

/** An order over the limit: two others agree to it, the buyer sees that, and nothing of it is left once the data is put back. */
export const BothSides = meta.story({
  name: '两边都看 Both sides',
  globals: { viewport: { value: 'w1440' } },
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <MallInside first={{ account: 'buyer', at: '/' }} onPlace={() => undefined} />,
  play: async ({ canvas, step, userEvent }) => {
    const address = canvas.getByRole<HTMLInputElement>('textbox', { name: '当前地址' })
    const arrive = (at: string) => waitFor(() => expect(address.value).toContain(at), patience)
    const go = async (at: string) => {
      await userEvent.clear(address)
      await userEvent.paste(at)
      await userEvent.keyboard('{Enter}')
    }
    const become = async (name: RegExp, at: string) => {
      const person = canvas.getByRole('button', { name })
      await userEvent.click(person)
      await waitFor(() => expect(person).toHaveAttribute('aria-pressed', 'true'), patience)
      await arrive(at)
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: /^行政采购员/ })).toHaveAttribute('aria-pressed', 'true'), patience)
    const records = await openRecords()
    const purchase = await findPurchase(records)
    const before = await standOf(records, purchase.ProductCode)
    const bought = { orderNo: '', approvalNo: '' }
    const agree = async (notice: string) => {
      await go(`/userCenter/order/approval?Keyword=${bought.orderNo}`)
      await expect(await canvas.findByRole('link', { name: bought.approvalNo }, patience)).toBeVisible()
      await go(`/userCenter/order/approval/${bought.approvalNo}`)
      await userEvent.click(await canvas.findByRole('button', { name: '同意' }, patience))
      await waitFor(() => expect(screen.getByText(notice)).toBeVisible(), patience)
    }

    await step('The buyer orders', async () => {
      await go(`/shop/submit?ids=${await fillCart(records, purchase)}`)
      await userEvent.type(await canvas.findByLabelText(/^采购事由/, {}, patience), '新员工入职物料')
      await userEvent.click(canvas.getByRole('button', { name: '提交审批' }))
      bought.orderNo = (await canvas.findByText(/^D\d{16}$/, {}, patience)).textContent
      const { Items } = await records.approval.list({ View: 'submitted', Keyword: bought.orderNo, PageIndex: 1, PageSize: 10 })
      bought.approvalNo = Items[0]?.ApprovalNo ?? ''
      const now = await standOf(records, purchase.ProductCode)
      await expect(now.stock).toBe(before.stock - purchase.Quantity)
      await expect(now.budget).toBeLessThan(before.budget ?? 0)
    })
    await step('The manager and the finance department agree', async () => {
      await become(/^行政部主管/, '/userCenter/order/approval')
      await agree('已同意，等待财务复核')
      await become(/^财务专员/, '/userCenter/order/approval')
      await agree('已同意，审批通过')
    })
    await step('The buyer sees it', async () => {
      await become(/^行政采购员/, '/shop/state')
      await go(`/userCenter/order/detail?id=${bought.orderNo}`)
      await expect((await canvas.findAllByText('已通过', {}, patience)).length).toBeGreaterThan(0)
    })
    await step('Nothing of it is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '恢复初始数据' }))
      await expect(await canvas.findByText('数据已恢复到最初', {}, patience)).toBeVisible()
      await waitFor(() => expect(address.value).toBe('/'), patience)
      await expect(await standOf(await openRecords(), purchase.ProductCode)).toEqual(before)
      await go(`/userCenter/order/detail?id=${bought.orderNo}`)
      await expect(await canvas.findByRole('heading', { name: '打不开该订单' }, patience)).toBeVisible()
    })
  },
})
