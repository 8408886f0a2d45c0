import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { defaultSite } from '../packages/api/src/contract/default-site.ts'
import { attacks } from './support/attacks.ts'
import { accountMenu, expectLoggedIn } from './support/accounts.ts'
import { ports } from './site/ports.ts'
import { oldMallOrigin, siteSettings } from './site/settings.ts'
import { standIn } from './support/stand-in.ts'
import { expect, holds, test, type Enter } from './support/test.ts'

interface Visit {
  readonly method: string
  readonly url: URL
  readonly fields: URLSearchParams
  readonly referer: string
}

/** Stands in for the old mall: it serves a page for every request and records the visits. */
const visits: Visit[] = []

const remember = async (request: IncomingMessage): Promise<void> => {
  const body = await text(request)
  const url = new URL(request.url ?? '/', oldMallOrigin)
  if (url.pathname === '/entry') visits.push({ method: request.method ?? '', url, fields: new URLSearchParams(body), referer: request.headers.referer ?? '' })
}

standIn(ports.oldMall, (request, response) => {
  void remember(request).then(() => response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<!doctype html><h1>旧版商城</h1>'))
})
test.beforeEach(() => {
  visits.length = 0
})

const topBar = (page: Page) => page.getByRole('navigation', { name: '快捷入口' })
const oldMallText = '未获取到旧版商城地址'

test.describe('version switching', () => {
  test('by POST: a hidden form with the return address and the token, in 30 days’ cookie, and no token in an address', holds('§2.top-bar.version-switch', '§4.switch.cookie', '§4.switch.post', '§9.version-cookie', '§3.cookie'), async ({ enter, origin }) => {
    const { page, context, login } = await enter()
    await page.goto('/product/index?Keyword=%E7%BA%B8')
    await topBar(page).getByRole('button', { name: '切换旧版' }).click()
    await expect(page.getByRole('heading', { name: '旧版商城' })).toBeVisible()
    expect(visits.map(({ method, url, fields }) => [method, url.search, Object.fromEntries(fields)])).toEqual([
      ['POST', '', { token: login.Token, returnUrl: `${origin}/product/index?Keyword=%E7%BA%B8&MallVersion=new` }],
    ])
    expect(visits[0]?.referer).not.toContain('Keyword')
    const cookie = (await context.cookies(origin)).find(({ name }) => name === 'MallVersion')
    expect(cookie).toMatchObject({ value: 'old', path: '/' })
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 1)
  })

  test('from the user centre too, in the menu behind the name', holds('§2.top-bar.version-switch'), async ({ enter }) => {
    const { page } = await enter()
    await page.goto('/userCenter/order/index')
    await accountMenu(page).click()
    await topBar(page).getByRole('button', { name: '切换旧版' }).click()
    await expect(page.getByRole('heading', { name: '旧版商城' })).toBeVisible()
    expect(visits.map(({ method }) => method)).toEqual(['POST'])
  })

  test('by GET: the same as query parameters, when the cookie is set', holds('§4.switch.get'), async ({ enter, origin }) => {
    const { page, context, login } = await enter()
    // As of a site with OLD_MALL_MODE=get: its pages differ in this word alone.
    await page.route('**/product/index', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('"Mode":"post"', '"Mode":"get"') })
    })
    await page.goto('/product/index')
    await topBar(page).getByRole('button', { name: '切换旧版' }).click()
    await expect(page.getByRole('heading', { name: '旧版商城' })).toBeVisible()
    expect(visits.map(({ method }) => method)).toEqual(['GET'])
    expect(Object.fromEntries(visits[0]?.url.searchParams ?? [])).toEqual({ token: login.Token, returnUrl: `${origin}/product/index?MallVersion=new` })
    expect((await context.cookies(origin)).find(({ name }) => name === 'MallVersion')).toMatchObject({ value: 'old' })
  })

  test('the way back marks the browser as one of the new mall, which stays', holds('§2.query.version'), async ({ enter, origin }) => {
    const { page, context } = await enter()
    await context.addCookies([{ name: 'MallVersion', value: 'old', url: origin }])
    await page.goto('/product/index?MallVersion=new')
    await expectLoggedIn(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect((await context.cookies(origin)).find(({ name }) => name === 'MallVersion')).toMatchObject({ value: 'new' })
    expect(visits).toEqual([])
  })

  test('is shown to logged-in users', holds('§2.top-bar.version-switch'), async ({ page }) => {
    await page.goto('/product/index')
    await expect(topBar(page).getByRole('link', { name: '请登录' })).toBeVisible()
    await expect(topBar(page).getByRole('button', { name: '切换旧版' })).toHaveCount(0)
  })
})

test.describe('old-mall mode', () => {
  test('the first call of a logged-in user sends the browser to the old mall, once', holds('§4.old-mall', '§7.jump'), async ({ enter, origin }) => {
    const { page, context } = await enter()
    await context.addCookies([{ name: 'MallVersion', value: 'old', url: origin }])
    await page.goto('/product/index')
    await expect(page.getByRole('heading', { name: '旧版商城' })).toBeVisible()
    expect(visits.map(({ method, url }) => [method, url.search])).toEqual([['GET', '']])
  })

  test('a visitor stays', holds('§4.old-mall'), async ({ page, context, origin }) => {
    await context.addCookies([{ name: 'MallVersion', value: 'old', url: origin }])
    await page.goto('/product/index')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL('/product/index')
    expect(visits).toEqual([])
  })

  /** A user in old-mall mode whose calls return another address than the configured one. */
  const misled = async (enter: Enter, origin: string) => {
    const { page, context } = await enter()
    await context.addCookies([{ name: 'MallVersion', value: 'old', url: origin }])
    let address: unknown
    await page.route('**/api/Account/JumpOldLink*', (route) => route.fulfill({ json: { MsgHeader: { Success: true, RetMessage: '' }, MsgBody: address } }))
    const visitWith = async (named: unknown) => {
      address = named
      await page.goto('/product/index')
      await expect(page.getByText(oldMallText), String(named)).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    }
    return { page, visitWith }
  }

  test('never leaves for an address that is not the old mall’s', holds('§4.old-mall.address'), async ({ enter, origin }) => {
    const { page, visitWith } = await misled(enter, origin)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.url().startsWith(origin)) elsewhere.push(request.url())
    })
    for (const address of [...Object.values(attacks), `http://127.0.0.1:${ports.messenger}/entry`, `${oldMallOrigin}@evil.example/`]) {
      await visitWith(address)
      await expectLoggedIn(page)
      await expect(topBar(page).getByRole('button', { name: '切换旧版' })).toHaveCount(0)
      await expect(page, address).toHaveURL('/product/index')
      await expect(page, address).toHaveTitle('文房商城')
    }
    expect(elsewhere).toEqual([])
    expect(visits).toEqual([])
  })

  test(`null, a number or nothing in place of an address: ${oldMallText}, and the calls continue`, holds('§8.old-mall'), async ({ enter, origin }) => {
    const { visitWith } = await misled(enter, origin)
    for (const body of [null, 7, '']) await visitWith(body)
  })
})

test.describe('mobile user agents', () => {
  const agents = {
    iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0',
    'opera mini': 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.8.119',
  }
  const at = (host: string, origin: string) => origin.replace('127.0.0.1', host)

  for (const [name, userAgent] of Object.entries(agents)) {
    test(`${name} goes to the link platform: production from a production host, test from any other, none from a local one`, holds('§1.mobile-redirect', '§1.mobile-redirect.target'), async ({ newBrowser, origin }) => {
      const context = await newBrowser({ userAgent })
      await context.route(/^https:\/\/m(-test)?\.example\//, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>m</h1>' }))
      const page = await context.newPage()
      await page.goto(`${at('mall.example', origin)}/product/index?Keyword=a`)
      await expect(page).toHaveURL('https://m.example/mall')
      await page.goto(`${at('stage.example', origin)}/`)
      await expect(page).toHaveURL('https://m-test.example/mall')
      await page.goto(`${origin}/product/index`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page).toHaveURL(`${origin}/product/index`)
    })
  }

  test('stay where the address has the work-chat marker; a desktop always does', holds('§1.mobile-redirect.exception'), async ({ newBrowser, origin }) => {
    const phone = await (await newBrowser({ userAgent: agents.iphone })).newPage()
    await phone.goto(`${at('mall.example', origin)}/wechat-work-auth?code=old&state=old`)
    await expect(phone.getByText('授权失败，请返回企业微信重试')).toBeVisible()
    const desk = await (await newBrowser()).newPage()
    await desk.goto(`${at('mall.example', origin)}/help/detail/1`)
    await expect(desk.getByRole('heading', { level: 1, name: '退换货' })).toBeVisible()
  })
})

test.describe('what a site configures', () => {
  test('hotlines, licences and registrations in the footer, each with its link', holds('§1.footer.notices', '§1.hotlines'), async ({ page }) => {
    await page.goto('/help/detail/1')
    const footer = page.getByRole('contentinfo')
    for (const { Number } of siteSettings.Hotlines) {
      await expect(footer.getByRole('link', { name: Number })).toHaveAttribute('href', `tel:${Number.replaceAll('-', '')}`)
    }
    for (const { Label, Number, Href } of siteSettings.Notices) {
      const notice = footer.getByRole('link', { name: `${Label} ${Number}` })
      await expect(notice).toHaveAttribute('href', Href)
      await expect(notice).toHaveAttribute('target', '_blank')
      await expect(notice).toHaveAttribute('rel', /noreferrer/)
    }
  })

  test('customer service in the side bar, codes for the app, the official account and the mini-program; no banner', holds('§1.entries', '§1.mobile-codes'), async ({ page }) => {
    await page.goto('/product/index')
    await expect(page.getByRole('navigation', { name: '快捷工具' }).getByRole('link', { name: '客服' })).toHaveAttribute('href', siteSettings.ServiceHref)
    await expect(page.getByRole('region', { name: '公告' })).toHaveCount(0)
    await page.getByRole('button', { name: '手机商城' }).hover()
    const pictures = await Promise.all(
      siteSettings.MobileCodes.map(async ({ Label, Hint }) => {
        await expect(page.getByText(Hint)).toBeVisible()
        return page.getByRole('img', { name: `${Label}二维码` }).getAttribute('src')
      }),
    )
    expect(new Set(pictures).size).toBe(3)
  })

  test('the call returns what each page carries of it', async ({ page, visitorApi }) => {
    const said = await visitorApi.call('POST /api/Site/Config', {})
    expect(said.Hotlines).toEqual(siteSettings.Hotlines)
    for (const address of ['/', '/help/detail/1']) {
      await page.goto(address)
      const carried = JSON.parse((await page.locator('#site').textContent()) ?? '{}') as Partial<typeof said>
      expect({ ...defaultSite, ...carried }).toEqual(said)
    }
  })

  test('home, which the server renders, is hydrated with them: no error, and the same footer', holds('§1.footer.notices'), async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    const sent = await (await page.goto('/'))?.text()
    expect(sent).toContain(siteSettings.Hotlines[0].Number)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: siteSettings.Notices[0].Number })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '快捷工具' }).getByRole('link', { name: '客服' })).toBeVisible()
    expect(errors).toEqual([])
  })

  test('/about/kpinfo shows the lines that are configured, and no others', holds('§2.route.about'), async ({ page }) => {
    await page.goto('/about/kpinfo')
    await expect(page.getByText(siteSettings.Invoice.Account)).toBeVisible()
    await expect(page.getByText('电话', { exact: true })).toHaveCount(0)
  })

  test('/cleanCookie keeps this site’s session cookie and MallVersion', holds('§9.clean-cookie'), async ({ page, context, origin }) => {
    await context.addCookies(['gateway', 'MallVersion', 'session'].map((name) => ({ name, value: 'kept', url: origin })))
    await page.goto('/cleanCookie')
    await expect(topBar(page)).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['MallVersion', 'gateway'])
  })
})
