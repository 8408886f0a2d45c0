import { handle, responseBuilder } from '@mall/mocks'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ProductReviews } from './ProductReviews.tsx'
import { firstReviews, ProductReviewsView } from './ProductReviewsView.tsx'

const key = 'POST /api/Product/Reviews'
const build = responseBuilder(key)
const picture = build().Items[0]

const written = (ReviewId: number, parts: Partial<NonNullable<typeof picture>> = {}) => ({
  ReviewId, UserName: '王**', Stars: 5 as const, Text: '一直采购这一款，品质稳定，下次还会继续买。', Images: [], Time: '2026-03-12T10:20:00+08:00', Append: null, Reply: null, ...parts,
})
const swatch = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`)}`

const reviews = build({
  Items: [
    written(1, { Images: [swatch('#7a9e87'), swatch('#b08d57')], Append: { Text: '用了一段时间再来说说：依然好用。', Images: [swatch('#5b7a8c')], Time: '2026-03-17T09:00:00+08:00' } }),
    written(2, { UserName: '匿名用户', Stars: 3, Text: '' }),
    written(3, { UserName: '李**', Stars: 4, Text: '好用，就是到货比预计晚了一天。', Reply: { Text: '抱歉让您久等，当天线路因大雪延误，之后的订单已恢复次日达。', Time: '2026-03-13T09:00:00+08:00' } }),
  ],
  total: 23, Count: 23, Average: 4.6, ImageCount: 1,
  Distribution: [{ Stars: 5, Count: 16 }, { Stars: 4, Count: 5 }, { Stars: 3, Count: 2 }, { Stars: 2, Count: 0 }, { Stars: 1, Count: 0 }],
})

const meta = preview.meta({
  title: 'Parts/商品评价 Product reviews',
  component: ProductReviewsView,
  args: { reviews, filter: firstReviews, updating: false, onFilterChange: fn() },
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '平均 4.6 星，满分 5 星' })).toBeVisible()
    await expect(canvas.getByText(/^商家回复/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '4 星（5）' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith({ PageIndex: 1, PageSize: 10, Stars: 4 })
    await expect(canvas.getByRole('button', { name: '2 星（0）' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '第2页' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ PageIndex: 2, PageSize: 10 })
  },
})
export const Empty = meta.story({ args: { reviews: build({ Items: [], total: 0, Count: 0, Average: null, ImageCount: 0 }) } })
export const LongContent = meta.story({
  args: { reviews: { ...reviews, Items: [written(1, { Text: `${'质量很好，和页面描述一致，部门同事都说好用。'.repeat(20)}\n第二段：Supercalifragilisticexpialidocious${'x'.repeat(80)}` })], total: 1 } },
})
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(key)),
  render: () => (
    <StoryMall>
      <ProductReviews code="1" />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('加载失败，点击重试')).toBeVisible()
  },
})
