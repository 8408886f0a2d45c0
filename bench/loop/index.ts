import { setTimeout as sleep } from 'node:timers/promises'
import { accountLimits, quickOrderLimits, type ApprovalFlowContent } from '../../packages/api/src/contract/index.ts'
import { fillProducts } from '../../packages/mall-server/src/catalogue/search/testing/fill-products.ts'
import { seedOnce } from '../../packages/mall-server/src/demo/index.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { fillLooks } from '../../packages/mall-server/src/testing/mass/looks.ts'
import { fillMembers } from '../../packages/mall-server/src/testing/mass/members.ts'
import { fillOrders } from '../../packages/mall-server/src/testing/mass/orders.ts'
import { createScratchDatabase } from '../../packages/mall-server/src/testing/scratch-database.ts'
import { watchLoop } from '../flood/watch-loop.ts'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { startMall } from '../mall.ts'
import { peopleOf } from '../scale/people.ts'
import { printTable } from '../table.ts'
import { fillLargest } from '../../packages/mall-server/src/testing/mass/largest.ts'

const products = Number(process.env.LOOP_PRODUCTS ?? 60_000)
const orders = Number(process.env.LOOP_ORDERS ?? 120_000)
/** In one company: more than a file may have rows. */
const users = Number(process.env.LOOP_USERS ?? 9_900)
/** Only the calls whose name has this in it, where it is given. */
const wanted = new RegExp(process.env.LOOP_CALLS ?? '')
/** How often each call is made; the first, whose code is compiled meanwhile, does not count. */
const times = 4

interface Call {
  readonly name: string
  readonly path: string
  readonly body: object | FormData
  readonly token: string
}

const table = (head: string, line: (nth: number) => string, lines: number): FormData => {
  const form = new FormData()
  form.set('file', new Blob([`${head}\n${Array.from({ length: lines }, (_, nth) => line(nth)).join('\n')}`], { type: 'text/csv' }), 'table.csv')
  return form
}

const send = async (origin: string, { path, body, token }: Call): Promise<{ readonly status: string; readonly bytes: number }> => {
  const isForm = body instanceof FormData
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST', body: isForm ? body : JSON.stringify(body), headers: { Authorization: `Bearer ${token}`, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true
  const { MsgHeader } = isJson ? (JSON.parse(bytes.toString()) as { MsgHeader: { Success: boolean; RetMessage: string } }) : { MsgHeader: { Success: true, RetMessage: '' } }
  return { status: MsgHeader.Success ? 'made' : MsgHeader.RetMessage, bytes: bytes.length }
}

/** A draft by which nothing is approved. */
const content: ApprovalFlowContent = {
  Name: '试算', DepartmentIds: [], WaitDays: 7,
  Rules: [{ AmountFrom: 0, AmountTo: null, OverSingleLimit: true, OverBudget: true, NonAgreedFrom: 0, CategoryIds: [], Nodes: [] }],
}

/** How late the loop of the server is for the largest that each call may read, write or draw. */
export const run = async (): Promise<void> => {
  const postgres = process.env.TEST_DATABASE_URL
  if (!postgres) return console.log('TEST_DATABASE_URL is not set: these are figures of PostgreSQL.')
  const scratch = await createScratchDatabase(postgres, `mall_loop_${crypto.randomUUID().replaceAll('-', '')}`)
  const { db, close } = await openPostgres(scratch.url, { pool: 4, isBounded: false })
  try {
    const now = new Date()
    await seedOnce(db, { now, size: 'small' })
    await fillProducts(db, products)
    await fillLooks(db)
    await fillMembers(db, { companies: 1, users, agreedProducts: 200 }, now)
    await fillOrders(db, { first: 1, last: orders }, now)
    const people = await peopleOf(db)
    const [manager, buyer] = [people.managers[0], people.buyers[0]]
    if (manager === undefined || buyer === undefined) throw new Error('There is nobody')
    const invoiceId = await fillLargest(db, manager)
    await db.execute('vacuum analyze')
    const codes = (await db.query.product.findMany({ limit: quickOrderLimits.rows })).map(({ code }) => code)
    const metricsPort = await freePort()
    await using mall = await startMall({ databaseUrl: scratch.url, withoutPages: true, environment: { MALL_ENV: 'live', FULFILMENT: 'off', LOG_LEVEL: 'error', METRICS_PORT: String(metricsPort) } })
    const loop = await watchLoop(metricsPort)
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
    const recently = { BeginTime: daysAgo(40), EndTime: daysAgo(0) }
    const thousand = { PageIndex: 1, PageSize: 1000 } as const
    const ofManager = (path: string, body: object | FormData = {}, name = path): Call => ({ name, path, body, token: manager.token })
    const calls: readonly Call[] = [
      ...['OrderExport', 'OrderDetailExport', 'ProductExport', 'DepartmentExport', 'PurchaserExport'].map((name) => ofManager(`Report/${name}`)),
      ofManager('Report/OrderDetailExport', recently, 'Report/OrderDetailExport, 40 days'), ofManager('Report/ProductExport', recently, 'Report/ProductExport, 40 days'),
      ...['Order', 'OrderDetail', 'Product', 'Department', 'Purchaser'].map((name) => ofManager(`Report/${name}`, thousand)),
      ofManager('Report/People'),
      ofManager('Order/Export', recently),
      ofManager('Order/List', thousand), ofManager('Approval/List', { ...thousand, View: 'decided' }), ofManager('Budget/Ledger', { ...thousand, BudgetId: buyer.budgetId }),
      ofManager('Budget/LedgerExport', { BudgetId: buyer.budgetId }), ofManager('Budget/List', thousand), ofManager('Budget/Export'),
      ofManager('Account/List', thousand), ofManager('Account/Export'),
      ofManager('Account/ImportCheck', table('登录名,姓名,手机,邮箱,部门,角色', (nth) => `new${nth},新人${nth},1990000${String(nth).padStart(4, '0')},n${nth}@mall.example,采购部,采购员`, accountLimits.checkedRows)),
      ofManager('Invoice/Download', { InvoiceId: invoiceId }), ofManager('Invoice/Detail', { InvoiceId: invoiceId }),
      ofManager('Invoice/ApplyableList', thousand), ofManager('Department/Tree'), ofManager('ApprovalFlow/Replay', { Content: content }),
      ofManager('ShoppingCart/List'), ofManager('Product/List', thousand), ofManager('Workbench/Index'), ofManager('Home/Index'),
      ofManager('QuickOrder/Check', { Rows: codes.map((code, nth) => ({ RowNo: nth + 1, Code: code, Quantity: '2', Remark: '' })) }),
      ofManager('QuickOrder/Import', table('商品编码,数量', (nth) => `${codes[nth % codes.length] ?? ''},2`, quickOrderLimits.rows)), ofManager('Address/List', { PageIndex: 1, PageSize: 100 }),
      ofManager('Category/MallCategories'), ofManager('Account/GetUserMenuList'), ofManager('Product/Select', { People: 9999, Budget: 9_999_999 }),
    ]
    await sleep(3_000)
    await loop.read()
    await sleep(5_000)
    const idle = await loop.read()
    const rows = []
    for (const call of calls.filter(({ name }) => wanted.test(name))) {
      await send(mall.origin, call)
      await loop.read()
      const begin = performance.now()
      let last = { status: '', bytes: 0 }
      let longest = 0
      for (let time = 1; time < times; time++) {
        last = await send(mall.origin, call)
        longest = Math.max(longest, (await loop.read()).longest)
      }
      rows.push({ call: call.name, 'response ms': ((performance.now() - begin) / (times - 1)).toFixed(0), KB: Math.ceil(last.bytes / 1024), 'loop late by ms': longest.toFixed(0), '': last.status.slice(0, 40) })
    }
    printTable(rows)
    console.log(`\nThe idle server's loop was late by ${idle.longest.toFixed(0)} ms at most. ${users} people, ${orders} orders, ${products} products, 2,000 departments in one company.`)
  } finally {
    await close()
    await scratch.drop()
  }
}
