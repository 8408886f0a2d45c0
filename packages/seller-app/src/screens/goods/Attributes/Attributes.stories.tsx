import { MallError } from '@mall/api'
import { attributeNameProblem, type SellerAttribute, type SellerAttributeValue } from '@mall/api/seller/contract'
import { handle, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Attributes } from './Attributes.tsx'
import { AttributesView } from './AttributesView.tsx'
import { NameForm } from './NameForm.tsx'

const attribute = (AttributeId: number, Name: string, more: Partial<SellerAttribute> = {}): SellerAttribute => ({
  AttributeId, Name, FormerNames: [], Values: 6, Products: 320, OnSale: 302, Drafts: 0, AllowActions: ['Edit', 'Move', 'Merge'], Version: 1, ...more,
})
const color = attribute(1, '颜色', { FormerNames: ['色彩', '外观颜色'], Values: 12, Products: 640, OnSale: 611, Drafts: 2 })
const size = attribute(2, '规格')
const unused = attribute(3, '适用机型', { Values: 0, Products: 0, OnSale: 0, AllowActions: ['Edit', 'Move', 'Merge', 'Delete'] })
const attributes = [color, size, unused, attribute(4, '材质', { Values: 9, Products: 210, OnSale: 198 })]

const value = (ValueId: number, Value: string, OnSale: number, more: Partial<SellerAttributeValue> = {}): SellerAttributeValue => ({
  ValueId, AttributeId: 1, Value, FormerNames: [], Products: OnSale, OnSale, Drafts: 0, AllowActions: ['Edit', 'Merge'], Version: 1, ...more,
})
const black = value(1, '黑色', 182, { Products: 190, Drafts: 2 })
const red = value(3, '红色', 96, { FormerNames: ['大红', '中国红'] })
const scarlet = value(9, '朱红', 4)
const beige = value(12, '米色', 0, { AllowActions: ['Edit', 'Merge', 'Delete'] })
const values = [black, value(2, '蓝色', 140), red, ...['白色', '绿色', '灰色', '黄色', '透明'].map((text, at) => value(4 + at, text, 60 - at * 8)), scarlet, value(10, '橙色', 3), value(11, '紫色', 2), beige]

const all = 'POST /api/SellerAttribute/All'
const valuesOf = 'POST /api/SellerAttribute/Values'
const read = (data: readonly SellerAttributeValue[]) => ({ data, error: null, refetch: fn() })

const meta = preview.meta({
  title: 'Seller/属性 Attributes',
  component: AttributesView,
  args: { attributes, chosen: color, values: read(values), mayCreate: true, pending: false, onChoose: fn(), onTask: fn(), onMove: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/4 个属性/)).toHaveTextContent('4 个属性，1 个没有商品')
    await expect(canvas.getByText('色彩、外观颜色')).toBeVisible()
    await expect(canvas.getByText('曾用：大红、中国红')).toBeVisible()
    await userEvent.click(canvas.getByRole('treeitem', { name: /^规格/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(size.AttributeId)
    await userEvent.click(canvas.getByRole('button', { name: '合并到… 朱红' }))
    await expect(args.onTask).toHaveBeenCalledWith({ kind: 'mergeValue', value: scarlet })
    await userEvent.click(canvas.getByRole('button', { name: '合并到…' }))
    await expect(args.onTask).toHaveBeenCalledWith({ kind: 'merge', attribute: color })
  },
})

/** By keyboard, among all; never below another attribute. */
export const Moved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^规格/ }))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith(size, 2)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
})

/** By what a value was, too. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索值' }), '大红')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('红色')
    await userEvent.clear(canvas.getByRole('searchbox', { name: '搜索值' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索值' }), '荧光')
    await expect(await canvas.findByText('没有这样的值')).toBeVisible()
  },
})

/** Only rows in sight are in the document. */
export const ThousandValues = meta.story({
  args: { values: read(Array.from({ length: 1_000 }, (_, at) => value(100 + at, `${at + 1}mm`, 1_000 - at))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1000 个，在售商品多的在前')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(100)
  },
})

/** Who only sees products changes nothing. */
export const ReadOnly = meta.story({
  args: { attributes: attributes.map((one) => ({ ...one, AllowActions: [] })), chosen: { ...color, AllowActions: [] }, values: read(values.map((one) => ({ ...one, AllowActions: [] }))), mayCreate: false },
  play: async ({ canvas }) => {
    for (const name of ['新增属性', '编辑', '合并到…', '删除', '编辑 红色']) await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})
export const Empty = meta.story({ args: { attributes: [], chosen: null, values: read([]) } })
/** An attribute that no product has a value of yet. */
export const WithoutValues = meta.story({ args: { chosen: unused, values: read([]) } })
const long = { ...color, Name: '适用打印机与复印机系列型号（含兼容）', FormerNames: ['适用打印机与复印机系列型号', '兼容机型一览表及说明'], Products: 1_234_567, OnSale: 1_234_566, Values: 999 }
export const LongContent = meta.story({
  args: {
    attributes: [long, size], chosen: long,
    values: read([value(99, '适用惠普激光多功能一体机标准容量与大容量易加粉硒鼓（含芯片与清洁组件）黑色', 1_234_566, { Products: 1_234_567, Drafts: 88, FormerNames: ['适用惠普激光多功能一体机标准容量硒鼓', '大容量易加粉硒鼓（含芯片）'] }), black]),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const connected = () => (
  <StoryMall at="/attributes?AttributeId=1" login={sellerLogin}>
    <Attributes />
  </StoryMall>
)
export const Loading = meta.story({ render: connected, beforeEach: ({ msw }) => msw.use(handle.never(all)) })
export const Failed = meta.story({
  render: connected,
  beforeEach: ({ msw }) => msw.use(handle.broken(all)),
  play: async ({ canvas }) => expect(await canvas.findByText('加载失败，点击重试')).toBeVisible(),
})
export const Forbidden = meta.story({
  render: connected,
  beforeEach: ({ msw }) => msw.use(handle.forbid(all)),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /暂无权限/ })).toBeVisible(),
})
/** The values alone cannot be read: the attributes stay. */
export const ValuesFailed = meta.story({
  render: connected,
  beforeEach: ({ msw }) => msw.use(handle(all, attributes), handle.broken(valuesOf)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /^颜色/ })).toBeVisible()
    await expect(await canvas.findByText('加载失败，点击重试')).toBeVisible()
  },
})

/** A name that is taken is said at its field, and nothing that was typed is lost. */
export const NameTaken = meta.story({
  render: () => (
    <StoryMall at="/attributes" login={sellerLogin}>
      <NameForm title="新增属性" description="在商品资料里填写它的值之后，买家才看到" label="属性名称" name="" maxLength={20} problemOf={attributeNameProblem} onSubmit={() => Promise.reject(new MallError('business', '属性已存在', { code: 'ATTRIBUTE_NAME_TAKEN' }))} onRefresh={fn(async () => undefined)} onClose={fn()} />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增属性' }))
    await userEvent.click(dialog.getByRole('button', { name: '新增' }))
    await expect(await dialog.findByText('请填写属性名称')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '属性名称' }), '颜色=')
    await userEvent.click(dialog.getByRole('button', { name: '新增' }))
    await expect(dialog.getByRole('textbox', { name: '属性名称' })).toHaveAccessibleDescription(/属性名称不能含有/)
    await userEvent.type(dialog.getByRole('textbox', { name: '属性名称' }), '{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: '新增' }))
    await expect(await dialog.findByText('属性已存在')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '属性名称' })).toHaveValue('颜色')
  },
})

const sent: unknown[] = []
const served = [handle(all, attributes), handle(valuesOf, values)]

/** The text of a value; the version that was read is sent along. */
export const EditsValue = meta.story({
  render: connected,
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      ...served,
      handle('POST /api/SellerAttribute/SaveValue', ({ ValueId, Version, Value }) => {
        sent.push([ValueId, Version, Value])
        return { ...red, Value }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑 红色' }))
    const dialog = within(await screen.findByRole('dialog', { name: '编辑值' }))
    const field = dialog.getByRole('textbox', { name: '值' })
    await userEvent.clear(field)
    await userEvent.type(field, '正红')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('已保存，商城立即跟着变')).toBeVisible()
    await expect(sent).toEqual([[red.ValueId, 1, '正红']])
  },
})

const plan = responseBuilder('POST /api/SellerAttribute/MergePlan')
const valuePlan = responseBuilder('POST /api/SellerAttribute/ValueMergePlan')

/** For good: it says what becomes of what, and asks for the name. The count that was read is sent along. */
export const Merges = meta.story({
  render: connected,
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      ...served,
      handle('POST /api/SellerAttribute/MergePlan', () => plan({ Products: 640, Drafts: 2, Values: 12, Same: 3 })),
      handle('POST /api/SellerAttribute/Merge', ({ IntoId, Products }) => {
        sent.push([IntoId, Products])
        return size
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '合并到…' }))
    const dialog = within(await screen.findByRole('dialog', { name: '合并“颜色”' }))
    await userEvent.click(dialog.getByRole('combobox', { name: '合并到' }))
    await userEvent.click(await screen.findByRole('option', { name: /规格/ }))
    await expect(await dialog.findByText('“颜色”的 12 个值归入它，其中 3 个同名的合为一个；640 种商品跟着改；2 种商品的草稿跟着改；旧链接也算作它的')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /输入属性名称/ }), '颜色')
    await userEvent.click(dialog.getByRole('button', { name: '合并，不能撤回' }))
    await expect(await screen.findByText('已合并到“规格”')).toBeVisible()
    await expect(sent).toEqual([[size.AttributeId, 640]])
    // What it became is read.
    await expect(await canvas.findByRole('heading', { name: /^规格/ })).toBeVisible()
    await expect(await canvas.findByRole('rowheader', { name: '黑色' })).toBeVisible()
  },
})
export const MergesValue = meta.story({
  render: connected,
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      ...served,
      handle('POST /api/SellerAttribute/ValueMergePlan', () => valuePlan({ Products: 4, Drafts: 0 })),
      handle('POST /api/SellerAttribute/MergeValue', ({ ValueId, IntoId, Products }) => {
        sent.push([ValueId, IntoId, Products])
        return red
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '合并到… 朱红' }))
    const dialog = within(await screen.findByRole('dialog', { name: '合并“朱红”' }))
    await userEvent.click(dialog.getByRole('combobox', { name: '合并到' }))
    await userEvent.click(await screen.findByRole('option', { name: /红色/ }))
    await expect(await dialog.findByText('“朱红”的 4 种商品归入它；旧链接也算作它的，原来的值仍能搜到商品')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /输入值名称/ }), '朱红')
    await userEvent.click(dialog.getByRole('button', { name: '合并，不能撤回' }))
    await expect(await screen.findByText('已合并到“红色”')).toBeVisible()
    await expect(sent).toEqual([[scarlet.ValueId, red.ValueId, 4]])
  },
})

/** Only what no product has can be deleted, after a question. */
export const Deletes = meta.story({
  render: connected,
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      ...served,
      handle('POST /api/SellerAttribute/DeleteValue', ({ ValueId, Version }) => {
        sent.push([ValueId, Version])
        return '操作成功'
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '米色 更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    const dialog = within(await screen.findByRole('dialog', { name: '删除值' }))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await expect(await screen.findByText('已删除')).toBeVisible()
    await expect(sent).toEqual([[beige.ValueId, 1]])
  },
})
