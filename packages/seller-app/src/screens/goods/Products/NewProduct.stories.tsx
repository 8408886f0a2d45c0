import { MallError } from '@mall/api'
import { responseBuilder } from '@mall/mocks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { NewProduct, type NewProductProps } from './NewProduct.tsx'

const choices = {
  Categories: [{ CategoryId: 100101, Path: ['办公用纸', '打印复印纸', 'A4复印纸'] }, { CategoryId: 120101, Path: ['书写用品', '笔', '中性笔'] }],
  Brands: ['禾笺', '云笺坊'], Units: ['包', '支'], Attributes: ['颜色'],
}
const made = { ...responseBuilder('POST /api/SellerProduct/Detail')(), ProductCode: '10020001' }

const meta = preview.meta({
  title: 'Seller/新建商品 New product',
  component: NewProduct,
  args: { choices, onCreate: fn(async () => made), onCreated: fn(), onClose: fn() },
  render: (args: NewProductProps) => (
    <StoryMall at="/products" login={sellerLogin}>
      <NewProduct {...args} />
    </StoryMall>
  ),
})

const dialog = async () => within(await screen.findByRole('dialog', { name: '新建商品' }))

/** Each field says what it needs; nothing is sent. */
export const Needs = meta.story({
  play: async ({ args, userEvent }) => {
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: '编码' }), 'A-100')
    await userEvent.type(form.getByRole('textbox', { name: '市场价' }), '1.005')
    await userEvent.click(form.getByRole('button', { name: '新建，去填资料' }))
    for (const words of ['编码是 1 到 20 位数字', '请填写商品名称，最多 100 字', '请选择三级分类', '请选择或输入品牌', '请填写单位，最多 8 字', '请填写价格，最多两位小数']) await expect(await form.findByText(words)).toBeVisible()
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(form.getByRole('textbox', { name: '编码' })).toHaveValue('A-100')
  },
})

const fill = async (userEvent: { type: (element: Element, text: string) => Promise<void>; click: (element: Element) => Promise<void> }) => {
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: '编码' }), '010020001')
  await userEvent.type(form.getByRole('textbox', { name: '单位' }), '包')
  await userEvent.type(form.getByRole('textbox', { name: '商品名称' }), '青禾 原木浆 A4复印纸 75g')
  await userEvent.type(form.getByRole('combobox', { name: '分类' }), 'A4')
  await userEvent.click(await screen.findByRole('option', { name: /A4复印纸/ }))
  await userEvent.type(form.getByRole('combobox', { name: '品牌' }), '青禾')
  await userEvent.click(await screen.findByRole('option', { name: /青禾.*新品牌/ }))
  await userEvent.type(form.getByRole('textbox', { name: '市场价' }), '¥20.5')
  await userEvent.click(form.getByRole('button', { name: '新建，去填资料' }))
  return form
}

/** What a product cannot be without is sent, a new brand among it. */
export const Creates = meta.story({
  play: async ({ args, userEvent }) => {
    await fill(userEvent)
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(made))
    await expect(args.onCreate).toHaveBeenCalledWith({ ProductCode: '010020001', Name: '青禾 原木浆 A4复印纸 75g', Brand: '青禾', CategoryId: 100101, Unit: '包', Price: 20.5 })
  },
})

/** A code that another product has is said at its field, and nothing that was typed is lost. */
export const CodeTaken = meta.story({
  args: { onCreate: fn(() => Promise.reject(new MallError('business', '编码 010020001 已经是“禾笺 A4复印纸”', { code: 'PRODUCT_CODE_TAKEN' }))) },
  play: async ({ args, userEvent }) => {
    const form = await fill(userEvent)
    await expect(await form.findByText('编码 010020001 已经是“禾笺 A4复印纸”')).toBeVisible()
    await expect(form.getByRole('textbox', { name: '编码' })).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('textbox', { name: '商品名称' })).toHaveValue('青禾 原木浆 A4复印纸 75g')
    await expect(args.onCreated).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })
