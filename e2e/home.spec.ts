import type { Page } from '@playwright/test'
import { listenToConsole, watchShifts } from './support/quality.ts'
import { searchField } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

/** Scripts name each other by hashes: the same code compresses to some bytes more or less when another script has changed. */
const noiseKb = 0.2

const addresses = ['/', '/index', '/home/index', '/home/index.html', '/index.html', '/cleanCookie']

/** Holds back the page's script until the returned callback is called. */
const holdScript = async (page: Page): Promise<() => void> => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

const firstProduct = (page: Page) => page.getByRole('article').first()

test.describe('home is sent as HTML', () => {
  test('every address of home has the shell and no personal data', holds('§2.route.home'), async ({ enter, request }) => {
    const { login } = await enter()
    for (const address of addresses) {
      const html = await (await request.get(address)).text()
      expect(html).toContain('文房商城')
      expect(html).toContain('role="combobox"')
      expect(html).not.toContain(login.Token)
      expect(html).not.toContain(login.User.nname)
      expect(html).not.toMatch(/<script(?![^>]* (src=|type="application\/json"))/)
    }
  })

  test('a visitor sees products, categories and hot keywords without a script, and the largest picture is preloaded', async ({ newBrowser, request }) => {
    const page = await (await newBrowser({ javaScriptEnabled: false })).newPage()
    await page.goto('/')
    await expect(firstProduct(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: '商品分类' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByLabel('热门搜索').getByRole('link')).toHaveCount(8)
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
    const banner = await page.getByRole('main').locator('img').first().getAttribute('src')
    const head = (await (await request.get('/')).text()).split('</head>')[0]
    expect(head).toContain(`<link rel="preload" as="image" href="${banner}" fetchPriority="high"/>`)
  })

  test('what has arrived stays where it is while the rest arrives', async ({ newBrowser, request, origin }) => {
    const page = await (await newBrowser({ javaScriptEnabled: false })).newPage()
    const html = await (await request.get('/')).text()
    let arrived = html.length
    await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, arrived) }))
    const heroAfter = async (end: number) => {
      arrived = end
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      return page.getByRole('main').getByRole('link').first().boundingBox()
    }
    const whole = await heroAfter(html.length)
    const rail = html.indexOf('<aside', html.indexOf('<main'))
    const categories = html.indexOf('<nav', rail)
    expect(categories).toBeGreaterThan(rail)
    expect([await heroAfter(rail), await heroAfter(categories)]).toEqual([whole, whole])
  })

  test('a logged-in user gets home without data of another viewer', async ({ enter, origin }) => {
    const { page, context } = await enter()
    await page.goto('/')
    await expect(page.getByRole('button', { name: '退出' })).toBeVisible()
    const html = await (await context.request.get(`${origin}/`)).text()
    expect(html).toContain('商品加载中')
    expect(html).not.toContain('id="state"')
    await page.getByRole('button', { name: '退出' }).click()
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
    expect(await (await context.request.get(`${origin}/`)).text()).toContain('id="state"')
  })
})

test.describe('every other screen is sent with its frame', () => {
  test('with the addresses of its scripts, and nothing of anybody', async ({ enter, origin }) => {
    const { context, login } = await enter()
    for (const [address, frame] of [['/product/index?Keyword=x', '全部商品分类'], ['/userCenter/order/index', '快捷入口'], ['/shop/cart', '下单步骤'], ['/login', '页面加载中']] as const) {
      const html = await (await context.request.get(origin + address)).text()
      expect(html, address).toContain(frame)
      expect(html, address).toContain('rel="modulepreload"')
      expect(html, address).not.toContain(login.User.nname)
      expect(html, address).not.toMatch(/<script(?![^>]* (src=|type="application\/json"))/)
    }
    expect(await (await context.request.get(`${origin}/nowhere`)).text()).toContain('<div id="root"></div>')
  })

  for (const [address, isPersonal] of [['/product/index?Keyword=%E7%BA%B8', false], ['/userCenter/order/index', true]] as const) {
    test(`${address}: seen without a script, out of reach, and drawn in its place at once`, async ({ newBrowser, enter, origin }) => {
      const page = isPersonal ? (await enter()).page : await (await newBrowser()).newPage()
      const printed = listenToConsole(page)
      const shift = await watchShifts(page)
      const release = await holdScript(page)
      // What stood in the page whenever it changed: bones without a frame would be a flash.
      await page.addInitScript(() => {
        const frames: boolean[] = []
        Object.assign(window, { frames: frames })
        new MutationObserver(() => {
          const content = document.querySelector('#root')?.firstElementChild
          if (content) frames.push(content.querySelector('[role=combobox]') !== null)
        }).observe(document, { childList: true, subtree: true })
      })
      await page.goto(origin + address, { waitUntil: 'commit' })
      const shell = page.locator('[data-shell]')
      await expect(shell.locator('[role=status]').first()).toBeVisible()
      await expect(searchField(page)).toHaveCount(0)
      release()
      await expect(searchField(page)).toBeVisible()
      await expect(shell).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('status', { name: /加载中/ })).toHaveCount(0)
      expect(await page.evaluate(() => (window as unknown as { frames: boolean[] }).frames.slice(1).every(Boolean))).toBe(true)
      expect(await shift()).toBeLessThanOrEqual(0.01)
      expect(printed).toEqual([])
    })
  }
})

test.describe('home is hydrated', () => {
  test('without a warning, without an element rendered again, and with hardly any layout shift', async ({ page }) => {
    const printed = listenToConsole(page)
    const shift = await watchShifts(page)
    await page.addInitScript(() => {
      const seen: { first: Element | null } = { first: null }
      Object.assign(window, { seen })
      const observer = new MutationObserver(() => {
        seen.first = document.querySelector('main h1')
        if (seen.first) observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    await expect(firstProduct(page)).toBeVisible()
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const isKept = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { first: Element | null } }
      return seen.first !== null && document.querySelector('main h1') === seen.first
    })
    expect(isKept).toBe(true)
    expect(await shift()).toBeLessThanOrEqual(0.01)
    expect(printed).toEqual([])
  })

  test('a visitor loads at most 156.6 KB of scripts', async ({ page }) => {
    await page.goto('/')
    await expect(firstProduct(page)).toBeVisible()
    await expect(page.getByLabel('热门搜索').getByRole('link')).toHaveCount(8)
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect(loaded).toBeLessThanOrEqual((156.6 + noiseKb) * 1024)
  })

  test('a link that the pointer rests on has the scripts of its page on their way before it is pressed', async ({ page }) => {
    await page.goto('/')
    await expect(firstProduct(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const script = /\/assets\/ProductRank-[^/]*\.js$/
    const loaded = () => page.evaluate((pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)), script.source)
    expect(await loaded()).toBe(false)
    await page.locator('a[href^="/product/rank"]').first().hover()
    await expect.poll(loaded).toBe(true)
    await expect(page).toHaveURL('/')
  })

  test('a button reacts to a press as soon as the script has run', async ({ page }) => {
    const printed = listenToConsole(page)
    await page.goto('/')
    const guide = page.getByRole('button', { name: '网站导航' })
    await guide.dispatchEvent('click')
    await expect(guide).toHaveAttribute('aria-expanded', 'true')
    expect(printed).toEqual([])
  })

  test('what was typed before the script ran stays, and is searched for', async ({ page }) => {
    const printed = listenToConsole(page)
    const letGo = await holdScript(page)
    await page.goto('/', { waitUntil: 'commit' })
    await searchField(page).pressSequentially('订书机')
    letGo()
    await expect(page.getByRole('listbox', { name: '搜索建议' }).or(firstProduct(page)).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(searchField(page)).toHaveValue('订书机')
    await searchField(page).press('Enter')
    await expect(page.getByRole('heading', { name: '“订书机”的搜索结果' })).toBeVisible()
    expect(printed).toEqual([])
  })

  test('a banner that was closed stays closed after a reload', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: '公告', exact: true })
    await banner.getByRole('button').click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(firstProduct(page)).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})

test.describe('home for a logged-in user', () => {
  test('never shows what only visitors see', async ({ enter }) => {
    const { page } = await enter()
    const printed = listenToConsole(page)
    await page.addInitScript(() => {
      const flashes: string[] = []
      Object.assign(window, { flashes })
      const look = () => {
        for (const element of document.querySelectorAll('[data-viewer="visitor"]')) {
          if (getComputedStyle(element).visibility !== 'hidden') flashes.push(element.textContent)
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: '常购商品' }).or(firstProduct(page)).first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { flashes: string[] }).flashes)).toEqual([])
    expect(printed).toEqual([])
  })

  test('a login in another tab shows here', async ({ page, enter, context }) => {
    const person = await enter()
    await page.goto('/')
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
    const { origins } = await person.context.storageState()
    const other = await context.newPage()
    await other.goto('/login')
    await other.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value)
    }, origins[0]?.localStorage ?? [])
    await expect(page.getByText(person.login.User.nname).first()).toBeVisible()
    await expect(page.getByRole('button', { name: '退出' })).toBeVisible()
  })
})
