import { MallError } from '@mall/api'
import type { CallOutput, SelectionItem, SelectionPlanCode } from '@mall/api/contract'
import { drawingOf, handle, logins, pageBuilder } from '@mall/mocks'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { noEdits, shownPlans, withLock } from './plan-edits.ts'
import { ProductSelect } from './ProductSelect.tsx'
import { ProductSelectView, type ProductSelectViewProps } from './ProductSelectView.tsx'

type Answer = CallOutput<'POST /api/Product/Select'>

const needs = ['笔记本', '签字笔', '文件夹', '便利贴', '水杯', '鼠标垫']
/** What each plan chooses for each of them: a plan that costs more has other articles, not the same ones at another price. */
const chosen: Readonly<Record<SelectionPlanCode, readonly string[]>> = {
  economy: ['澄案 简约系列 软面笔记本 A5 40页', '砚屿 速写系列 签字笔 黑色 0.5mm', '澄案 简约系列 单夹文件夹 A4 蓝色', '禾笺 便利贴 50×76mm 黄色'],
  balanced: ['墨汀 商务系列 软面笔记本 A5 80页', '知汀 商务系列 签字笔 黑色 0.5mm', '柏屿 明朗系列 强力文件夹 A4 蓝色', '云笺坊 便利贴 76×76mm 黄色', '澄案 随行系列 水杯 500ml'],
  quality: ['麓纸 山水系列 硬壳笔记本 红色 A5 144页', '墨汀 学士系列 速干签字笔 蓝色 0.5mm', '柏屿 商务系列 双强力文件夹 A4 黑色', '云笺坊 可再贴便利贴 76×127mm 黄色', '衡墨 商务系列 保温杯 500ml', '墨汀 桌面系列 鼠标垫 黑色'],
}
const grades: Readonly<Record<SelectionPlanCode, string>> = { economy: '低', balanced: '中等', quality: '高' }
const products = pageBuilder('POST /api/Product/List')().Items
const longName = '超长商品名称用于检验换行与截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

const itemOf = (plan: SelectionPlanCode, need: number, product: number, Price: number, parts: Partial<SelectionItem> = {}): SelectionItem => {
  const CustomerProductName = chosen[plan][need] ?? ''
  const { ProductCode = '1', Stock = { State: 'inStock' as const, Text: '现货', Quantity: 500 } } = products[product % products.length] ?? {}
  return {
    NeedId: need + 1, NeedName: needs[need] ?? '', IsNecessary: need < 4, ProductCode, CustomerProductName, ImageUrl: drawingOf(CustomerProductName), Unit: '个', Quantity: 20, Price, Subtotal: Price * 20,
    TierPrices: [{ MinQty: 1, Price }, { MinQty: 50, Price: Price - 0.5 }], IsAgreed: need !== 2, IsNonAgreed: need === 2, Stock: { ...Stock, State: 'inStock', Text: '现货' }, MOQ: 1, Step: 1, MaxQty: 500,
    Reason: `每人1个，20人共20个；${need === 2 ? '' : '协议商品，'}同类${grades[plan]}价位`, Others: 6, ...parts,
  }
}

const planOf = (Plan: SelectionPlanCode, Name: string, Items: SelectionItem[]): Answer['Plans'][number] => {
  const Total = Items.reduce((sum, { Subtotal }) => sum + (Subtotal ?? 0), 0)
  return { Plan, Name, Items, Total, OverBudget: false }
}

const answer: Answer = {
  Plans: [
    planOf('economy', '经济', [0, 1, 2, 3].map((need) => itemOf('economy', need, need, 4 + need))),
    planOf('balanced', '均衡', [0, 1, 2, 3, 4].map((need) => itemOf('balanced', need, need + 4, 8 + need))),
    planOf('quality', '品质', [0, 1, 2, 3, 4, 5].map((need) => itemOf('quality', need, need + 9, 14 + need, need === 4 ? { Stock: { State: 'delayed', Text: '预计2–6天', Quantity: 80 } } : {}))),
  ],
  Missing: [],
}

const selectionOf = ({ Plans, Missing }: Answer, budget = 3000, edits = noEdits) => ({ data: { plans: shownPlans(Plans, edits, budget), missing: Missing }, error: null, refetch: fn() })
const without = (error: Error | null) => ({ data: undefined, error, refetch: fn() })

const args: ProductSelectViewProps = {
  occasion: { Scene: '新员工入职', People: 20, Budget: 3000, CategoryIds: [], OnlyAgreed: false, OnlyInStock: false },
  categories: [{ CategoryId: 10, Name: '书写工具', CategoryGroup: '文具', Category2List: [{ CategoryId: 1001, Name: '中性笔', ProductCounts: 8, Category3List: [] }] }],
  selection: selectionOf(answer),
  seesPrices: true,
  updating: false,
  addingPlan: null,
  exportingPlan: null,
  results: null,
  renderSaveList: () => null,
  onSelect: fn(),
  onQuantityChange: fn(),
  onLock: fn(),
  onExchange: fn(),
  onExchangeAll: fn(),
  onAdd: fn(),
  onExport: fn(),
}

const meta = preview.meta({
  title: 'Screens/一键选品 Product select',
  component: ProductSelectView,
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

export const Filled = meta.story({})
/** Before the occasion is whole. */
export const Empty = meta.story({ args: { occasion: { Scene: '新员工入职' }, selection: null } })
export const Loading = meta.story({ args: { selection: without(null) } })
export const Failed = meta.story({ args: { selection: without(new Error('broken')) } })
export const Forbidden = meta.story({ args: { selection: without(new MallError('forbidden', '拒绝访问')) } })
export const PricesHidden = meta.story({ args: { seesPrices: false, selection: null } })
export const NothingFound = meta.story({ args: { selection: selectionOf({ Plans: answer.Plans.map((plan) => ({ ...plan, Items: [], Total: 0 })), Missing: ['鼠标垫'] }) } })
export const Missing = meta.story({ args: { selection: selectionOf({ ...answer, Missing: ['鼠标垫', '证件卡套'] }) } })
export const Submitting = meta.story({ args: { addingPlan: 'balanced' } })
export const Locked = meta.story({ args: { selection: selectionOf(answer, 3000, withLock(noEdits, 'economy', 1, true)) } })
/** All plans are the cheapest way. */
export const OverBudget = meta.story({
  args: { selection: selectionOf({ ...answer, Plans: answer.Plans.map((plan) => ({ ...plan, Items: answer.Plans[0]?.Items ?? [], OverBudget: true })) }, 100) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('预算过低，已按最低配置推荐')).toBeVisible()
    await expect(canvas.getAllByText(/^超出预算/)[0]).toBeVisible()
  },
})
export const PartlyAdded = meta.story({
  args: {
    results: {
      plan: 'economy',
      rows: [
        { RowNo: 1, Success: true, Code: 'OK', Message: '胶装本：已加入购物车' },
        { RowNo: 2, Success: false, Code: 'LOW_STOCK', Message: '中性笔：库存不足，仅剩12' },
      ],
    },
  },
})
export const LongContent = meta.story({
  args: {
    occasion: { ...args.occasion, People: 9999, Budget: 99_999_999.99 },
    selection: selectionOf(
      { ...answer, Plans: answer.Plans.map((plan) => ({ ...plan, Items: plan.Items.map((item) => ({ ...item, CustomerProductName: longName, Quantity: 9999, Price: 12_345.67, Subtotal: 123_444_354.33, TierPrices: null })) })) },
      99_999_999.99,
    ),
  },
})
export const InvalidInput = meta.story({
  args: { occasion: { Scene: '自定义', CategoryIds: [] }, selection: null },
  play: async ({ args: { onSelect }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '人数' }), '0')
    await userEvent.type(canvas.getByRole('textbox', { name: /^预算总额/ }), '十元')
    await userEvent.click(canvas.getByRole('button', { name: '生成方案' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '人数' })).toHaveAccessibleDescription('请输入1–9999的整数'))
    await expect(canvas.getByText('请输入大于0的金额，最多两位小数')).toBeVisible()
    await expect(canvas.getByText('请选择品类，最多20个')).toBeVisible()
    await expect(onSelect).not.toHaveBeenCalled()
  },
})

const connected = () => (
  <StoryMall at="/product/select?Scene=新员工入职&People=20&Budget=3000" login={logins.buyer}>
    <ProductSelect />
  </StoryMall>
)

/** Quantities count at once; an exchange keeps the other lines as they are shown. */
export const ChangesAPlan = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/Product/Select', ({ Kept = [], Exchanged = [] }) => ({
        ...answer,
        Plans: answer.Plans.map((plan) => ({
          ...plan,
          Items: plan.Items.map((item) => {
            const kept = Kept.find(({ Plan, NeedId }) => Plan === plan.Plan && NeedId === item.NeedId)
            const isGone = Exchanged.some(({ Plan, ProductCode }) => Plan === plan.Plan && ProductCode === item.ProductCode)
            return isGone ? { ...item, ProductCode: '99999', CustomerProductName: '换来的笔记本' } : { ...item, Quantity: kept?.Quantity ?? item.Quantity }
          }),
        })),
      })),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const plan = within(await canvas.findByRole('region', { name: '经济方案' }))
    await expect(plan.getByText('剩余预算 ¥2,560.00')).toBeVisible()
    await userEvent.click(plan.getByRole('button', { name: '锁定 文件夹' }))
    await expect(plan.getByRole('button', { name: '换一个 文件夹' })).toBeDisabled()
    const [, quantity] = plan.getAllByRole('spinbutton')
    if (!quantity) throw new Error('no stepper')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '50{Enter}')
    await waitFor(() => expect(plan.getByText('剩余预算 ¥2,435.00')).toBeVisible())
    await userEvent.click(plan.getByRole('button', { name: '换一个 笔记本' }))
    await plan.findByText('换来的笔记本')
    await expect(plan.getByText('剩余预算 ¥2,435.00')).toBeVisible()
    await expect(quantity).toHaveValue('50')
  },
})

export const TriesAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Product/Select', { once: true }), handle('POST /api/Product/Select', () => answer)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await canvas.findByRole('region', { name: '经济方案' })
    await expect(canvas.getByRole('textbox', { name: '人数' })).toHaveValue('20')
  },
})
