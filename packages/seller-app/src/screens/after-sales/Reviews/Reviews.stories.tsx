import type { SellerReview, SellerReviewList } from '@mall/api/seller/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { drawingOf, handle, pageBuilder } from '@mall/mocks'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { reviewSamples } from '../../../testing/review-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Reviews } from './Reviews.tsx'
import { reviewsList } from './reviews-list.ts'
import { ReviewsView } from './ReviewsView.tsx'

const build = pageBuilder('POST /api/SellerReview/List')
const { waiting, low, replied, wordless, hidden } = reviewSamples

const parts: Pick<SellerReviewList, 'TabCounts' | 'All'> = { TabCounts: [{ Tab: 'waiting', Count: 3 }, { Tab: 'low', Count: 1 }, { Tab: 'hidden', Count: 1 }], All: 5 }
const pageOf = (items: readonly SellerReview[]): SellerReviewList => build([...items], { ...parts, total: items.length })
const filled = pageOf([waiting, low, replied, wordless, hidden])

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(reviewsList, {
  filled,
  none: build([], { TabCounts: [], All: 0 }),
  thousand: build(thousandRows((at) => ({ ...waiting, ReviewId: at + 1 })), { TabCounts: [{ Tab: 'waiting', Count: 1000 }], All: 1000 }),
})

const meta = preview.meta({ title: 'Seller/评价 Reviews', component: ReviewsView, args: { state: stateOf(), onTask: fn() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    const { canvas, args, userEvent } = context
    await pressTab(context, 'low')
    await expect(canvas.getByText(/3 条待回复/)).toHaveTextContent('3 条待回复，1 条差评')
    const row = within(canvas.getAllByRole('row').find(({ textContent }) => textContent?.includes(low.Text)) ?? document.body)
    await userEvent.click(row.getByRole('button', { name: /^回复/ }))
    await expect(args.onTask).toHaveBeenCalledWith('Reply', low)
    await expect(canvas.getByText('没有填写文字')).toBeVisible()
  },
})
/** Beside the list: all that was written, and by whom. */
export const Looking = meta.story({
  args: { state: stateOf('Peek=30') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('补充一下：换来的一件也有划痕。')).toBeVisible()
    await expect(canvas.getByText('远帆采购（匿名）')).toBeVisible()
    await expect(canvas.getByRole('link', { name: low.OrderNo })).toHaveAttribute('href', `/orders/${low.OrderNo}`)
  },
})
export const LookingAtHidden = meta.story({
  args: { state: stateOf('Peek=22') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/由 商家客服 隐藏。原因：含有广告和联系方式/)).toBeVisible()
  },
})
/** Who only reads replies to none. */
export const ReadOnly = meta.story({
  args: { state: stateOf('', { data: pageOf([{ ...waiting, AllowActions: [] }]) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(回复|隐藏)/ })).toBeNull()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: pageOf([waiting]) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: pageOf([
        {
          ...low, Text: '质量很好，和页面描述一致，部门同事都说好用。'.repeat(20), EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司',
          CustomerProductName: '云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸', ImageUrl: drawingOf('云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸'),
        },
      ]),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const connected = () => (
  <StoryMall at="/reviews" login={sellerLogin}>
    <Reviews />
  </StoryMall>
)

const buttonOf = async (canvas: ReturnType<typeof within>, text: string, name: RegExp): Promise<HTMLElement> => {
  await canvas.findByText(text)
  const row = canvas.getAllByRole('row').find(({ textContent }: HTMLElement) => textContent?.includes(text))
  return within(row ?? document.body).getByRole('button', { name })
}

/** What is missing is said beside its field, and what was typed stays where the server refuses it. */
export const Replying = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerReview/List', filled), handle.fail('POST /api/SellerReview/Reply', '评价已隐藏，不能回复', { Code: 'REVIEW_ACTION_NOT_ALLOWED' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await buttonOf(canvas, low.Text, /^回复/))
    const dialog = within(await screen.findByRole('dialog', { name: '回复评价' }))
    await expect(dialog.getByText(low.Text)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '回复' }))
    await expect(await dialog.findByText('请输入回复')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^回复/ }), '抱歉，划痕的两件今天补发')
    await userEvent.click(dialog.getByRole('button', { name: '回复' }))
    await expect(await dialog.findByText('评价已隐藏，不能回复')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^回复/ })).toHaveValue('抱歉，划痕的两件今天补发')
  },
})

/** A reason is asked for, since the writer reads it. */
export const Hides = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerReview/List', filled), handle('POST /api/SellerReview/Hide', hidden)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await buttonOf(canvas, low.Text, /^隐藏/))
    const dialog = within(await screen.findByRole('dialog', { name: '隐藏评价' }))
    await userEvent.click(dialog.getByRole('button', { name: '隐藏' }))
    await expect(await dialog.findByText('请写明隐藏的原因')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^原因/ }), '含有广告和联系方式')
    await userEvent.click(dialog.getByRole('button', { name: '隐藏' }))
    await expect(await screen.findByText('已隐藏，评价人会收到原因')).toBeVisible()
  },
})
