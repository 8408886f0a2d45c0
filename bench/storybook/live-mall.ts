import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright'
import { launchChromium, withoutNetwork } from '../browser.ts'
import type { CountedSite } from '../serve.ts'

/** What only the live mall needs: its server, its database and the engine below it. */
const ofLiveMall = /\/worker-|pglite|mall-.*\.snapshot|\.(?:wasm|data|tar\.gz)/

const patience = { timeout: 240_000 }
const story = 'mall-inside--mall'
const otherStory = 'components-button--states'

interface Loaded {
  readonly megabytes: number
  readonly ofLiveMall: number
  readonly fromElsewhere: number
}

/** Counts what is loaded of the site, and what a context asks of elsewhere, from now on. */
const watch = (context: BrowserContext, { origin, served }: CountedSite): (() => Loaded) => {
  const before = served.length
  let fromElsewhere = 0
  context.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url())
    if (asked !== new URL(origin).origin && !/^(?:blob|data):$/.test(protocol)) fromElsewhere += 1
  })
  return () => {
    const loaded = served.slice(before)
    return { megabytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6, ofLiveMall: loaded.filter(({ path }) => ofLiveMall.test(path)).length, fromElsewhere }
  }
}

const openContext = (browser: Browser): Promise<BrowserContext> => browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })

/** Waits until a person is logged in. */
const isThere = (mall: Page | FrameLocator, name: RegExp): Promise<void> => mall.getByRole('button', { name, pressed: true }).waitFor(patience)

/** Other stories load nothing of it, even while its own story is in the sidebar. */
const loadOther = async (browser: Browser, site: CountedSite): Promise<Loaded> => {
  const context = await openContext(browser)
  const count = watch(context, site)
  const page = await context.newPage()
  await page.goto(`${site.origin}/?path=/story/${otherStory}`)
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button').first().waitFor(patience)
  const loaded = count()
  await context.close()
  return loaded
}

/** Home of a buyer with what the database holds, from nothing. */
const loadHome = async (browser: Browser, site: CountedSite) => {
  const context = await openContext(browser)
  const count = watch(context, site)
  const page = await context.newPage()
  const begin = performance.now()
  await page.goto(`${site.origin}/iframe.html?id=${story}&viewMode=story`)
  await isThere(page, /^行政采购员/)
  const seconds = (performance.now() - begin) / 1000
  await page.getByRole('navigation', { name: '商品分类' }).getByRole('link').first().waitFor(patience)
  const loaded = count()
  await context.close()
  return { ...loaded, seconds }
}

/** The story that buys over the limit, agrees twice and puts the data back. */
const walkBothSides = async (browser: Browser, site: CountedSite) => {
  const context = await openContext(browser)
  const count = watch(context, site)
  const page = await context.newPage()
  const begin = performance.now()
  await page.goto(`${site.origin}/iframe.html?id=mall-inside--both-sides&viewMode=story`)
  await page.getByText('数据已恢复到最初').waitFor(patience)
  await page.getByRole('heading', { name: '订单不存在' }).waitFor(patience)
  const seconds = (performance.now() - begin) / 1000
  const loaded = count()
  await context.close()
  return { ...loaded, seconds }
}

/** Opens an address of Storybook in a window of its own and returns the address inside of the mall. */
const openShared = async (browser: Browser, address: string, person: RegExp): Promise<string> => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(address)
  const mall = page.frameLocator('#storybook-preview-iframe')
  await isThere(mall, person)
  const at = await mall.getByRole('textbox', { name: '当前地址' }).inputValue()
  await context.close()
  return at
}

/** Navigates as a user, and opens the resulting address in another window. */
const share = async (browser: Browser, origin: string) => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${origin}/?path=/story/${story}`)
  const mall = page.frameLocator('#storybook-preview-iframe')
  await isThere(mall, /^行政采购员/)
  await mall.getByRole('button', { name: /^行政部主管/ }).click()
  await isThere(mall, /^行政部主管/)
  const field = mall.getByRole('textbox', { name: '当前地址' })
  const place = '/product/index?Keyword=%E7%BA%B8&Sort=1'
  await field.fill(place)
  await field.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('as') === 'approver' && (url.searchParams.get('at') ?? '').startsWith('/product/index'), patience)
  const address = page.url()
  const shown = await field.inputValue()
  await context.close()
  return {
    isFound: (await openShared(browser, address, /^行政部主管/)) === shown,
    isBare: !/token|session|eyJ/i.test(address),
    isRefused: (await openShared(browser, `${origin}/?path=/story/${story}&as=root&at=//elsewhere.example`, /^行政采购员/)) === '/',
  }
}

const yes = (isSo: boolean): string => (isSo ? 'yes' : 'NO')

/** The live mall of the static build, in a browser that can reach only its files. */
export const measureLiveMall = async (site: CountedSite) => {
  await using browser = await launchChromium(withoutNetwork)
  const other = await loadOther(browser, site)
  const home = await loadHome(browser, site)
  const walk = await walkBothSides(browser, site)
  const { isFound, isBare, isRefused } = await share(browser, site.origin)
  return [
    ['parts of it that another story loads', String(other.ofLiveMall), '0'],
    ['parts of it that its own story loads', String(home.ofLiveMall), ''],
    ['loaded until home is there, MB', home.megabytes.toFixed(1), '40'],
    ['opened with nothing cached, s', home.seconds.toFixed(1), ''],
    ['loaded for an order, two approvals and the way back, MB', walk.megabytes.toFixed(1), '40'],
    ['the same, s', walk.seconds.toFixed(1), ''],
    ['requests to elsewhere', String(other.fromElsewhere + home.fromElsewhere + walk.fromElsewhere), '0'],
    ['a shared address opens there in another window', yes(isFound), 'yes'],
    ['without a token in it', yes(isBare), 'yes'],
    ['an address of elsewhere, as nobody known, opens home', yes(isRefused), 'yes'],
  ].map(([name = '', value = '', budget = '']) => ({ 'the live mall, static': name, value, budget }))
}
