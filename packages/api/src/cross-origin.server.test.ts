import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Listening } from '../../mall-server/src/hosts/node/serve.ts'
import { createTestMall, type TestMall } from '../../mall-server/src/testing/test-mall.ts'
import { openChromium, servePage } from './testing/page-server.ts'

describe('a page of another origin, in Chromium, on the real server', () => {
  let site: Awaited<ReturnType<typeof servePage>>
  let foreign: Awaited<ReturnType<typeof servePage>>
  let mall: TestMall
  let listening: Listening
  let browser: Browser
  let page: Page

  const refuse: Parameters<typeof servePage>[0] = (_request, _body, response) => void response.writeHead(404).end()

  /** A page whose mall is elsewhere; the first call waits for it. */
  const open = async (origin: string): Promise<Page> => {
    const opened = await browser.newPage()
    await opened.goto(origin)
    await opened.evaluate((baseUrl) => void (window.mall = window.createMall({ baseUrl, headers: { 'x-site': 'shop' }, credentials: 'include' })), listening.address)
    return opened
  }

  beforeAll(async () => {
    ;[site, foreign, browser] = await Promise.all([servePage(refuse), servePage(refuse), openChromium()])
    mall = await createTestMall({ config: { corsOrigins: [site.origin] } })
    listening = await serve(mall.app, { host: '127.0.0.1', port: 0 })
    page = await open(site.origin)
    await page.evaluate((login) => window.mall.session.set(login), await mall.login('buyer'))
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([site.close(), foreign.close(), listening.stop()])
    await mall.close()
  })

  it('searches, writes, and reads the id of a request that failed', async () => {
    const { count, failed } = await page.evaluate(async () => {
      const { Items } = await window.mall.product.list({ PageIndex: 1, PageSize: 10 })
      const product = Items.find(({ Stock }) => Stock.State === 'inStock')
      if (!product) throw new Error('Nothing is in stock')
      await window.mall.shoppingCart.addToCart({ Items: [{ ProductCode: product.ProductCode, Quantity: product.MOQ }] })
      const failed = await window.mall.order.detail({ OrderNo: 'M0000000000000000' }).then(
        () => null,
        (error: { code?: string; requestId?: string }) => ({ code: error.code, requestId: error.requestId }),
      )
      return { count: await window.mall.shoppingCart.count(), failed }
    })
    expect(count).toBeGreaterThan(0)
    expect(failed).toEqual({ code: 'ORDER_NOT_FOUND', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string })
  })

  it('saves an export under the name of its header, and uploads with progress', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.evaluate(() => window.mall.order.export())])
    expect(download.suggestedFilename()).toMatch(/^订单.*\.xlsx$/)
    const uploaded = await page.evaluate(async (base64) => {
      const steps: number[] = []
      const png = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const { Url } = await window.mall.upload(new File([png], '样品.png', { type: 'image/png' }), { onProgress: (sent) => steps.push(sent) })
      const read = await window.mall.download(Url, {}, { method: 'GET', save: () => undefined })
      return { steps: steps.length, sent: png.length, read: read.size }
    }, 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==')
    expect(uploaded.steps).toBeGreaterThan(0)
    expect(uploaded.read).toBe(uploaded.sent)
  })

  it('shows the pictures by their addresses, and not by their paths', async () => {
    const drawn = await page.evaluate(async () => {
      const [product] = (await window.mall.product.list({ PageIndex: 1, PageSize: 10 })).Items
      const draw = (src: string) =>
        new Promise<boolean>((resolve) => {
          const image = Object.assign(new Image(), { src, onload: () => resolve(image.naturalWidth > 0), onerror: () => resolve(false) })
        })
      const path = product?.ImageUrl ?? ''
      return [await draw(window.mall.url(path)), await draw(path)]
    })
    expect(drawn).toEqual([true, false])
  })

  it('refreshes an expired token', async () => {
    const tokens = await page.evaluate(async () => {
      const before = window.mall.session.get()
      window.localStorage.setItem('token', 'expired')
      await window.mall.shoppingCart.count()
      return [before?.Token, window.mall.session.get()?.Token]
    })
    expect(tokens[1]).not.toBe('expired')
    expect(tokens[1]).toBeTruthy()
  })

  it('of an origin that is not listed gets nothing', async () => {
    const stranger = await open(foreign.origin)
    const kind = await stranger.evaluate(() =>
      window.mall.product.search({ Key: '笔' }).then(
        () => 'a response',
        (error: { kind?: string }) => error.kind,
      ),
    )
    expect(kind).toBe('network')
  })
})
