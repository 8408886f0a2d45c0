import type { Browser, Page } from 'playwright'
import { goodsOf } from '../../packages/mall-server/src/demo/first-catalogue/goods.ts'
import { photoOf } from '../../packages/mall-server/src/demo/first-catalogue/photo.ts'
import { callerOf, loginStaffTo, type HttpAnswer } from '../../packages/mall-server/src/testing/http-caller.ts'
import { launchChromium } from '../browser.ts'
import { startMall } from '../mall.ts'
import type { Paint } from '../paint/read-paints.ts'
import { rowOf, visit, type Place } from '../paint/visit.ts'
import { printTable } from '../table.ts'

const rounds = 5
const wanted = 60

const needed = <Body>({ body, message }: HttpAnswer<Body>): Body => {
  if (body === null) throw new Error(message)
  return body
}

/** The smallest category with so many products. */
const categoryOf = async (origin: string) => {
  const call = callerOf(origin)
  const categories = needed(await call('POST /api/Category/MallCategories', {}))
  const listed = await Promise.all(categories.map(async ({ CategoryId }) => ({ CategoryId, list: needed(await call('POST /api/Product/List', { Cid: CategoryId, PageIndex: 1, PageSize: 100 })) })))
  const found = listed.filter(({ list }) => list.total >= wanted).toSorted((one, other) => one.list.total - other.list.total)[0]
  if (found === undefined) throw new Error(`No category has ${wanted} products`)
  return found
}

/** Gives products photos, as the first catalogue has them. */
const photograph = async (origin: string, codes: readonly string[]): Promise<void> => {
  const token = await loginStaffTo(origin, 'goods')
  const call = callerOf(origin, token)
  for (const [at, { product }] of goodsOf(codes.length).entries()) {
    const ProductCode = codes[at] ?? ''
    const body = new FormData()
    body.append('file', new File([Buffer.from(await photoOf(product.picture))], `${ProductCode}.jpg`, { type: 'image/jpeg' }))
    const response = await fetch(`${origin}/api/SellerProduct/UploadPicture`, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
    const { MsgBody: { Url } } = (await response.json()) as { readonly MsgBody: { readonly Url: string } }
    const { Version } = needed(await call('POST /api/SellerProduct/Detail', { ProductCode }))
    needed(await call('POST /api/SellerProduct/SetPictures', { ProductCode, Version, RequestId: crypto.randomUUID(), Pictures: [{ Url, Alt: '' }] }))
  }
}

/** In the page: whether the pictures of the products that are in sight are drawn, each of them. */
const areDrawn = (isPhoto: boolean): boolean => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-part="product-card"] img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })
  return pictures.length > 0 && pictures.every(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc.includes('/pictures/photo/') === isPhoto)
}

const drawn = (isPhoto: boolean) => (page: Page) => page.waitForFunction(areDrawn, isPhoto, { timeout: 60_000 })

interface Screen {
  readonly width: number
  readonly height: number
  readonly density: number
}

const screens: readonly Screen[] = [{ width: 390, height: 844, density: 1 }, { width: 390, height: 844, density: 2 }, { width: 390, height: 844, density: 3 }, { width: 1440, height: 900, density: 1 }, { width: 1440, height: 900, density: 2 }]

/** In the page: how wide the first photo stands there, and in which width and format it was taken. */
const takenPhoto = (): { readonly stands: number; readonly taken: string } => {
  const first = document.querySelector<HTMLImageElement>('[data-part="product-card"] img')
  return { stands: first?.clientWidth ?? 0, taken: first?.currentSrc.split('/').at(-1)?.split('#')[0] ?? '' }
}

/** Which of the widths of a photo a screen takes. */
const widthOn = async (browser: Browser, url: string, { density, ...viewport }: Screen) => {
  const context = await browser.newContext({ viewport, deviceScaleFactor: density })
  const page = await context.newPage()
  await page.goto(url)
  await drawn(true)(page)
  const { stands, taken } = await page.evaluate(takenPhoto)
  const all = await page.evaluate(() => [...document.querySelectorAll('[data-part="product-card"] img')].map((picture) => [picture.getAttribute('loading'), picture.getAttribute('fetchpriority')].join(' ').trim()))
  await context.close()
  return { screen: `${viewport.width} px, ${density}×`, 'stands at, px': stands, 'needs, px': stands * density, taken, eager: all.filter((loading) => loading.startsWith('eager')).length, 'of high priority': all.filter((loading) => loading.endsWith('high')).length, lazy: all.filter((loading) => loading === 'lazy').length }
}

/** A list of products with photos, as a visitor opens it on a slow phone, beside the same list with drawings and home. */
export const run = async (): Promise<void> => {
  await using mall = await startMall()
  const browser = await launchChromium()
  try {
    const { CategoryId, list } = await categoryOf(mall.origin)
    const address = `${mall.origin}/product/index?Cid=${CategoryId}&PageSize=100`
    const rows: ReturnType<typeof rowOf>[] = []
    const measure = async (title: string, place: Place) => {
      await visit(browser, place)
      const paints: Paint[] = []
      for (let round = 0; round < rounds; round++) paints.push(await visit(browser, place))
      rows.push(rowOf(title, paints))
    }
    await measure('home', { url: mall.origin })
    await measure(`${list.Items.length} drawings`, { url: address, isShown: drawn(false) })
    await photograph(mall.origin, list.Items.map(({ ProductCode }) => ProductCode))
    await measure(`${list.Items.length} photos`, { url: address, isShown: drawn(true) })
    printTable(rows)
    console.log(`\nMedians of ${rounds} visits with an empty cache, each until the pictures in sight were drawn.\n`)
    const taken: Awaited<ReturnType<typeof widthOn>>[] = []
    for (const screen of screens) taken.push(await widthOn(browser, address, screen))
    printTable(taken)
  } finally {
    await browser.close()
  }
}
