import { orderStatus, type CallInput, type CallOutput, type LoginInfo, type OrderDetail, type OrderStatus, type OrderSummary } from '@mall/api/contract'
import { hotKeywordPeriod } from '@mall/api'
import { allCalls, type AnyCallKey } from '@mall/api/seller/contract'
import { bannerDrawing, brand, product } from '../../mall-server/src/platform/db/schema/catalogue.ts'
import { enterpriseGroup } from '../../mall-server/src/platform/db/schema/organisation.ts'
import { repeatableRandomness } from '../../mall-server/src/platform/randomness.ts'
import { createRandom } from '../../mall-server/src/platform/seeded-random.ts'
import { successOf } from '../../mall-server/src/testing/contract-cases/successes.ts'
import { targetOf } from '../../mall-server/src/testing/contract-cases/target.ts'
import { createTestMall, type TestMall } from '../../mall-server/src/testing/test-mall.ts'
import type { ReadKey, Recording } from '../src/recording.ts'
import { storyTime } from '../src/story-time.ts'

const page = { PageIndex: 1, PageSize: 20 } as const

const askAs =
  (mall: TestMall, token: string) =>
  async <Key extends AnyCallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>> => {
    const { body, message } = await mall.call(key, input, { token })
    if (body === null) throw new Error(`${key}: ${message}`)
    return body
  }

/** An order of a status with its page: one of the buyer's own, else one of a colleague. */
const recordOrders = async (mall: TestMall, tokens: readonly string[]) => {
  const orders: Partial<Record<OrderStatus, { summary: OrderSummary; detail: OrderDetail }>> = {}
  for (const Status of Object.values(orderStatus)) {
    for (const token of tokens) {
      const ask = askAs(mall, token)
      const { Items: [summary] } = await ask('POST /api/Order/List', { ...page, Status })
      if (summary) orders[Status] ??= { summary, detail: await ask('POST /api/Order/Detail', { OrderNo: summary.OrderNo }) }
    }
  }
  return orders as Required<typeof orders>
}

const personOf = ({ User, Enterprise, Role, Enterprises }: LoginInfo) => ({ User, Enterprise, Role, ...(Enterprises ? { Enterprises } : {}) })

const recordPictures = async ({ db }: TestMall, recording: unknown) => {
  const named = new Set([...JSON.stringify(recording).matchAll(/\/pictures\/(\d+)/g)].map(([, code = '']) => code))
  const products = (await db.select().from(product).orderBy(product.id)).filter(({ code }) => named.has(code))
  const [brands, banners, groups] = [await db.select().from(brand), await db.select().from(bannerDrawing), await db.select().from(enterpriseGroup)]
  return {
    products: Object.fromEntries(products.map(({ code, picture }) => [code, picture])),
    brand: Object.fromEntries(brands.map(({ id, name, latinName }) => [id, { name, initials: latinName.slice(0, 2), seed: id }])),
    banner: Object.fromEntries(banners.map(({ id, theme }) => [id, { theme, seed: id }])),
    logo: Object.fromEntries(groups.flatMap(({ id, name, logo }) => (logo ? [[logo, { name, seed: id }]] : []))),
  }
}

/** Lists and details as their contract cases ask for them, the lists first: what the cases of details need is not in them yet. */
const recordReads = async <Known extends object>(mall: TestMall, known: Known) => {
  const target = targetOf(mall, () => Promise.reject(new Error('Nobody comes from a partner')))
  const responses: Record<string, unknown> = {}
  const reads = ['/List', 'Detail', '/Reviews'].flatMap((end) => (Object.keys(allCalls) as AnyCallKey[]).filter((key) => key.endsWith(end) && !(key in known)))
  for (const key of reads) {
    const [who, input] = successOf(key)
    const { success, message, body } = await target.send(key, await input(target), who)
    if (!success) throw new Error(`${key}: ${message}`)
    responses[key] = body
  }
  return responses as { readonly [Key in Exclude<ReadKey, keyof Known>]: CallOutput<Key> }
}

const record = async (mall: TestMall) => {
  const logins = {
    admin: await mall.login('admin'),
    buyer: await mall.login('buyer'),
    approver: await mall.login('approver'),
    finance: await mall.login('finance'),
    other: await mall.login('other'),
  }
  const [buyer, admin] = [askAs(mall, logins.buyer.Token), askAs(mall, logins.admin.Token)]
  const list = await buyer('POST /api/Product/List', { ...page, Keyword: '笔' })
  const ProductCode = list.Items.find(({ CustomerPrice, MarketPrice, IsAgreed }) => IsAgreed && CustomerPrice !== MarketPrice)?.ProductCode ?? ''
  const home = await buyer('POST /api/Home/Index', {})
  const cart = await buyer('POST /api/ShoppingCart/List', {})
  const confirmation = await buyer('POST /api/Order/Confirm', { CartItemIds: cart.Items.map(({ CartItemId }) => CartItemId) })
  const submitted = await buyer('POST /api/Order/Submit', {
    ConfirmToken: confirmation.ConfirmToken,
    RequestId: '6f1c2b7e-4a59-4c1d-9e02-5d1f7a30b8c4',
    AddressId: confirmation.Addresses[0]?.AddressId ?? 0,
    DepartmentId: confirmation.Departments[0]?.DepartmentId ?? 0,
    PaymentType: 1,
    InvoiceMode: 3,
  })
  if (submitted.Outcome !== 'submitted') throw new Error('The demo order was not taken')
  const orders = await recordOrders(mall, [logins.buyer.Token, logins.admin.Token])
  const own = {
    'POST /api/Account/GetUserMenuList': await buyer('POST /api/Account/GetUserMenuList', {}),
    'POST /api/Category/GetCustomerCategories': await buyer('POST /api/Category/GetCustomerCategories', {}),
    'POST /api/Category/MallCategories': await buyer('POST /api/Category/MallCategories', {}),
    // What a page shows at first: two floors and the brands.
    'POST /api/Home/Index': {
      ...home,
      Floors: home.Floors.slice(0, 2),
      Brands: home.Brands,
    },
    'POST /api/ManageService/EnterpriseGroupSet': await buyer('POST /api/ManageService/EnterpriseGroupSet', {}),
    'POST /api/Order/Confirm': confirmation,
    'POST /api/Order/List': await buyer('POST /api/Order/List', page),
    'POST /api/Order/Submit': submitted,
    'POST /api/Order/SubmitResult': await buyer('POST /api/Order/SubmitResult', { SubmitId: submitted.SubmitId }),
    'POST /api/Product/Detail': await buyer('POST /api/Product/Detail', { ProductCode }),
    'POST /api/Product/List': list,
    'POST /api/Product/Search': await buyer('POST /api/Product/Search', { Key: '笔' }),
    'POST /api/Product/SupposeCategory': await buyer('POST /api/Product/SupposeCategory', hotKeywordPeriod(storyTime)),
    'POST /api/ShoppingCart/List': cart,
    'POST /api/ShoppingCart/YouLike/订单/6': await buyer('POST /api/ShoppingCart/YouLike/订单/6', {}),
    'POST /api/ShoppingCart/AddToCart': await buyer('POST /api/ShoppingCart/AddToCart', { Items: [{ ProductCode, Quantity: 10 }] }),
    'POST /api/Favorite/Add': await buyer('POST /api/Favorite/Add', { TargetId: ProductCode, Type: 1 }),
    'POST /api/Favorite/Remove': await buyer('POST /api/Favorite/Remove', { TargetIds: [ProductCode], Type: 1 }),
    'POST /api/Order/Remind': await buyer('POST /api/Order/Remind', { OrderNo: orders[30].summary.OrderNo }),
    'POST /api/Order/Rebuy': await buyer('POST /api/Order/Rebuy', { OrderNo: orders[70].summary.OrderNo }),
    'POST /api/Workbench/Index': await buyer('POST /api/Workbench/Index', {}),
    'POST /api/Account/Logout': await askAs(mall, (await mall.login('buyer')).Token)('POST /api/Account/Logout', {}),
  }
  const recording = {
    people: {
      admin: personOf(logins.admin),
      buyer: personOf(logins.buyer),
      approver: personOf(logins.approver),
      finance: personOf(logins.finance),
      other: personOf(logins.other),
    },
    orders,
    menus: {
      buyer: await buyer('POST /api/Account/GetUserMenuList', {}),
      admin: await admin('POST /api/Account/GetUserMenuList', {}),
    },
    responses: { ...own, ...(await recordReads(mall, own)) },
  }
  return { ...recording, pictures: await recordPictures(mall, recording) }
}

/** What the server returns from its demo data; the same each time. */
export const recordResponses = async (): Promise<Recording> => {
  const mall = await createTestMall({ now: storyTime, randomness: repeatableRandomness(createRandom(1)), isEmbedded: true })
  try {
    return await record(mall)
  } finally {
    await mall.close()
  }
}
