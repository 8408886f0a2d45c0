import type { Page } from '@playwright/test'
import { listenToConsole, watchShifts } from './support/quality.ts'
import { anyProduct } from './support/screens.ts'
import { searchField } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

test.describe('home is drawn before its scripts', () => {
  test('every address of home comes with the shell, and with nothing of anybody in it', holds('§2.route.home'), async ({ enter, request }) => {
    const { login } = await enter()
    for (const address of ['/', '/index', '/home/index', '/home/index.html', '/index.html', '/cleanCookie']) {
      const html = await (await request.get(address)).text()
      expect(html).toContain('文房商城')
      expect(html).toContain('role="combobox"')
      expect(html).not.toContain(login.Token)
      expect(html).not.toContain(login.User.nname)
      expect(html).not.toMatch(/<script(?![^>]* src=)/)
    }
  })

  test('other addresses come without it', async ({ request }) => {
    expect(await (await request.get('/login')).text()).toContain('<div id="root"></div>')
  })

  test('the scripts take it over as it is: no warning, no element drawn anew, hardly anything moves', async ({ page }) => {
    const printed = listenToConsole(page)
    const shift = await watchShifts(page)
    await page.addInitScript(() => {
      const seen: { drawn: Element | null } = { drawn: null }
      Object.assign(window, { seen })
      const untilDrawn = new MutationObserver(() => {
        seen.drawn = document.querySelector('main h1')
        if (seen.drawn) untilDrawn.disconnect()
      })
      untilDrawn.observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
    const isKept = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { drawn: Element | null } }
      return seen.drawn !== null && document.querySelector('main h1') === seen.drawn
    })
    expect(isKept).toBe(true)
    expect(await shift()).toBeLessThanOrEqual(0.01)
    expect(printed).toEqual([])
  })

  test('it stays where it is for who is logged in, however late its own script comes', async ({ enter }) => {
    const { page } = await enter()
    await page.route('**/assets/Home-*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 500))
      await route.continue()
    })
    await page.addInitScript(() => {
      const gone: string[] = []
      let wasThere = false
      Object.assign(window, { gone })
      new MutationObserver(() => {
        const isThere = document.querySelector('main h1') !== null
        if (wasThere && !isThere) gone.push(document.querySelector('main')?.innerHTML ?? 'no main')
        wasThere ||= isThere
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: '常购商品' }).or(page.getByRole('article').first()).first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([])
  })

  test('who is logged in never sees what only visitors see', async ({ enter }) => {
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
    await expect(page.getByRole('heading', { name: '常购商品' }).or(page.getByRole('article').first()).first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { flashes: string[] }).flashes)).toEqual([])
    expect(printed).toEqual([])
  })
})

test.describe('the shell of home answers from the first touch on', () => {
  /** Keeps the shell's code back until it is let go. */
  async function holdShell(page: Page): Promise<() => void> {
    let letGo = () => undefined as void
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/shell-*.js', async (route) => {
      await held
      await route.continue()
    })
    return letGo
  }

  /** What the scripts of the page weighed on their way, compressed as the server sends them. */
  const loadedScriptBytes = (page: Page): Promise<number> =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )

  /** Whether the search field has been away at any time from now on. */
  async function watchHeader(page: Page): Promise<() => Promise<boolean>> {
    const gone = await page.evaluateHandle(() => {
      const seen = { gone: document.querySelector('[role=search]') === null }
      new MutationObserver(() => {
        seen.gone ||= document.querySelector('[role=search]') === null
      }).observe(document, { childList: true, subtree: true })
      return seen
    })
    return () => gone.evaluate((seen) => seen.gone)
  }

  test('who only looks loads at most four scripts and 105 KB of them, and nothing that answers to people', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByLabel('热门搜索').getByRole('link')).toHaveCount(8)
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeLessThanOrEqual(4)
    expect(await loadedScriptBytes(page)).toBeLessThanOrEqual(105_000)
    expect(scripts).not.toContainEqual(expect.stringContaining('shell'))
    await page.mouse.move(400, 400)
    await expect.poll(() => scripts).toContainEqual(expect.stringContaining('shell'))
  })

  test('what is typed and pressed before that is done when it answers, once', async ({ page }) => {
    const printed = listenToConsole(page)
    const letGo = await holdShell(page)
    await page.goto('/')
    await searchField(page).pressSequentially('订书机')
    const guide = page.getByRole('button', { name: '网站导航' })
    await guide.click()
    await guide.click()
    await expect(guide).toHaveAttribute('aria-expanded', 'false')
    letGo()
    await expect(guide).toHaveAttribute('aria-expanded', 'true')
    await expect(searchField(page)).toHaveValue('订书机')
    await searchField(page).press('Enter')
    await expect(page.getByRole('heading', { name: '“订书机”的搜索结果' })).toBeVisible()
    expect(printed).toEqual([])
  })

  test('a search sent before that goes where it was meant to', async ({ page }) => {
    const letGo = await holdShell(page)
    await page.goto('/')
    await searchField(page).pressSequentially('订书机')
    await searchField(page).press('Enter')
    letGo()
    await expect(page).toHaveURL('/product/index?Keyword=%E8%AE%A2%E4%B9%A6%E6%9C%BA')
  })

  test('a click that nothing went before, as of a screen reader, is done too', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    const guide = page.getByRole('button', { name: '网站导航' })
    await guide.dispatchEvent('click')
    await expect(guide).toHaveAttribute('aria-expanded', 'true')
  })

  test('the way back from a home that nobody touched, and the shell stands all the while', async ({ page }) => {
    await page.goto('/help/detail/3')
    // Without a mouse, which would touch the page that comes under it.
    await page.getByRole('link', { name: '首页' }).first().dispatchEvent('click')
    await expect(page).toHaveURL('/')
    const letGo = await holdShell(page)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/help/detail/3')
    const gone = await watchHeader(page)
    letGo()
    await expect(page.getByRole('navigation', { name: '帮助目录' })).toBeVisible()
    expect(await gone()).toBe(false)
  })

  test('a product touched first of all opens, and the shell stands all the while', async ({ page }) => {
    const letGo = await holdShell(page)
    await page.goto('/')
    const product = page.getByRole('article').first().getByRole('link').first()
    await product.click()
    const gone = await watchHeader(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    letGo()
    await expect(page).toHaveURL(/\/\d+\.html$/)
    await expect(page.getByRole('button', { name: '全部商品分类' })).toBeVisible()
    expect(await gone()).toBe(false)
  })

  test('a banner that was closed is gone without a touch after a reload', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: '公告', exact: true })
    await banner.getByRole('button').click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(banner).toHaveCount(0)
  })

  test('a login in another tab shows here, untouched', async ({ page, enter, context }) => {
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

  test('where its code does not come, the page says so and keeps its address', async ({ page }) => {
    await page.route('**/assets/shell-*.js', (route) => route.abort())
    await page.goto('/')
    await page.mouse.move(400, 400)
    await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible()
    await page.unroute('**/assets/shell-*.js')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test.describe('help', () => {
  test('/help/detail goes to the first of fifteen pages', holds('§2.route.help'), async ({ page }) => {
    await page.goto('/help/detail')
    await expect(page).toHaveURL('/help/detail/1')
    await expect(page.getByRole('navigation', { name: '帮助目录' }).getByRole('listitem')).toHaveCount(15)
  })

  test('the next page, a search and a shared address', async ({ page }) => {
    await page.goto('/help/detail/12')
    await page.getByRole('link', { name: /下一篇/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '配送服务' })).toBeVisible()
    await page.getByRole('searchbox', { name: '搜索帮助' }).fill('红冲')
    await page.getByRole('navigation', { name: '帮助目录' }).getByRole('link', { name: /^常见问题/ }).click()
    await expect(page).toHaveURL('/help/detail/11?q=%E7%BA%A2%E5%86%B2')
    await page.reload()
    await expect(page.getByRole('searchbox', { name: '搜索帮助' })).toHaveValue('红冲')
    await expect(page.locator('mark').first()).toBeVisible()
  })

  test('a page that does not exist helps on', async ({ page }) => {
    await page.goto('/help/detail/16')
    await page.getByRole('link', { name: '从第一页看起' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '退换货' })).toBeVisible()
  })
})

test.describe('the policy of every page, under which all these flows run', () => {
  test('lets in no inline script and nothing of another site, and has Trusted Types on', async ({ request, visitorApi }) => {
    for (const address of ['/', '/login', '/shop/cart', `/${await anyProduct(visitorApi)}.html`, '/no/such/page']) {
      const policy = new Map(
        ((await request.get(address)).headers()['content-security-policy'] ?? '').split('; ').map((rule) => [rule.split(' ', 1)[0], rule] as const),
      )
      expect(policy.get('script-src')).toBe("script-src 'self'")
      expect(policy.get('default-src')).toBe("default-src 'self'")
      expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
    }
  })

  test('stops markup that nobody sanitised, and the test hears of it', async ({ page, violations }) => {
    await page.goto('/login')
    const message = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
        return ''
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(message).toBe('TypeError')
    await expect.poll(() => violations).toEqual([expect.stringContaining('/login: require-trusted-types-for trusted-types-sink')])
    violations.length = 0
  })
})
