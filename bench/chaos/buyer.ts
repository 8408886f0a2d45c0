import { orderStatus } from '../../packages/api/src/contract/index.ts'
import type { Random } from '../../packages/mall-server/src/platform/seeded-random.ts'
import { invoiceApplication } from '../../packages/mall-server/src/testing/contract-cases/steps.ts'
import { prepareOrder, productsToBuy } from '../../packages/mall-server/src/testing/http-shopper.ts'
import type { Person } from './person.ts'

const latest = { PageIndex: 1, PageSize: 50, SortField: 'OrderTime', SortOrder: 'desc' } as const

/** Yuan above which an order of theirs is approved, so that one of more than that waits. */
const singleLimit = 5_000

const search = async ({ ask }: Person, random: Random): Promise<void> => {
  const found = await ask('POST /api/Product/List', { Keyword: random.pick(['笔', '纸', '文件夹', '打印机', 'qianzibi', '椅']), PageIndex: 1, PageSize: 20 })
  const item = found?.Items[random.int(0, found.Items.length - 1)]
  if (item !== undefined) await ask('POST /api/Product/Detail', { ProductCode: item.ProductCode })
}

/** Orders some products: a little of each, or as much of one as has to be approved. */
const order = async ({ call, ask }: Person, random: Random, isLarge: boolean): Promise<void> => {
  const products = random.shuffle(await productsToBuy(call)).slice(0, isLarge ? 1 : random.int(1, 3))
  const items = products.map(({ ProductCode, MOQ, Step, CustomerPrice, MaxQty, Stock }) => {
    const wanted = isLarge ? Math.max(MOQ, Math.ceil((singleLimit * 1.1) / (CustomerPrice ?? 1) / Step) * Step) : MOQ
    return { ProductCode, Quantity: wanted <= Math.min(Stock.Quantity, MaxQty ?? wanted) ? wanted : MOQ }
  })
  const submission = await prepareOrder(call, items)
  if (submission !== null) await ask('POST /api/Order/Submit', submission)
}

const moves = ['Cancel', 'Withdraw', 'ConfirmReceipt'] as const

/** Takes back or confirms one of the latest orders. */
const move = async ({ ask }: Person, random: Random): Promise<void> => {
  const { Items = [] } = (await ask('POST /api/Order/List', latest)) ?? {}
  const can = Items.flatMap(({ OrderNo, Version, AllowActions }) => moves.filter((action) => AllowActions.includes(action)).map((action) => ({ action, target: { OrderNo, Version } })))
  if (can.length === 0) return
  const { action, target } = random.pick(can)
  if (action === 'Cancel') await ask('POST /api/Order/Cancel', { ...target, Reason: '信息填错' })
  else await ask(`POST /api/Order/${action}`, target)
}

/** Sends a piece back of something that arrived. */
const sendBack = async ({ ask }: Person, random: Random): Promise<void> => {
  const { Items = [] } = (await ask('POST /api/Order/List', { ...latest, Status: orderStatus.completed })) ?? {}
  if (Items.length === 0) return
  const { OrderNo } = random.pick(Items)
  const line = (await ask('POST /api/Order/Detail', { OrderNo }))?.Lines.find(({ AfterSalesQuantity }) => AfterSalesQuantity > 0)
  if (line === undefined) return
  const check = await ask('POST /api/AfterSales/Check', { OrderNo, LineId: line.LineId })
  const open = check?.SupportTypes.find(({ IsOpen }) => IsOpen)
  if (open === undefined) return
  await ask('POST /api/AfterSales/Apply', {
    RequestId: crypto.randomUUID(), OrderNo, LineId: line.LineId, Type: open.Type, Quantity: 1, Reason: '质量问题', Description: '收到时外壳有明显裂纹，无法正常使用',
    Images: [], ReturnMode: 1, Contact: '前台收发', Mobile: '13800000009',
  })
}

const haveInvoiced = async ({ ask, target }: Person): Promise<void> => {
  const { total = 0 } = (await ask('POST /api/Invoice/ApplyableList', { PageIndex: 1, PageSize: 10 })) ?? {}
  if (total > 0) await ask('POST /api/Invoice/Apply', await invoiceApplication(target))
}

/** One thing that a buyer does, by chance. */
export const buy = (person: Person, random: Random): Promise<void> => {
  const what = random.next()
  if (what < 0.3) return search(person, random)
  if (what < 0.6) return order(person, random, false)
  if (what < 0.76) return order(person, random, true)
  if (what < 0.88) return move(person, random)
  return what < 0.94 ? sendBack(person, random) : haveInvoiced(person)
}
