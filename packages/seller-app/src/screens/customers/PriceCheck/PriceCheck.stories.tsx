import type { SellerPriceCheck, SellerPriceChecks } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { drawingOf, handle, responseBuilder } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { PriceCheck } from './PriceCheck.tsx'
import { PriceCheckView } from './PriceCheckView.tsx'

const key = 'POST /api/SellerPrice/Check'

const rule = { Level: 'company' as const, Number: 'KX-2026-0418', Name: '华启科技办公用品协议', AgreementId: 1, Version: 2, From: '2026-01-15', Until: '2026-12-31', Price: 18.2, Margin: 19.8, Outcome: 'decided' as const, Why: '同级里起始最晚，含这个商品，数量落在5包起的一档' }
const check: SellerPriceCheck = responseBuilder(key)({
  EnterpriseId: 1, CustomerName: '华启科技（上海）有限公司', ProductCode: '10010159', Name: '禾笺 原木浆 A4复印纸 75g 500张/包', ImageUrl: drawingOf('禾笺 原木浆 A4复印纸 75g 500张/包'), Unit: '包', Quantity: 20, Day: '2026-03-18',
  Price: 18.2, Subtotal: 364, MarketSubtotal: 410, Saved: 46, Level: 'company', Number: rule.Number, Problem: '', Cost: 14.6, Margin: 19.8, Floor: 16.4, Hidden: [],
  Rules: [
    { ...rule, Level: 'quote', Number: 'XJ202601140021', Name: '王璐', AgreementId: null, Version: null, From: null, Until: '2026-02-28', Price: 17.5, Margin: 16.6, Outcome: 'out', Why: '到2026-02-28为止，这一天已过期' },
    { ...rule, Level: 'quote', Number: 'XJ202603160032', Name: '王璐', AgreementId: null, Version: null, From: null, Until: '2026-04-15', Price: 16.5, Margin: 11.5, Outcome: 'out', Why: '只报200包起，这次20包' },
    rule,
    { ...rule, Number: 'KX-2025-0377', Name: '华启科技上年协议', AgreementId: 2, Version: 5, From: '2025-01-01', Price: 18.6, Margin: 21.5, Outcome: 'yields', Why: '同级，起始更早，让给KX-2026-0418' },
    { ...rule, Level: 'group', Number: 'JT-2026-0012', Name: '华启集团框架协议', AgreementId: 3, Version: 1, From: '2026-01-01', Price: 17.9, Margin: 18.4, Outcome: 'yields', Why: '公司协议先于集团协议' },
    { ...rule, Level: 'market', Number: '', Name: '', AgreementId: null, Version: null, From: null, Until: null, Price: 20.5, Margin: 28.8, Outcome: 'yields', Why: '有协议价，不用市场价' },
  ],
  Tiers: [
    { MinQty: 5, MaxQty: 49, Price: 18.2, Margin: 19.8, Level: 'company', Number: rule.Number },
    { MinQty: 50, MaxQty: 199, Price: 17.6, Margin: 17, Level: 'company', Number: rule.Number },
    { MinQty: 200, MaxQty: null, Price: 16.5, Margin: 11.5, Level: 'quote', Number: 'XJ202603160032' },
  ],
  Days: [
    { From: '2025-09-16', Price: 18.6, Level: 'company', Number: 'KX-2025-0377' },
    { From: '2026-01-15', Price: 18.2, Level: 'company', Number: rule.Number },
    { From: '2026-06-01', Price: 17.8, Level: 'company', Number: rule.Number },
  ],
})
/** A 客户经理 sees the floor, and neither cost nor margin. */
const ofManager: SellerPriceCheck = {
  ...check, Hidden: ['Cost'], Cost: null, Margin: null, Rules: check.Rules.map((one) => ({ ...one, Margin: null })), Tiers: check.Tiers.map((one) => ({ ...one, Margin: null })),
}
const low: SellerPriceCheck = {
  ...check, Price: 15.9, Subtotal: 318, Saved: 92, Level: 'quote', Number: 'XJ202603160032', Margin: 8.2,
  Rules: check.Rules.map((one, at) => (at === 1 ? { ...one, Price: 15.9, Margin: 8.2, Outcome: 'decided', Why: '王璐接受的报价，比没有报价时的 ¥18.20 低，本人下单按这个价' } : at === 2 ? { ...one, Outcome: 'yields', Why: '报价XJ202603160032更低' } : one)),
}
const market: SellerPriceCheck = {
  ...check, Price: 20.5, Subtotal: 41, MarketSubtotal: 41, Saved: 0, Quantity: 2, Level: 'market', Number: '', Problem: '起订量为5', Cost: null, Margin: null, Floor: null,
  Rules: [{ ...rule, Level: 'market', Number: '', Name: '', AgreementId: null, Version: null, From: null, Until: null, Price: 20.5, Margin: null, Outcome: 'decided', Why: '没有协议含这个商品，按市场价' }],
  Tiers: [{ MinQty: 5, MaxQty: null, Price: 20.5, Margin: null, Level: 'market', Number: '' }], Days: [{ From: '2025-09-16', Price: 20.5, Level: 'market', Number: '' }],
}

const ready = <Data,>(data: Data) => ({ data, error: null, refetch: fn() })

const manyKey = 'POST /api/SellerPrice/CheckMany'
const line = (at: number, parts: Partial<NonNullable<SellerPriceChecks['Rows'][number]['Product']>> = {}, Problem = ''): SellerPriceChecks['Rows'][number] => ({
  ProductCode: String(10_010_159 + at), Quantity: 20 + at, Problem,
  Product: { Name: check.Name, ImageUrl: check.ImageUrl, Unit: '包', Price: 18.2, Subtotal: Math.round((parts.Price ?? 18.2) * (20 + at) * 100) / 100, MarketPrice: 20.5, Level: 'company', Number: rule.Number, Margin: 19.8, IsLow: false, ...parts },
})
const checks: SellerPriceChecks = {
  CustomerName: check.CustomerName, Hidden: [],
  Rows: [line(0), line(1, { Level: 'quote', Number: 'XJ202603160032', Price: 15.9, Margin: 8.2, IsLow: true }), line(2, { Level: 'market', Number: '', Price: 20.5, Margin: null }, '起订量为50'), { ProductCode: '9999999999', Quantity: 5, Problem: '没有这个商品', Product: null }, line(4, {}, '该商品已下架')],
}
const askedMany = { customer: 1, product: null, quantity: 1, products: checks.Rows.map(({ ProductCode, Quantity }) => ({ code: ProductCode, quantity: Quantity })), day: '2026-03-18' }

const meta = preview.meta({
  title: 'Seller/查价 Price check',
  component: PriceCheckView,
  args: {
    question: { customer: 1, product: '10010159', quantity: 20, products: null, day: '2026-03-18' }, customerName: check.CustomerName, productName: check.Name, query: ready(check), many: null, onAsk: fn(),
    findCustomers: fn(async () => [{ value: 2, label: '华启制造（苏州）有限公司' }]), findProducts: fn(async () => [{ value: '10010222', label: '云笺坊 简约系列 A3复印纸', note: '10010222' }]),
  },
  render: (args) => (
    <MemoryRouter>
      <PriceCheckView {...args} />
    </MemoryRouter>
  ),
})

/** The answer, every rule that was looked at, other quantities and days; each blank of the question asks again. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/看了 6 条规则$/)).toHaveTextContent('¥18.20/包，由公司协议 KX-2026-0418 定价，看了 6 条规则')
    await userEvent.click(canvas.getByRole('button', { name: /^数量/ }))
    const field = await screen.findByRole('textbox', { name: '数量' })
    await userEvent.clear(field)
    await userEvent.type(field, '0')
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await expect(await screen.findByText('请输入 1 到 999,999 的整数')).toBeVisible()
    await expect(args.onAsk).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '200')
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith({ quantity: 200 }))
    await userEvent.click(canvas.getByRole('button', { name: /^客户/ }))
    await userEvent.type(await screen.findByRole('combobox', { name: '客户' }), '苏州')
    await userEvent.click(await screen.findByRole('option', { name: '华启制造（苏州）有限公司' }))
    await waitFor(() => expect(args.onAsk).toHaveBeenLastCalledWith({ customer: 2 }, { customer: '华启制造（苏州）有限公司' }))
  },
})
/** Nothing is asked before there are a customer and a product. */
export const Open = meta.story({ args: { question: { customer: null, product: null, quantity: 1, products: null, day: '2026-03-18' }, customerName: undefined, productName: undefined, query: null } })
/** Without 查看成本与毛利 the floor alone. */
export const WithoutCost = meta.story({
  args: { query: ready(ofManager) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('毛利')).toBeNull()
    await expect(canvas.queryByText('成本')).toBeNull()
    await expect(canvas.getByText('¥16.40，高 1.80')).toBeVisible()
  },
})
export const BelowFloor = meta.story({ args: { query: ready(low) } })
/** No agreement holds it, nobody said what it costs, and so few cannot be ordered. */
export const AtTheMarket = meta.story({ args: { query: ready(market), question: { customer: 1, product: '10010159', quantity: 2, products: null, day: '2026-03-18' } } })
export const LongContent = meta.story({
  args: {
    customerName: '华启科技（上海）自由贸易试验区临港新片区智能制造产业研究院有限责任公司', productName: '禾笺 原木浆 高白度 双面打印不卡纸 A4 复印纸 75g 500张/包 5包/箱 办公专供',
    query: ready({ ...check, CustomerName: '华启科技（上海）自由贸易试验区临港新片区智能制造产业研究院有限责任公司', Name: '禾笺 原木浆 高白度 双面打印不卡纸 A4 复印纸 75g 500张/包 5包/箱 办公专供' }),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

/** Many products for the same customer and day: pasted or picked, a row each, which leads to why. */
export const Many = meta.story({
  args: { question: askedMany, query: null, many: ready(checks) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('5 行共 ¥1,585.70，3 行现在下不了单，1 行低于底价')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '10010160 为什么是这个价' })).toHaveAttribute('href', '/price-check?Customer=1&Product=10010160&Quantity=21&Day=2026-03-18')
    await userEvent.click(canvas.getByRole('button', { name: /^商品/ }))
    const lines = await screen.findByRole('textbox', { name: '编码和数量' })
    await userEvent.clear(lines)
    await userEvent.type(lines, '10010159 20{Enter}纸 3')
    await userEvent.click(screen.getByRole('button', { name: '查价' }))
    await expect(await screen.findByText('“纸”这一行读不出：一行一种，写编码和数量')).toBeVisible()
    await userEvent.clear(lines)
    await userEvent.paste('编码\t数量\n10010159\t20')
    await userEvent.click(screen.getByRole('combobox', { name: '加一种商品' }))
    await userEvent.click(await screen.findByRole('option', { name: /云笺坊/ }))
    await userEvent.click(screen.getByRole('button', { name: '查价' }))
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith({ products: [{ code: '10010159', quantity: 20 }, { code: '10010222', quantity: 1 }] }))
    await userEvent.click(canvas.getByRole('button', { name: '只查一种' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith({ products: null })
  },
})
/** Nothing is asked before there are products. */
export const ManyOpen = meta.story({ args: { question: { ...askedMany, products: [] }, query: null } })
export const ManyWithoutCost = meta.story({
  args: { question: askedMany, query: null, many: ready({ ...checks, Hidden: ['Cost'], Rows: checks.Rows.map((one) => ({ ...one, Product: one.Product && { ...one.Product, Margin: null } })) }) },
  play: async ({ canvas }) => expect(canvas.queryByText('毛利')).toBeNull(),
})
export const ManyOnAPhone = meta.story({ args: { question: askedMany, query: null, many: ready(checks) }, globals: { viewport: { value: 'w390' } } })

const connected = () => (
  <StoryMall at="/price-check?Customer=1&Product=10010159&Quantity=20&Day=2026-03-18" login={sellerLogin}>
    <PriceCheck />
  </StoryMall>
)
const { loading, failed, forbidden } = queryStories(key, connected)
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)

/** What is chosen is asked again, and the address holds it. */
export const Connected = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, check), handle('POST /api/SellerPrice/Customers', [{ EnterpriseId: 2, Name: '华启制造（苏州）有限公司' }])),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/看了 6 条规则$/)).toHaveTextContent('¥18.20/包，由公司协议 KX-2026-0418 定价，看了 6 条规则')
    await userEvent.click(canvas.getByRole('button', { name: /^客户/ }))
    await userEvent.click(await screen.findByRole('combobox', { name: '客户' }))
    await expect(await screen.findByRole('option', { name: '华启制造（苏州）有限公司' })).toBeVisible()
  },
})

const connectedMany = () => (
  <StoryMall at="/price-check?Customer=1&Products=10010159*20,10010160*21&Day=2026-03-18" login={sellerLogin}>
    <PriceCheck />
  </StoryMall>
)
const ofMany = queryStories(manyKey, connectedMany)
export const ManyLoading = meta.story(ofMany.loading)
export const ManyFailed = meta.story(ofMany.failed)

/** From one to many and back, by the address. */
export const ManyConnected = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(manyKey, checks), handle(key, check)),
  render: connectedMany,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('5 行共 ¥1,585.70，3 行现在下不了单，1 行低于底价')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '10010159 为什么是这个价' }))
    await expect(await canvas.findByText(/看了 6 条规则$/)).toHaveTextContent('¥18.20/包，由公司协议 KX-2026-0418 定价，看了 6 条规则')
    await userEvent.click(canvas.getByRole('button', { name: '查多种商品' }))
    await expect(await canvas.findByRole('button', { name: /1 行商品/ })).toBeVisible()
  },
})
