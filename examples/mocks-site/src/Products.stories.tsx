import { buildProductItem, buildProductItems, buildProductList, handle } from '@mall/mocks'
import { liveLogin, liveMall } from '@mall/mocks/live-mall'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.ts'
import { mall } from './mall.ts'
import { Products } from './Products.tsx'

const meta = preview.meta({ component: Products })

const Items = [buildProductItem({ CustomerProductName: '会议记录本 A5', CustomerPrice: 12.5 }), ...buildProductItems(2)]

/** Values, of which only those parts are written that the story is about. */
export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(handle('POST /api/Product/List', buildProductList({ Items, total: Items.length }))) })

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(handle.empty('POST /api/Product/List')) })

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Product/List', '商城正在盘点，请稍后再试')) })

/** The mall itself, in a worker of this page: somebody is logged in and searches. */
export const Live = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...(await liveMall()))
    mall.session.set(await liveLogin('buyer'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '笔记本')
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    const found = await canvas.findAllByText(/笔记本/, undefined, { timeout: 30_000 })
    await expect(found.length).toBeGreaterThan(1)
  },
})
