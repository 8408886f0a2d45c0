import { can, contract, type CallDefinition, type CallKey, type CallOutput, type LoginInfo, type OrderAction, type OrderSubmission } from '@mall/api/contract'
import type { AccountName } from './world/people.ts'

export type Who = AccountName | 'visitor'

/** What a call was answered, whoever answered it. */
export interface Reply {
  readonly status: number
  readonly success: boolean
  readonly message: string
  readonly body: unknown
  readonly headers: Headers
}

/** A mall that cases run over: the mocks, or the real server. */
export interface ContractTarget {
  readonly send: (key: CallKey, input: unknown, who: Who) => Promise<Reply>
  /** A fresh login of an account. */
  readonly login: (who: AccountName) => Promise<LoginInfo>
  /** A key that `Account/LoginBySession` takes once. */
  readonly sessionKey: () => Promise<string>
}

/** `answered` by the contract's schema · `refused` with HTTP 200 and a message · a file · an HTTP status. */
export type Outcome = 'answered' | 'refused' | 'file' | 401 | 403

export interface ContractCase {
  readonly key: CallKey
  readonly name: string
  readonly who: Who
  readonly outcome: Outcome
  /** The input of the call, after whatever must come before it. */
  readonly input: (target: ContractTarget) => Promise<unknown>
}

const get = async <Key extends CallKey>(target: ContractTarget, key: Key, input: unknown, who: Who): Promise<CallOutput<Key>> => {
  const reply = await target.send(key, input, who)
  if (!reply.success) throw new Error(`${key} was needed first and said: ${reply.status} ${reply.message}`)
  return reply.body as CallOutput<Key>
}

const need = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The target has no ${what}`)
  return value
}

const password = 'Mall@2026'

/** A credential of the slide captcha, which tells its answer in tests. */
const credential = async (target: ContractTarget): Promise<string> => {
  const challenge = await target.send('POST /api/Captcha/Challenge', {}, 'visitor')
  const { Id } = challenge.body as CallOutput<'POST /api/Captcha/Challenge'>
  const X = Number(challenge.headers.get('X-Captcha-Answer'))
  const Track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: X * share, y: step, t: step * 90 }))
  return (await get(target, 'POST /api/Captcha/Verify', { Id, X, Track, Input: 'pointer' }, 'visitor')).CaptchaVerifyParam
}

/** Agreed products in stock, the cheap ones first. */
const products = async (target: ContractTarget) => {
  const request = { PageIndex: 1, PageSize: 50, OnlyInStock: true, OnlyAgreed: true, SortBy: 'priceAsc' }
  const { Items } = await get(target, 'POST /api/Product/List', request, 'buyer')
  return Items.filter(({ Stock, MOQ }) => Stock.Quantity >= MOQ)
}

const productCode = async (target: ContractTarget): Promise<string> => need((await products(target))[0], 'agreed product').ProductCode

/** Empties the cart and puts one product in; answers the line. `reach` yuan at least, as far as the stock goes. */
const cartLine = async (target: ContractTarget, reach = 0) => {
  await get(target, 'POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, 'buyer')
  const fitting = (await products(target)).flatMap(({ ProductCode, CustomerPrice, MOQ, Step, MaxQty, Stock }) => {
    const wanted = Math.max(MOQ, Math.ceil((reach * 1.2) / (CustomerPrice ?? 1) / Step) * Step)
    return wanted <= Math.min(Stock.Quantity, MaxQty ?? wanted) ? [{ ProductCode, Quantity: wanted }] : []
  })
  await get(target, 'POST /api/ShoppingCart/AddToCart', { Items: [need(fitting[0], `product for ¥${reach}`)] }, 'buyer')
  return need((await get(target, 'POST /api/ShoppingCart/List', {}, 'buyer')).Items[0], 'cart line')
}

const cartItemIds = async (target: ContractTarget): Promise<number[]> => [(await cartLine(target)).CartItemId]

/** What the buyer would submit for one product. */
const submission = async (target: ContractTarget, PaymentType: OrderSubmission['PaymentType'] = 1, reach = 0): Promise<OrderSubmission> => {
  const line = await cartLine(target, reach)
  const confirmation = await get(target, 'POST /api/Order/Confirm', { CartItemIds: [line.CartItemId] }, 'buyer')
  const { ConfirmToken, Addresses, Departments } = confirmation
  return {
    ConfirmToken,
    RequestId: crypto.randomUUID(),
    AddressId: need(Addresses[0], 'address').AddressId,
    DepartmentId: need(Departments[0], 'department').DepartmentId,
    PaymentType,
    InvoiceMode: 3,
    Reason: '契约测试采购',
  }
}

const submitted = async (target: ContractTarget, payment?: OrderSubmission['PaymentType'], reach?: number) => {
  const answer = await get(target, 'POST /api/Order/Submit', await submission(target, payment, reach), 'buyer')
  if (answer.Outcome !== 'submitted') throw new Error('Price or stock moved while the case ran')
  return answer
}

/** An order that the buyer may do something with: a new one, or one that is there. */
const orderFor = async (target: ContractTarget, action: OrderAction) => {
  if (action === 'Cancel' || action === 'Remind') await submitted(target)
  if (action === 'Withdraw') await submitted(target, 1, 6000)
  if (action === 'Pay') await submitted(target, 4)
  const request = { PageIndex: 1, PageSize: 1000, SortField: 'OrderTime', SortOrder: 'desc' }
  const { Items } = await get(target, 'POST /api/Order/List', request, 'buyer')
  return need(Items.find(({ AllowActions }) => AllowActions.includes(action)), `order to ${action}`)
}

const moveInput = (action: OrderAction, more: object = {}) => async (target: ContractTarget) => {
  const { OrderNo, Version } = await orderFor(target, action)
  return { OrderNo, Version, ...more }
}

const picture = (field: string): FormData => {
  const png = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='), (character) => character.codePointAt(0) ?? 0)
  const form = new FormData()
  form.append(field, new File([png], '样品.png', { type: 'image/png' }))
  return form
}

const upload = (): FormData => {
  const form = picture('file')
  form.append('path', 'null')
  return form
}

const plain = (input: unknown) => async () => input

const address = {
  Consignee: '前台收发', Mobile: '13800000009', Province: '上海市', City: '上海市', District: '浦东新区', AreaCode: '310115', Detail: '示例路200号', Tag: '', IsDefault: false,
}

const page = { PageIndex: 1, PageSize: 20 }

/** A case in which each call is answered; a call without one does not compile. */
const answered: { readonly [Key in CallKey]: readonly [who: Who, input: (target: ContractTarget) => Promise<unknown>] } = {
  'POST /api/Account/Login': ['visitor', async (target) => ({ Account: 'buyer', Password: password, CaptchaVerifyParam: await credential(target), ReturnUrl: '/shop/cart' })],
  'POST /api/Account/SwitchEnterprise': ['admin', plain({ EnterpriseId: 2 })],
  'POST /api/Account/Logout': ['buyer2', plain({})],
  'POST /api/Account/RefreshToken': ['visitor', async (target) => {
    const { RefreshToken, User } = await target.login('finance')
    return { RefreshToken, UserId: User.uid }
  }],
  'GET /api/Account/LoginBySession': ['visitor', async (target) => ({ sessionKey: await target.sessionKey() })],
  'GET /api/Account/JumpOldLink': ['buyer', plain({ tag: 'home' })],
  'POST /api/Account/UnLock': ['visitor', async (target) => ({ CaptchaVerifyParam: await credential(target) })],
  'POST /api/Account/GetUserMenuList': ['buyer', plain({})],
  'POST /api/Address/List': ['buyer', plain({})],
  'POST /api/Address/Save': ['buyer', plain(address)],
  'POST /api/Captcha/Challenge': ['visitor', plain({})],
  'POST /api/Captcha/Verify': ['visitor', async (target) => {
    const challenge = await target.send('POST /api/Captcha/Challenge', {}, 'visitor')
    const { Id } = challenge.body as CallOutput<'POST /api/Captcha/Challenge'>
    const X = Number(challenge.headers.get('X-Captcha-Answer'))
    return { Id, X, Track: [], Input: 'keyboard' }
  }],
  'POST /api/Category/GetCustomerCategories': ['buyer', plain({})],
  'POST /api/Category/MallCategories': ['visitor', plain({})],
  'POST /api/Favorite/Add': ['buyer', async (target) => ({ TargetId: await productCode(target), Type: 1 })],
  'POST /api/Favorite/Remove': ['buyer', async (target) => ({ TargetIds: [await productCode(target)], Type: 1 })],
  'POST /api/File/Execute': ['buyer', async () => upload()],
  'POST /api/Home/Index': ['buyer', plain({})],
  'POST /api/ManageService/EnterpriseGroupSet': ['buyer', plain({})],
  'POST /api/Order/Confirm': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target) })],
  'POST /api/Order/Submit': ['buyer', (target) => submission(target)],
  'POST /api/Order/SubmitResult': ['buyer', async (target) => ({ SubmitId: (await submitted(target)).SubmitId })],
  'POST /api/Order/List': ['buyer', plain({ ...page, SortField: 'PayableAmount', SortOrder: 'asc' })],
  'POST /api/Order/Detail': ['buyer', async (target) => ({ OrderNo: (await submitted(target)).OrderNo })],
  'POST /api/Order/Track': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'ConfirmReceipt')).OrderNo })],
  'POST /api/Order/Cancel': ['buyer', moveInput('Cancel', { Reason: '信息填错', Note: '换一款' })],
  'POST /api/Order/Withdraw': ['buyer', moveInput('Withdraw')],
  'POST /api/Order/Remind': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'Remind')).OrderNo })],
  'POST /api/Order/ConfirmReceipt': ['buyer', moveInput('ConfirmReceipt')],
  'POST /api/Order/Rebuy': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'Rebuy')).OrderNo })],
  'POST /api/Order/Pay': ['buyer', moveInput('Pay')],
  'POST /api/Order/Export': ['buyer', plain({})],
  'POST /api/Product/SupposeCategory': ['visitor', plain({ BeginTime: 1_765_000_000_000, EndTime: 1_773_800_000_000, TopN: 8 })],
  'POST /api/Product/Search': ['visitor', plain({ Key: '纸' })],
  'POST /api/Product/ImageSearch': ['visitor', async () => picture('files')],
  'POST /api/Product/List': ['buyer', plain({ ...page, Keyword: '纸', SortBy: 'sales' })],
  'POST /api/Product/Detail': ['buyer', async (target) => ({ ProductCode: await productCode(target) })],
  'POST /api/Product/Stock': ['visitor', async (target) => ({ ProductCode: await productCode(target), AreaCode: '310115', Quantity: 1 })],
  'POST /api/ShoppingCart/Count': ['buyer', plain({})],
  'POST /api/ShoppingCart/AddToCart': ['buyer', async (target) => {
    const product = need((await products(target))[1], 'second agreed product')
    return { Items: [{ ProductCode: product.ProductCode, Quantity: product.MOQ }] }
  }],
  'POST /api/ShoppingCart/YouLike/订单/6': ['buyer', plain({})],
  'POST /api/ShoppingCart/List': ['buyer', async (target) => {
    await cartLine(target)
    return {}
  }],
  'POST /api/ShoppingCart/Update': ['buyer', async (target) => {
    const { CartItemId, Quantity, Step } = await cartLine(target)
    return { CartItemId, Quantity: Quantity + Step, Remark: '放前台' }
  }],
  'POST /api/ShoppingCart/Remove': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target) })],
  'POST /api/ShoppingCart/Select': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target), Selected: false })],
  'POST /api/ShoppingCart/Clear': ['buyer', plain({ OnlyInvalid: true })],
  'POST /api/ShoppingCart/MoveToFavorite': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target) })],
}

const keys = Object.keys(contract) as readonly CallKey[]

const accessCases = (key: CallKey): ContractCase[] => {
  const { access, body }: CallDefinition = contract[key]
  const cases: ContractCase[] = []
  if (access.who === 'user') cases.push({ key, name: 'a visitor', who: 'visitor', outcome: 401, input: plain({}) })
  const permission = access.who === 'user' ? access.permission : undefined
  const roles = { finance: ['Finance'], approver: ['Approver'] } as const
  if (permission !== undefined) {
    for (const who of ['finance', 'approver'] as const) {
      if (!can(roles[who], permission)) cases.push({ key, name: `${who}, who lacks ${permission}`, who, outcome: 403, input: plain({}) })
    }
  }
  if (body && contract[key].answer && !body.safeParse({}).success && !('mode' in contract[key])) {
    cases.push({ key, name: 'a body that misses everything', who: answered[key][0], outcome: 'refused', input: plain({}) })
  }
  return cases
}

const refusals: readonly ContractCase[] = [
  {
    key: 'POST /api/Account/Login', name: 'a wrong password', who: 'visitor', outcome: 'refused',
    input: async (target) => ({ Account: 'other', Password: 'Wrong@2026', CaptchaVerifyParam: await credential(target) }),
  },
  { key: 'POST /api/Account/Login', name: 'a captcha credential nobody gave out', who: 'visitor', outcome: 'refused', input: plain({ Account: 'buyer', Password: password, CaptchaVerifyParam: 'invented' }) },
  { key: 'POST /api/Account/SwitchEnterprise', name: 'an enterprise of others', who: 'buyer', outcome: 'refused', input: plain({ EnterpriseId: 3 }) },
  { key: 'POST /api/Account/RefreshToken', name: 'a token nobody gave out', who: 'visitor', outcome: 401, input: plain({ RefreshToken: 'invented', UserId: 2 }) },
  { key: 'GET /api/Account/LoginBySession', name: 'a key nobody gave out', who: 'visitor', outcome: 'refused', input: plain({ sessionKey: 'invented' }) },
  { key: 'POST /api/Account/UnLock', name: 'a credential nobody gave out', who: 'visitor', outcome: 'refused', input: plain({ CaptchaVerifyParam: 'invented' }) },
  { key: 'POST /api/Captcha/Verify', name: 'a challenge that never was', who: 'visitor', outcome: 'refused', input: plain({ Id: 'none', X: 1, Track: [], Input: 'keyboard' }) },
  { key: 'POST /api/Address/Save', name: 'an address of nobody', who: 'buyer', outcome: 'refused', input: plain({ ...address, AddressId: 987_654 }) },
  { key: 'POST /api/Favorite/Add', name: 'no such product', who: 'buyer', outcome: 'refused', input: plain({ TargetId: '99999999999', Type: 1 }) },
  { key: 'POST /api/Product/Detail', name: 'no such product', who: 'visitor', outcome: 'refused', input: plain({ ProductCode: '99999999999' }) },
  { key: 'POST /api/ShoppingCart/AddToCart', name: 'no such product', who: 'buyer', outcome: 'refused', input: plain({ Items: [{ ProductCode: '99999999999', Quantity: 1 }] }) },
  { key: 'POST /api/ShoppingCart/MoveToFavorite', name: 'no such line', who: 'buyer', outcome: 'refused', input: plain({ CartItemIds: [987_654] }) },
  { key: 'POST /api/Order/Confirm', name: 'no such line', who: 'buyer', outcome: 'refused', input: plain({ CartItemIds: [987_654] }) },
  { key: 'POST /api/Order/Submit', name: 'a token nobody gave out', who: 'buyer', outcome: 'refused', input: async (target) => ({ ...(await submission(target)), ConfirmToken: 'invented' }) },
  { key: 'POST /api/Order/SubmitResult', name: 'no such submission', who: 'buyer', outcome: 'refused', input: plain({ SubmitId: 'none' }) },
  { key: 'POST /api/Order/Detail', name: 'no such order', who: 'buyer', outcome: 'refused', input: plain({ OrderNo: 'MO00000000000000' }) },
  { key: 'POST /api/Order/Detail', name: 'an order of another enterprise', who: 'other', outcome: 'refused', input: async (target) => ({ OrderNo: (await submitted(target)).OrderNo }) },
  { key: 'POST /api/Order/Cancel', name: 'a stale version', who: 'buyer', outcome: 'refused', input: async (target) => {
    const { OrderNo, Version } = await orderFor(target, 'Cancel')
    return { OrderNo, Version: Version + 7, Reason: '其他' }
  } },
  { key: 'POST /api/Order/Remind', name: 'a second reminder within the hour', who: 'buyer', outcome: 'refused', input: async (target) => {
    const { OrderNo } = await orderFor(target, 'Remind')
    await get(target, 'POST /api/Order/Remind', { OrderNo }, 'buyer')
    return { OrderNo }
  } },
]

const extras: readonly ContractCase[] = [
  { key: 'POST /api/ShoppingCart/Remove', name: 'a line that is gone already', who: 'buyer', outcome: 'answered', input: plain({ CartItemIds: [987_654] }) },
  { key: 'POST /api/Home/Index', name: 'a visitor', who: 'visitor', outcome: 'answered', input: plain({}) },
  { key: 'POST /api/Product/List', name: 'a visitor', who: 'visitor', outcome: 'answered', input: plain(page) },
  { key: 'POST /api/Product/List', name: 'a search that finds nothing', who: 'buyer', outcome: 'answered', input: plain({ ...page, Keyword: '绝无此物甲乙丙' }) },
  { key: 'POST /api/Product/Detail', name: 'a visitor', who: 'visitor', outcome: 'answered', input: async (target) => ({ ProductCode: await productCode(target) }) },
  { key: 'POST /api/Order/List', name: 'the group administrator', who: 'admin', outcome: 'answered', input: plain(page) },
  { key: 'POST /api/Order/List', name: 'finance', who: 'finance', outcome: 'answered', input: plain(page) },
  { key: 'POST /api/Order/Submit', name: 'an order that needs approval', who: 'buyer', outcome: 'answered', input: (target) => submission(target, 1, 6000) },
]

const isDownload = (key: CallKey): boolean => 'mode' in contract[key] && contract[key].mode === 'download'

/** Every case of every call: answered, refused, and the access rule. */
export const contractCases: readonly ContractCase[] = keys.flatMap((key): ContractCase[] => {
  const [who, input] = answered[key]
  return [
    { key, name: who, who, outcome: isDownload(key) ? 'file' : 'answered', input },
    ...extras.filter((one) => one.key === key),
    ...refusals.filter((one) => one.key === key),
    ...accessCases(key),
  ]
})
