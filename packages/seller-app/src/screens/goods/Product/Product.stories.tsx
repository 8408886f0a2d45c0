import type { SellerProductAction } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { buildPhotos, handle, responseBuilder } from '@mall/mocks'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Product } from './Product.tsx'
import { ProductView, type ProductViewProps } from './ProductView.tsx'

const key = 'POST /api/SellerProduct/Detail'
const build = responseBuilder(key)
const all: SellerProductAction[] = ['SetPrice', 'SetStock', 'SetPictures', 'TakeOff']
const photos = buildPhotos(9)
const [one = '', two = '', three = '', four = ''] = photos

const product = {
  ...build(), Version: 4, AllowActions: all, Agreements: 9, Stock: 318, Sales: 1204, Shelf: 'on' as const,
  Tiers: [{ MinQty: 1, Price: 47 }, { MinQty: 50, Price: 45 }, { MinQty: 200, Price: 43 }], Price: 47,
  ImageUrl: one, Pictures: [{ Url: one, Alt: '五包一组，正面' }, { Url: two, Alt: '一包，四十五度' }, { Url: three, Alt: '' }, { Url: four, Alt: '整箱，8 包' }],
}

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#8fb9c6" d="M0 0h8v8H0z"/></svg>'
const file = (name: string, type = 'image/jpeg', size = 2048) => new File([drawn.padEnd(size)], name, { type })

const meta = preview.meta({
  title: 'Seller/商品资料 Product',
  component: ProductView,
  args: { product, saving: false, upload: fn(async () => photos[8] ?? ''), onSave: fn(async () => true), renderLeaveGuard: () => null },
})

const connected = () => (
  <StoryMall at={`/products/${product.ProductCode}`} path="/products/:code" login={sellerLogin}>
    <Product />
  </StoryMall>
)
/** Another version arrives at the first press. */
const Later = (args: ProductViewProps) => {
  const [version, setVersion] = useState(args.product.Version)
  useEffect(() => {
    const later = () => setVersion((before) => before + 1)
    document.addEventListener('keyup', later, { once: true })
    return () => document.removeEventListener('keyup', later)
  }, [])
  return <ProductView {...args} product={{ ...args.product, Version: version }} />
}
const { loading, failed, forbidden } = queryStories(key, connected)
const place = (number: number) => ({ name: new RegExp(`^第 ${number} 张`) })

/** Put in order by keys, described and removed; nothing is sent before it is saved. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', place(4)))
    await userEvent.keyboard('m')
    await expect(canvas.getByRole('button', { name: '第 1 张，主图：整箱，8 包' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '后移' }))
    await userEvent.click(canvas.getByRole('button', place(4)))
    await userEvent.type(canvas.getByRole('textbox', { name: /^第 4 张的替代文字/ }), '背面')
    await expect(canvas.getByRole('heading', { level: 1, name: '图片换了顺序，改 1 张的替代文字，还没保存' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', place(3)))
    await userEvent.keyboard('{Delete}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '保存图片' }))
    await expect(args.onSave).toHaveBeenCalledWith([{ Url: one, Alt: '五包一组，正面' }, { Url: four, Alt: '整箱，8 包' }, { Url: three, Alt: '背面' }], 4)
  },
})
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', place(2)))
    await userEvent.click(canvas.getByRole('button', { name: '设为主图' }))
    await expect(canvas.getByRole('heading', { level: 1, name: '图片换了顺序，还没保存' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4)
  },
})
/** Dragged to another place. */
export const Dragged = meta.story({
  play: async ({ canvas }) => {
    const [first, third] = [canvas.getByRole('button', place(1)), canvas.getByRole('button', place(3))]
    const drag = (target: Element, type: string) => target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }))
    drag(first, 'dragstart')
    await waitFor(() => expect(first).toHaveAttribute('data-lifted'))
    drag(third, 'dragover')
    await waitFor(() => expect(third).toHaveAttribute('data-over'))
    drag(third, 'drop')
    drag(first, 'dragend')
    await expect(await canvas.findByRole('button', { name: '第 3 张：五包一组，正面' })).toBeVisible()
  },
})
/** One is on its way, one was refused by the server, one is no photo: each says so beside its name. */
export const Uploading = meta.story({
  args: {
    product: { ...product, Pictures: product.Pictures.slice(0, 2) },
    upload: fn(async (sent: File, { onProgress }: { onProgress: (done: number, total: number) => void }) => {
      if (sent.name === '旋转.png') throw Object.assign(new Error('不支持动图，请上传静态图片'), { kind: 'business' })
      if (sent.name === '到了.jpg') return photos[8] ?? ''
      onProgress(62, 100)
      return new Promise<string>(() => {})
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no file picker')
    await userEvent.upload(input, [file('到了.jpg'), file('白度检测.jpg'), file('旋转.png', 'image/png'), file('太大.jpg', 'image/jpeg', 11 * 1024 * 1024)])
    await expect(await canvas.findByText(/KB · 不支持动图，请上传静态图片$/)).toBeVisible()
    await expect(canvas.getByText(/太大\.jpg：图片不能超过 10MB/)).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await expect(await canvas.findByRole('button', place(3))).toBeVisible()
    await expect(canvas.getByRole('button', { name: '保存图片' })).toHaveAttribute('aria-disabled', 'true')
  },
})
/** Somebody else changed the product meanwhile: nothing is overwritten unasked. */
export const Stale = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', place(2)))
    await userEvent.keyboard('m')
    await expect(await canvas.findByText('有人刚改过这个商品，你的图片还没保存')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '保存图片' })).toHaveAttribute('aria-disabled', 'true')
  },
  render: (args) => <Later {...args} />,
})
/** No photo yet: the drawings are what buyers see. */
export const Empty = meta.story({ args: { product: { ...product, ImageUrl: product.Drawings[0] ?? '', Pictures: [] } } })
export const Full = meta.story({ args: { product: { ...product, Pictures: photos.map((Url, at) => ({ Url, Alt: `第 ${at + 1} 张的样子` })) } } })
export const ReadOnly = meta.story({
  args: { product: { ...product, AllowActions: ['SetStock'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '保存图片' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '添加图片' })).toBeNull()
  },
})
export const Submitting = meta.story({
  args: { saving: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', place(2)))
    await userEvent.keyboard('m')
  },
})
export const LongContent = meta.story({
  args: {
    product: {
      ...product, Name: '云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸 适用于各类会议室与档案室', Model: 'YJF-2026-A3-80G-500-LONG-MODEL-NUMBER', Price: 1_234_567.89, Tiers: [{ MinQty: 1, Price: 1_234_567.89 }],
      Pictures: product.Pictures.map((picture) => ({ ...picture, Alt: '双面高速激光喷墨两用静电复印纸，绿色包装，五包一组，正面朝上，左侧有品牌标志与规格' })),
    },
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '商品不存在', { Code: 'PRODUCT_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('商品不存在')).toBeVisible()
  },
})

/** What is saved is sent once, in the version that was read, and the page goes on with what the server has. */
export const Saves = meta.story({
  beforeEach: ({ msw }) => {
    const sent: unknown[] = []
    let current = product
    msw.use(
      handle(key, () => current),
      handle('POST /api/SellerProduct/SetPictures', ({ Version, Pictures }) => {
        sent.push([Version, Pictures.map(({ Url }) => Url)])
        current = { ...product, Version: Version + 1, Pictures, ImageUrl: Pictures[0]?.Url ?? '' }
        return current
      }),
    )
    Object.assign(saved, { sent })
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', place(1)))
    await userEvent.keyboard('{Delete}')
    await userEvent.click(canvas.getByRole('button', { name: '保存图片' }))
    await expect(await screen.findByText('图片已保存，买家已经看到')).toBeVisible()
    await expect(saved.sent).toEqual([[4, [two, three, four]]])
    await waitFor(() => expect(within(canvas.getByRole('list', { name: '商品图片' })).getByRole('button', { name: '第 1 张，主图：一包，四十五度' })).toBeVisible())
    await expect(await canvas.findByRole('heading', { level: 1, name: product.Name })).toBeVisible()
  },
})

const saved: { sent: unknown[] } = { sent: [] }
