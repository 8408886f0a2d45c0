import { emptyProductFields, type ProductFields, type SellerProductAction } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { buildPhotos, handle, responseBuilder } from '@mall/mocks'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { HistoryView } from './HistoryView.tsx'
import { Product } from './Product.tsx'
import { ProductView, type ProductViewProps } from './ProductView.tsx'

const key = 'POST /api/SellerProduct/Detail'
const build = responseBuilder(key)
const all: SellerProductAction[] = ['Edit', 'SetPrice', 'SetStock', 'SetPictures', 'TakeOff']
const photos = buildPhotos(9)
const [one = '', two = '', three = '', four = ''] = photos

const fields: ProductFields = {
  ...emptyProductFields, Name: '禾笺 A4复印纸 75g 500张', Brand: '禾笺', CategoryId: 100101, Model: 'HE-100101E', Barcode: '6901234567892', Unit: '包', Packing: '8包/箱', PackingList: ['复印纸 × 1包', '合格证 × 1'], DeliveryText: '现货，1–3 天',
  Specs: [{ Name: '克重', Value: '75 g/m²' }, { Name: '白度', Value: '160 CIE' }, { Name: '张数', Value: '500 张/包' }], Attributes: [{ Name: '规格', Value: 'A4' }], MOQ: 5, Step: 5, Cost: 14.6, Floor: 16,
  Tiers: [{ MinQty: 5, Price: 20.5 }, { MinQty: 50, Price: 19.8 }, { MinQty: 200, Price: 19.2 }],
  Description: '## 双面不透\n\n75 克原木浆，**双面打印看不到背面**。\n\n- 一箱 8 包，整箱可叠 6 层',
}

const product = {
  ...build(), Name: fields.Name, Brand: fields.Brand, Category: 'A4复印纸', Unit: fields.Unit, Fields: fields, Hidden: [], Locked: [], Draft: null, Version: 4, AllowActions: all, Agreements: 9, Stock: 318, Sales: 1204, Shelf: 'on' as const,
  Tiers: fields.Tiers, Price: 20.5,
  ImageUrl: one, Pictures: [{ Url: one, Alt: '五包一组，正面' }, { Url: two, Alt: '一包，四十五度' }, { Url: three, Alt: '' }, { Url: four, Alt: '整箱，8 包' }],
}

const choices = {
  Categories: [{ CategoryId: 100101, Path: ['办公用纸', '打印复印纸', 'A4复印纸'] }, { CategoryId: 100102, Path: ['办公用纸', '打印复印纸', 'A3复印纸'] }, { CategoryId: 120101, Path: ['书写用品', '笔', '中性笔'] }],
  Brands: ['禾笺', '云笺坊', '知汀'], Units: ['包', '支'], Attributes: ['颜色', '规格', '材质'],
}
const drafts = (Values: Partial<ProductFields>, Overtaken: readonly { Field: 'Tiers'; Drafted: Partial<ProductFields>; By: string; At: string }[] = []) =>
  ({ Version: 2, Values, ChangedBy: '周宁', ChangedAt: '2026-11-23T09:28:00+08:00', Overtaken: [...Overtaken] })
const history = (
  <HistoryView
    history={{
      total: 24,
      Items: [
        { At: '2026-11-09T14:20:00+08:00', By: '陆筱', Text: '改价', Changes: [{ Name: '各档市场价', Before: '20.80 20.10 19.50', After: '20.50 19.80 19.20' }] },
        { At: '2026-10-22T10:05:00+08:00', By: '陆筱', Text: '换图片', Changes: [{ Name: '图片', Before: '示意图', After: '4 张：五包一组，正面；一包，四十五度' }] },
        { At: '2026-09-30T22:41:00+08:00', By: '林晓', Text: '发布', Changes: [{ Name: '起订量', Before: '1 包', After: '5 包' }, { Name: '送达文字', Before: '', After: '现货，1–3 天' }] },
      ],
    }}
    onMore={fn()}
  />
)

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#8fb9c6" d="M0 0h8v8H0z"/></svg>'
const file = (name: string, type = 'image/jpeg', size = 2048) => new File([drawn.padEnd(size)], name, { type })

const meta = preview.meta({
  title: 'Seller/商品资料 Product',
  component: ProductView,
  args: { product, choices, history, savingPictures: false, pending: false, upload: fn(async () => photos[8] ?? ''), renderDescription: (description) => <p>{description}</p>, onSavePictures: fn(async () => true), onSave: fn(async () => true), onPublish: fn(async () => true), onDiscard: fn(async () => true), renderLeaveGuard: () => null },
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
/** What another editor saved arrives while this one types. */
const OtherEditor = (args: ProductViewProps) => {
  const [draft, setDraft] = useState<ReturnType<typeof drafts> | null>(null)
  useEffect(() => {
    const arrive = () => setDraft(drafts({ Model: 'THEIRS-1', DeliveryText: '次日送达', Barcode: '6900000000000' }))
    document.addEventListener('other-editor', arrive)
    return () => document.removeEventListener('other-editor', arrive)
  }, [])
  return <ProductView {...args} product={{ ...args.product, Draft: draft }} />
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
    await expect(canvas.getByText('换了顺序，改 1 张的替代文字，还没保存')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', place(3)))
    await userEvent.keyboard('{Delete}')
    await expect(args.onSavePictures).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '保存图片' }))
    await expect(args.onSavePictures).toHaveBeenCalledWith([{ Url: one, Alt: '五包一组，正面' }, { Url: four, Alt: '整箱，8 包' }, { Url: three, Alt: '背面' }], 4)
  },
})
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', place(2)))
    await userEvent.click(canvas.getByRole('button', { name: '设为主图' }))
    await expect(canvas.getByText('换了顺序，还没保存')).toBeVisible()
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
/** The first photo has arrived: it is the one of the preview, and leaving asks as long as it is not saved. */
export const Uploaded = meta.story({
  args: { product: { ...product, ImageUrl: product.Drawings[0] ?? '', Pictures: [] }, renderLeaveGuard: fn(() => null) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no file picker')
    await expect(args.renderLeaveGuard).toHaveBeenLastCalledWith(false)
    await userEvent.upload(input, file('到了.jpg'))
    await expect(await canvas.findByText('加 1 张，还没保存')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存图片' })).toBeEnabled())
    await expect(args.renderLeaveGuard).toHaveBeenLastCalledWith(true)
    const preview = canvas.getByRole('group', { name: '预览，浅色' })
    await expect(preview.querySelector(`img[src="${photos[8]}"]`)).toBeVisible()
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
  args: { product: { ...product, AllowActions: ['SetStock'], Hidden: ['Cost', 'Floor'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^商品名称/ })).toBeDisabled()
    await expect(canvas.queryByRole('textbox', { name: /成本|底价/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '保存图片' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '添加图片' })).toBeNull()
  },
})
export const Submitting = meta.story({
  args: { savingPictures: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', place(2)))
    await userEvent.keyboard('m')
  },
})
export const LongContent = meta.story({
  args: {
    product: {
      ...product, Name: '云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸 适用于各类会议室与档案室', Price: 1_234_567.89, Fields: {
        ...fields, Name: '云笺坊 商务高档系列 双面高速激光喷墨两用静电复印纸 A3 80g 500张/包 5包/箱 环保无酸 适用于各类会议室与档案室', Model: 'YJF-2026-A3-80G-500-LONG-MODEL-NUMBER', DeliveryText: '订制商品，确认图样并收到定金后 7–10 个工作日发货，偏远地区另计，节假日顺延',
        Tiers: [{ MinQty: 5, Price: 1_234_567.89 }, { MinQty: 100_000, Price: 1_134_567.89 }], Specs: [{ Name: '适用的打印复印设备与介质', Value: '复印、激光、喷墨、传真、热转印、彩色与黑白数码印刷机，以及各类高速一体机' }],
      },
      Pictures: product.Pictures.map((picture) => ({ ...picture, Alt: '双面高速激光喷墨两用静电复印纸，绿色包装，五包一组，正面朝上，左侧有品牌标志与规格' })),
    },
  },
})
const box = (name: string) => ({ name: new RegExp(`^${name}`) })

/** What is typed shows at once as buyers will see it; what they see now stands below each field. */
export const Edited = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', box('商品名称'))
    await userEvent.clear(name)
    await userEvent.type(name, '禾笺 原木浆 A4复印纸 75g 500张/包')
    await userEvent.clear(canvas.getByRole('textbox', { name: '第 3 档市场价' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '第 3 档市场价' }), '18.9')
    await expect(canvas.getByRole('heading', { level: 1, name: '在售，市场价 20.50 元/包，上海库存 318 包；草稿改了 2 处' })).toBeVisible()
    await expect(canvas.getByText('有改动还没存')).toBeVisible()
    const preview = within(canvas.getByRole('group', { name: '预览，浅色' }))
    await expect(preview.getAllByRole('heading', { name: '禾笺 原木浆 A4复印纸 75g 500张/包' })).toHaveLength(4)
    await expect(preview.getByRole('table', { name: '阶梯价' })).toHaveTextContent('18.90')
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Name: '禾笺 原木浆 A4复印纸 75g 500张/包', Tiers: [...fields.Tiers.slice(0, 2), { MinQty: 200, Price: 18.9 }] })
    await expect(args.onPublish).not.toHaveBeenCalled()
  },
})
/** A draft that was kept: what it changes is tagged, and can be published. */
export const Drafted = meta.story({
  args: { product: { ...product, Draft: drafts({ Name: '禾笺 原木浆 A4复印纸 75g 500张/包', DeliveryText: '16:00 前下单，次日送达', MOQ: 10, Tiers: [{ MinQty: 10, Price: 20.5 }, { MinQty: 50, Price: 19.8 }], Units: [{ Name: '托', Pieces: 320 }], Tags: ['新品', '常备'], TaxCode: '1060105040000000000' }) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /；草稿改了 7 处$/ })).toBeVisible()
    await expect(canvas.getByText(/^草稿 周宁/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '深' }))
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(args.onPublish).toHaveBeenCalledWith(null, false, expect.anything())
  },
})
/** Larger units, the code of the tax and tags: what is wrong is said at the field, what is right shows at once as buyers will see it. */
export const CountsInUnits = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const adder = canvas.getByRole('button', { name: '加一个大单位' })
    for (const at of [1, 2]) {
      await userEvent.click(adder)
      await expect(canvas.getByRole('textbox', { name: `第 ${at} 个大单位的名称` })).toBeVisible()
    }
    await expect(canvas.queryByText(/大单位：名称最多/)).toBeNull()
    const removeFirst = canvas.getByRole('button', { name: '移除第 1 个大单位' })
    await userEvent.click(removeFirst)
    await expect(removeFirst).toHaveFocus()
    await userEvent.click(removeFirst)
    await expect(adder).toHaveFocus()
    await userEvent.click(adder)
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 个大单位的名称' }), '箱')
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 个大单位的件数' }), '1')
    await expect(canvas.getAllByText(/名称最多 8 字，件数是 2 到 999,999 的整数/)[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 个大单位的件数' }), '0')
    await expect(canvas.getAllByText(/包装规格说 1箱 是 8包，与 1箱 = 10包 不同/)[0]).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: '第 1 个大单位的名称' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 个大单位的名称' }), '中箱')
    await userEvent.type(canvas.getByRole('textbox', box('税收分类编码')), '106')
    await expect(canvas.getAllByText(/税收分类编码是 19 位数字/)[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', box('税收分类编码')), '0105040000000000')
    await userEvent.type(canvas.getByRole('textbox', box('标签')), '新品，常备')
    const preview = within(canvas.getByRole('group', { name: '预览，浅色' }))
    await expect(preview.getAllByText('包装规格 1箱 = 8包，1中箱 = 10包')[0]).toBeVisible()
    await expect(preview.getAllByText('新品')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Units: [{ Name: '中箱', Pieces: 10 }], Tags: ['新品', '常备'], TaxCode: '1060105040000000000' })
  },
})
/** 发布 leads to the first field that has to change, and sends nothing. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', box('起订量')))
    await userEvent.type(canvas.getByRole('textbox', box('起订量')), '7')
    await userEvent.clear(canvas.getByRole('textbox', box('条码')))
    await userEvent.type(canvas.getByRole('textbox', box('条码')), '69A')
    await expect(canvas.getByRole('heading', { level: 1, name: /草稿改了\s3\s处.*2\s处要先改好/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(canvas.getByRole('textbox', box('条码'))).toHaveFocus()
    await expect(args.onPublish).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '去改起订量' }))
    await expect(canvas.getByRole('textbox', box('起订量'))).toHaveFocus()
    await userEvent.clear(canvas.getByRole('textbox', box('递增')))
    await userEvent.type(canvas.getByRole('textbox', box('递增')), '半打')
    await expect(canvas.getByRole('button', { name: '存草稿' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('textbox', box('递增'))).toHaveValue('半打')
  },
})
/** Another editor saved meanwhile: what both changed is chosen, field by field, before anything is kept. */
export const TwoEditors = meta.story({
  args: { product: { ...product } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', box('送达文字')))
    await userEvent.type(canvas.getByRole('textbox', box('送达文字')), '三天内送达')
    await userEvent.clear(canvas.getByRole('textbox', box('型号')))
    await userEvent.type(canvas.getByRole('textbox', box('型号')), 'MINE-1')
    document.dispatchEvent(new Event('other-editor'))
    await expect(await canvas.findByText('周宁 刚改过 3 处，2 处和你的不一样，选一个再存')).toBeVisible()
    await expect(canvas.getByRole('textbox', box('条码'))).toHaveValue('6900000000000')
    await expect(canvas.getByRole('textbox', box('送达文字'))).toHaveValue('三天内送达')
    await expect(canvas.getByRole('button', { name: '存草稿' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '型号收下对方的' }))
    await expect(canvas.getByRole('textbox', box('型号'))).toHaveValue('THEIRS-1')
    await userEvent.click(canvas.getByRole('button', { name: '送达文字留我的' }))
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Model: 'THEIRS-1', Barcode: '6900000000000', DeliveryText: '三天内送达' })
  },
  render: (args) => <OtherEditor {...args} />,
})
/** The same, before anything is chosen. */
export const Conflict = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', box('型号')))
    await userEvent.type(canvas.getByRole('textbox', box('型号')), 'MINE-1')
    document.dispatchEvent(new Event('other-editor'))
    await expect(await canvas.findByRole('button', { name: '型号留我的' })).toBeVisible()
  },
  render: (args) => <OtherEditor {...args} />,
})
/** The price was changed in the list while a draft had another one: the draft gave way, and says so. */
export const PriceOvertaken = meta.story({
  args: { product: { ...product, Draft: drafts({ Name: '改名还在' }, [{ Field: 'Tiers', Drafted: { Tiers: [{ MinQty: 5, Price: 21 }] }, By: '陆筱', At: '2026-11-23T09:30:00+08:00' }]) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/陆筱 .+ 直接改了价格与阶梯/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '用回草稿的' }))
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Name: '改名还在', Tiers: [{ MinQty: 5, Price: 21 }] })
  },
})
/** Without the permission nothing of the cost is there. */
export const WithoutCost = meta.story({
  args: { product: { ...product, Fields: { ...fields, Cost: null, Floor: null }, Hidden: ['Cost', 'Floor'] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/毛利|成本|底价/)).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', box('型号')), '-2')
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Model: 'HE-100101E-2' })
  },
})
/** A new product: off sale, with hardly anything in it. */
export const OffShelf = meta.story({
  args: {
    product: { ...product, Shelf: 'off', Stock: 0, Agreements: 0, Sales: 0, Pictures: [], ImageUrl: product.Drawings[0] ?? '', AllowActions: ['Edit', 'SetPrice', 'SetPictures', 'PutOn'], Fields: { ...emptyProductFields, Name: fields.Name, Brand: '禾笺', CategoryId: 100101, Unit: '包', Tiers: [{ MinQty: 1, Price: 20.5 }] } },
    history: <HistoryView history={{ Items: [], total: 0 }} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加一项规格' }))
    await expect(canvas.getByText('第 1 项规格的名称和值都要填')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 项规格的名称' }), '克重')
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 项规格的值' }), '75g')
    await userEvent.click(canvas.getByRole('button', { name: '发布并上架' }))
    await expect(args.onPublish).toHaveBeenCalledWith({ Specs: [{ Name: '克重', Value: '75g' }] }, true, expect.anything())
  },
})
/** 撤回 asks first, and says what is lost. */
export const Discards = meta.story({
  args: { product: { ...product, Draft: drafts({ Name: '另一个名字', Packing: '10包/箱' }) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回改动' }))
    const question = within(await screen.findByRole('dialog', { name: '撤回改动？' }))
    await expect(question.getByText('商品名称、包装规格会回到买家现在看到的，不能恢复。')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: '撤回' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
})
/** A brand that there is not is made by its name; a category is found by any level of its path. */
export const NewBrand = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const brand = canvas.getByRole('combobox', box('品牌'))
    await userEvent.clear(brand)
    await userEvent.type(brand, '青禾')
    await userEvent.click(await screen.findByRole('option', { name: /青禾.*新品牌/ }))
    const category = canvas.getByRole('combobox', box('分类'))
    await userEvent.clear(category)
    await userEvent.type(category, '书写')
    await userEvent.click(await screen.findByRole('option', { name: /中性笔/ }))
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Brand: '青禾', CategoryId: 120101 })
  },
})
/** The parts of the page lead to each of them, and say where something was changed, or has to be mended. */
export const LeadsToAPart = meta.story({
  play: async ({ canvas, userEvent }) => {
    const parts = within(canvas.getByRole('navigation', { name: '商品资料的各部分' }))
    await expect(parts.getAllByRole('link')).toHaveLength(8)
    await expect(parts.queryByText('有改动')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', box('型号')), '-2')
    await userEvent.clear(canvas.getByRole('textbox', box('起订量')))
    await userEvent.type(canvas.getByRole('textbox', box('起订量')), '7')
    await expect(parts.getByRole('link', { name: /^基本\s?有改动$/ })).toBeVisible()
    await expect(parts.getByRole('link', { name: /^价格与阶梯\s?要先改好$/ })).toBeVisible()
    await userEvent.click(parts.getByRole('link', { name: '说明' }))
    await expect(canvas.getByRole('region', { name: '说明' })).toHaveFocus()
  },
})
/** Marks are put into the description where it is selected, and a picture below the line; then it is looked at. */
export const WritesTheDescription = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '说明' })
    await userEvent.clear(area)
    await userEvent.type(area, '双面不透')
    area.setSelectionRange(2, 4)
    await userEvent.click(canvas.getByRole('button', { name: '粗体' }))
    await expect(area).toHaveValue('双面**不透**')
    await userEvent.click(canvas.getByRole('button', { name: '标题' }))
    await expect(area).toHaveValue('## 双面**不透**')
    await userEvent.upload(canvas.getByLabelText('说明里的图片'), file('太大.jpg', 'image/jpeg', 11 * 1024 * 1024))
    await expect(await canvas.findByText('图片不能超过 10MB')).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('说明里的图片'), file('白度检测.jpg'))
    await waitFor(() => expect(area.value).toMatch(/^## 双面\*\*不透\*\*\n\n!\[白度检测\]\([^)#]+\)\n$/))
    await expect(canvas.getByText(/^Markdown，\d+ 字，1 张图$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '看' }))
    await expect(canvas.getByText(/^## 双面/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '存草稿' }))
    await expect(args.onSave).toHaveBeenCalledWith({ Description: expect.stringMatching(/^## 双面/) })
  },
})
/** As the shop shows it: compiled by the server, with the pictures in it. */
export const ReadsTheDescription = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, product),
      handle('POST /api/SellerProduct/FieldChoices', choices),
      handle('POST /api/SellerProduct/PreviewDescription', { Html: `<h3>双面不透</h3><p>75 克原木浆，<strong>双面打印看不到背面</strong>。</p><p><img src="${two}" alt="白度检测"></p><ul><li>一箱 8 包，整箱可叠 6 层</li></ul>` }),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看' }))
    const shown = within(await canvas.findByRole('group', { name: '买家看到的说明' }))
    await expect(await shown.findByRole('heading', { name: '双面不透' })).toBeVisible()
    await expect(shown.getByRole('img', { name: '白度检测' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
/** On a phone what is seldom changed begins folded, and opens where something leads to it; the decision stays in sight once there is one. */
export const UnfoldsOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '说明' })).not.toBeVisible()
    await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull()
    await userEvent.click(within(canvas.getByRole('navigation', { name: '商品资料的各部分' })).getByRole('link', { name: '说明' }))
    await expect(canvas.getByRole('textbox', { name: '说明' })).toBeVisible()
    await userEvent.click(canvas.getByText('包装与单位', { selector: 'h2' }))
    await userEvent.clear(canvas.getByRole('textbox', box('单位')))
    await userEvent.click(canvas.getByText('包装与单位', { selector: 'h2' }))
    await expect(canvas.getByRole('textbox', box('单位'))).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(canvas.getByRole('textbox', box('单位'))).toHaveFocus()
    await expect(args.onPublish).not.toHaveBeenCalled()
  },
})
export const Dark = meta.story({ globals: { scheme: 'dark' } })
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '商品不存在', { Code: 'PRODUCT_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该商品' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('商品不存在')).toHaveLength(1))
  },
})

/** What is saved is sent once, in the version that was read, and the page goes on with what the server has. */
export const Saves = meta.story({
  beforeEach: ({ msw }) => {
    const sent: unknown[] = []
    let current = product
    msw.use(
      handle(key, () => current),
      handle('POST /api/SellerProduct/FieldChoices', () => choices),
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
    // The path of the category is known when the choices have come.
    await waitFor(() => expect(canvas.getByRole('combobox', box('分类'))).toHaveValue('办公用纸 / 打印复印纸 / A4复印纸'))
    await userEvent.keyboard('{Delete}')
    await userEvent.click(canvas.getByRole('button', { name: '保存图片' }))
    await expect(await screen.findByText('图片已保存，买家已经看到')).toBeVisible()
    await expect(saved.sent).toEqual([[4, [two, three, four]]])
    await waitFor(() => expect(within(canvas.getByRole('list', { name: '商品图片' })).getByRole('button', { name: '第 1 张，主图：一包，四十五度' })).toBeVisible())
    await expect(await canvas.findByRole('heading', { level: 1, name: /^在售，市场价 20\.50 元/ })).toBeVisible()
  },
})

const saved: { sent: unknown[] } = { sent: [] }
