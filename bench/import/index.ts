import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { productImportPictures, productImportStatus, type ProductImportDetail } from '../../packages/api/src/contract/seller/index.ts'
import { cameraPhoto } from '../../packages/mall-server/src/testing/photos.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { product, productStock } from '../../packages/mall-server/src/platform/db/schema/catalogue.ts'
import { stockMovement } from '../../packages/mall-server/src/platform/db/schema/order.ts'
import { callerOf, loginStaffTo, type HttpCall } from '../../packages/mall-server/src/testing/http-caller.ts'
import { createScratchDatabase } from '../../packages/mall-server/src/testing/scratch-database.ts'
import { startServerProcess } from '../../packages/mall-server/src/testing/server-process.ts'
import { watchLoop } from '../flood/watch-loop.ts'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { megabytes } from '../megabytes.ts'
import { percentile } from '../percentile.ts'
import { printTable } from '../table.ts'

const rows = Number(process.env.IMPORT_ROWS ?? 100_000)
const pictures = Number(process.env.IMPORT_PICTURES ?? 20_000)
/** Different photos that are uploaded and converted; the pictures of the import are these again and again, since a conversion is the same work for each. As many as pictures: an import as it is in life. */
const photos = Math.min(pictures, Number(process.env.IMPORT_PHOTOS ?? 40))
/** The part of the rows after which the server is killed. */
const killAfter = 0.4

const codeOf = (nth: number): string => String(80_000_000 + nth)

const sheet = (): FormData => {
  const lines = Array.from({ length: rows }, (_, nth) => `${codeOf(nth)},办公用品 ${nth} 号,禾笺,办公用纸/复印纸/导入的纸,包,${(5 + (nth % 900) / 10).toFixed(2)},是,${nth % 90}`)
  const form = new FormData()
  form.append('file', new File([`编码,名称,品牌,分类,单位,市场价,上架,上海库存\n${lines.join('\n')}`], 'products.csv'))
  return form
}

/** Others, who look at lists while it is imported. */
const watchOthers = (address: () => string) => {
  const times: number[] = []
  const over = new AbortController()
  const look = async () => {
    const call = callerOf(address())
    while (!over.signal.aborted) {
      const begin = performance.now()
      const { success } = await call('POST /api/Product/List', { Keyword: '复印纸', PageIndex: 1, PageSize: 20 }).catch(() => ({ success: false }))
      if (success) times.push(performance.now() - begin)
      await sleep(100)
    }
  }
  const looking = look()
  return async () => {
    over.abort()
    await looking
    const sorted = times.toSorted((one, other) => one - other)
    return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
  }
}

const needed = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}

const { checking, running } = productImportStatus

/** Reads an import until it has come so far. */
const until = async (call: HttpCall, ImportId: number, isThere: (one: ProductImportDetail) => boolean): Promise<ProductImportDetail> => {
  for (;;) {
    const one = needed(await call('POST /api/SellerProductImport/Detail', { ImportId }))
    if (isThere(one)) return one
    await sleep(500)
  }
}

const asRead = ({ ImportId, Version }: ProductImportDetail) => ({ ImportId, Version, RequestId: crypto.randomUUID() })

const addPictures = async (call: HttpCall, one: ProductImportDetail, urls: readonly string[]): Promise<ProductImportDetail> => {
  let now = one
  for (let first = 0; first < pictures; first += productImportPictures) {
    const Pictures = Array.from({ length: Math.min(productImportPictures, pictures - first) }, (_, nth) => ({ Name: `${codeOf(first + nth)}.jpg`, Url: urls[nth % urls.length] ?? '' }))
    now = needed(await call('POST /api/SellerProductImport/AddPictures', { ...asRead(now), Pictures }))
  }
  return now
}

/** The import of a large catalogue with its pictures on PostgreSQL, with a kill of the server amid the writing, and the same table once more. */
export const run = async (): Promise<void> => {
  const postgres = process.env.TEST_DATABASE_URL
  if (!postgres) return console.log('TEST_DATABASE_URL is not set: these are figures of PostgreSQL.')
  const scratch = await createScratchDatabase(postgres, `mall_import_${process.pid}`)
  const folder = mkdtempSync(join(tmpdir(), 'mall-import-'))
  const { db, close } = await openPostgres(scratch.url, { pool: 2, isBounded: false })
  const METRICS_PORT = String(await freePort())
  const start = () => startServerProcess({ DATABASE_URL: scratch.url, DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off', FULFILMENT: 'off', METRICS_PORT })
  const table: Record<string, string | number>[] = []
  let server = await start()
  try {
    const token = await loginStaffTo(server.address, 'goods')
    let call = callerOf(server.address, token)
    const form = async (path: string, body: FormData) => {
      const response = await fetch(`${server.address}/api/${path}`, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
      const { MsgHeader, MsgBody } = (await response.json()) as { readonly MsgHeader: { readonly RetMessage: string }; readonly MsgBody: unknown }
      return needed({ body: MsgBody, message: MsgHeader.RetMessage })
    }
    /** One part of it, with so many photos, pictures or rows, beside others. */
    const timed = async <Result>(step: string, count: number, work: () => Promise<Result>): Promise<Result> => {
      const loop = await watchLoop(Number(METRICS_PORT))
      const others = watchOthers(() => server.address)
      const begin = performance.now()
      const result = await work()
      const seconds = (performance.now() - begin) / 1000
      const { p50, p99 } = await others()
      const { p99: late, longest } = await loop.read()
      table.push({ step, minutes: (seconds / 60).toFixed(1), 'ms each': ((seconds * 1000) / count).toFixed(2), 'loop p99, ms': Math.round(late), 'loop max, ms': Math.round(longest), 'list p50, ms': p50, 'list p99, ms': p99, 'memory, MB': megabytes(server, 'VmHWM') })
      return result
    }
    const before = await db.$count(product)
    const urls = await timed(`${photos} photos of 1,600 × 1,200 converted`, photos, async () => {
      const made: string[] = []
      for (let nth = 0; nth < photos; nth++) {
        const picture = new FormData()
        picture.append('file', new File([await cameraPhoto(1_600 - nth, 1_200)], `${nth}.jpg`, { type: 'image/jpeg' }))
        made.push(((await form('SellerProduct/UploadPicture', picture)) as { readonly Url: string }).Url)
      }
      return made
    })
    const sent = await timed('the table read', rows, async () => (await form('SellerProductImport/Upload', sheet())) as ProductImportDetail)
    const tried = await timed('tried', rows, () => until(call, sent.ImportId, ({ Status }) => Status !== checking))
    const complete = await timed(`${pictures} pictures added`, pictures, () => addPictures(call, tried, urls))
    needed(await call('POST /api/SellerProductImport/Start', { ...asRead(complete), CreateMissing: true }))
    await timed(`written to ${killAfter * 100} %`, rows * killAfter, () => until(call, sent.ImportId, ({ Written }) => Written >= rows * killAfter))
    await server.end('SIGKILL')
    server = await start()
    call = callerOf(server.address, token)
    const written = await timed('killed, started, written to the end', rows * (1 - killAfter), () => until(call, sent.ImportId, ({ Status }) => Status !== running))
    const again = await timed('the same table once more, read and tried', rows, async () => {
      const second = (await form('SellerProductImport/Upload', sheet())) as ProductImportDetail
      return until(call, second.ImportId, ({ Status }) => Status !== checking)
    })
    printTable(table)
    const made = (await db.$count(product)) - before
    const [stocked, moved] = await Promise.all([db.select({ quantity: productStock.quantity, productId: productStock.productId }).from(productStock), db.select({ change: stockMovement.change, reason: stockMovement.reason }).from(stockMovement)])
    const imported = new Set((await db.select({ id: product.id, code: product.code }).from(product)).flatMap(({ id, code }) => (code >= codeOf(0) && code <= codeOf(rows) ? [id] : [])))
    console.log(`\n${rows} rows: ${written.Written} written, ${written.Failed} not; ${made} products made; stock ${stocked.filter(({ productId }) => imported.has(productId)).reduce((sum, { quantity }) => sum + quantity, 0)}, movements of imports ${moved.filter(({ reason }) => reason === 'import').reduce((sum, { change }) => sum + change, 0)}.`)
    console.log(`Once more: ${again.New} new, ${again.Changed} changed, ${again.Unchanged} unchanged, ${again.Wrong} wrong.`)
  } finally {
    await server.end('SIGKILL')
    await close()
    await scratch.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}
