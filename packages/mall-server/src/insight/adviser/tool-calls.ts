import * as z from 'zod/mini'
import type { ProductItem } from '@mall/api/contract'
import { toYuan } from '../../platform/money.ts'
import type { AnswerPart } from './adviser.ts'
import type { QuotedLine, Toolbox } from './tools.ts'

/** Products of one search, and lines of one list. */
const [mostFound, mostLines] = [8, 30]

const keyword = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const code = z.string().check(z.regex(/^\d{1,20}$/))
const lines = z.array(z.object({ code, quantity: z.int().check(z.minimum(1), z.maximum(999_999)) })).check(z.minLength(1), z.maxLength(mostLines))

const inputs = {
  search_products: z.object({
    keyword, price_max: z.optional(z.number().check(z.minimum(0), z.maximum(100_000_000))), in_stock: z.optional(z.boolean()),
    without: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(20))).check(z.maxLength(5))),
  }),
  get_prices: z.object({ lines }),
  get_stock: z.object({ codes: z.array(code).check(z.minLength(1), z.maxLength(mostLines)) }),
  search_help: z.object({ query: keyword }),
  show_products: z.object({ codes: z.array(code).check(z.minLength(1), z.maxLength(mostLines)) }),
  propose_cart: z.object({ lines }),
}

type ToolName = keyof typeof inputs

const descriptions: Readonly<Record<ToolName, string>> = {
  search_products: '按关键词检索本企业可采购的商品；without 是名称或规格里不能有的词。返回编码、名称、单价、起订量与库存。',
  get_prices: '查询若干商品在给定数量下此刻的单价、小计、合计，以及不能购买的原因。任何金额都只能来自这里或 search_products。',
  get_stock: '查询商品此刻的库存。',
  search_help: '检索商城帮助中心（退换货、发票、审批、配送、支付等规则）。',
  show_products: '把商品卡片展示给用户。回答里提到的商品都要展示。',
  propose_cart: '建议用户把这些商品加入购物车；由用户点击后才会加入。',
}

/** The tools as an OpenAI-compatible endpoint takes them. */
export const toolDefinitions = (Object.keys(inputs) as ToolName[]).map((name) => {
  const { $schema: _, ...parameters } = z.toJSONSchema(inputs[name])
  return { type: 'function', function: { name, description: descriptions[name], parameters } }
})

const itemText = (item: ProductItem) => ({
  code: item.ProductCode, name: item.CustomerProductName, brand: item.BrandName, unit: item.Unit, price: item.CustomerPrice, agreed: item.IsAgreed, min_quantity: item.MOQ, step: item.Step,
  stock: item.Stock.Text, stock_quantity: item.Stock.Quantity,
})

const lineText = ({ sellable, quantity, priceFen, subtotalFen, problem }: QuotedLine) => ({
  code: sellable.code, name: sellable.name, unit: sellable.unit, quantity, price: toYuan(priceFen), subtotal: toYuan(subtotalFen), problem,
})

interface ToolAnswer {
  /** For the model. */
  readonly result: unknown
  /** For the user. */
  readonly part?: AnswerPart
}

const run: { readonly [Name in ToolName]: (input: z.output<(typeof inputs)[Name]>, tools: Toolbox) => Promise<ToolAnswer> } = {
  search_products: async ({ keyword: words, price_max: PriceMax, in_stock: OnlyInStock, without }, tools) => {
    const items = await tools.search({ keyword: words, ...(PriceMax === undefined ? {} : { PriceMax }), ...(OnlyInStock === undefined ? {} : { OnlyInStock }), ...(without === undefined ? {} : { without }) }, mostFound)
    return { result: { products: items.map(itemText) } }
  },
  get_prices: async ({ lines: wanted }, tools) => {
    const quoted = await tools.quote(wanted)
    const totalFen = quoted.reduce((sum, { subtotalFen }) => sum + subtotalFen, 0)
    tools.allow([totalFen])
    return { result: { lines: quoted.map(lineText), total: toYuan(totalFen), unknown: wanted.filter((line) => !quoted.some(({ sellable }) => sellable.code === line.code)).map((line) => line.code) } }
  },
  get_stock: async ({ codes }, tools) => ({
    result: { products: (await tools.products(codes)).map(({ ProductCode, Stock }) => ({ code: ProductCode, stock: Stock.Text, stock_quantity: Stock.Quantity })) },
  }),
  search_help: async ({ query }, tools) => ({
    result: { sections: (await tools.help(query)).map(({ page, title, heading, text }) => ({ title, heading, text, link: `/help/detail/${page}` })) },
  }),
  show_products: async ({ codes }) => ({ result: { shown: true }, part: { kind: 'products', codes } }),
  propose_cart: async ({ lines: proposed }) => ({ result: { proposed: true, note: '已展示按钮，由用户决定' }, part: { kind: 'proposal', lines: proposed } }),
}

const isTool = (name: string): name is ToolName => Object.hasOwn(inputs, name)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text === '' ? '{}' : text)
  } catch {
    return undefined
  }
}

const runTool = async <Name extends ToolName>(name: Name, text: string, tools: Toolbox): Promise<ToolAnswer> => {
  const input = z.safeParse(inputs[name], parsed(text))
  return input.success ? run[name](input.data as never, tools) : { result: { error: '参数不正确' } }
}

/** Runs a tool that a model asked for. Whatever the model writes, it gets data of the user's own catalogue, or an error. */
export const callTool = (name: string, text: string, tools: Toolbox): Promise<ToolAnswer> =>
  isTool(name) ? runTool(name, text, tools) : Promise.resolve({ result: { error: '没有这个工具' } })
