import type { Page } from '@playwright/test'
import { logInHere } from './support/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll, listenForErrors } from './support/quality.ts'
import { expect, test } from './support/test.ts'

/** Reports of the Content-Security-Policy, Trusted Types included, as the page hears of them. */
async function listenForViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { tellViolation: (text: string) => void }).tellViolation
      tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return violations
}

test.describe('home is drawn before its scripts, specification §2', () => {
  for (const address of ['/', '/index', '/home/index', '/home/index.html', '/index.html', '/cleanCookie']) {
    test(`${address} comes with the shell, and with nothing of anybody in it`, async ({ enter, request }) => {
      const { login } = await enter('staff011')
      const html = await (await request.get(address)).text()
      expect(html).toContain('文房商城')
      expect(html).toContain('role="combobox"')
      expect(html).not.toContain(login.Token)
      expect(html).not.toMatch(/<script(?![^>]* src=)/)
    })
  }

  test('other addresses come without it', async ({ request }) => {
    expect(await (await request.get('/login')).text()).toContain('<div id="root"></div>')
  })

  test('the scripts take it over as it is: no warning, no element drawn anew, hardly anything moves', async ({ page }) => {
    const errors = listenForErrors(page)
    await page.addInitScript(() => {
      const seen: { shift: number; drawn: Element | null } = { shift: 0, drawn: null }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      const untilDrawn = new MutationObserver(() => {
        seen.drawn = document.querySelector('main h1')
        if (seen.drawn) untilDrawn.disconnect()
      })
      untilDrawn.observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
    const { shift, isKept } = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { shift: number; drawn: Element | null } }
      return { shift: seen.shift, isKept: seen.drawn !== null && document.querySelector('main h1') === seen.drawn }
    })
    expect(isKept).toBe(true)
    expect(shift).toBeLessThanOrEqual(0.01)
    expect(errors).toEqual([])
  })

  test('who is logged in never sees what only visitors see', async ({ enter }) => {
    const { page } = await enter('staff011')
    const errors = listenForErrors(page)
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
    expect(errors).toEqual([])
  })
})

test.describe('top bar, specification §2', () => {
  test('site navigation and mobile codes open by rest of the mouse', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: '网站导航' }).hover()
    await expect(page.getByRole('link', { name: '渠道网络' }).first()).toBeVisible()
    await page.getByRole('button', { name: '手机商城' }).hover()
    for (const name of ['手机客户端', '官方公众号', '小程序']) await expect(page.getByRole('img', { name: `${name}二维码` })).toBeVisible()
  })

  test('the banner stays closed for the session', async ({ page, context }) => {
    await page.goto('/help/detail/1')
    const banner = page.getByRole('region', { name: '公告' })
    await banner.getByRole('button').click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()
    const elsewhere = await context.newPage()
    await elsewhere.goto('/help/detail/1')
    await expect(elsewhere.getByRole('region', { name: '公告' })).toBeVisible()
  })
})

test.describe('help, specification §2', () => {
  test('/help/detail goes to the first of fifteen pages', async ({ page }) => {
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

test.describe('public pages, specification §2: no console error, no axe violation in light and dark, no sideways scroll', () => {
  for (const [address, title] of [
    ['/help/detail/1', '退换货'],
    ['/help/detail/11', '常见问题'],
    ['/help/detail/16', '页面不存在'],
    ['/about/BizCustom', '企业定制'],
    ['/about/kpinfo', '开票信息'],
  ] as const) {
    test(address, async ({ page }) => {
      const errors = listenForErrors(page)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(errors).toEqual([])
    })
  }
})

test.describe('parts of the page, specification §9', () => {
  const help = '**/assets/Help-*.js'

  test('a part that does not come offers another try at the same address', async ({ page }) => {
    await page.route(help, (route) => route.abort())
    await page.goto('/help/detail/3?q=x')
    await expect(page.getByRole('alert')).toContainText('页面加载失败')
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible()
    await page.unroute(help)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '营销活动' })).toBeVisible()
    await expect(page).toHaveURL('/help/detail/3?q=x')
  })

  test('after a new release the page reloads once, and never in a loop', async ({ page }) => {
    let loads = 0
    await page.route(help, (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/help/detail/3', async (route) => {
      const response = await route.fetch()
      const isNavigation = route.request().isNavigationRequest()
      if (isNavigation) loads += 1
      // What the server has now is another release than the one that runs.
      await route.fulfill({ response, body: isNavigation ? await response.text() : '<script type="module" src="/assets/index-newer.js"></script>' })
    })
    await page.goto('/help/detail/3')
    await expect(page.getByRole('alert')).toContainText('页面加载失败')
    expect(loads).toBe(2)
  })
})

test('every public flow runs under the policy, Trusted Types on', async ({ page, visitorApi }) => {
  const violations = await listenForViolations(page)
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: '手机商城' }).hover()
  await expect(page.getByRole('img', { name: '小程序二维码' })).toBeVisible()
  await page.getByRole('search').getByRole('combobox').fill('签字笔')
  await expect(page.getByRole('option').first()).toBeVisible()
  const { Items } = await visitorApi.call('POST /api/Product/List', { Keyword: '笔', PageIndex: 1, PageSize: 10 })
  await page.goto(`/${Items[0]?.ProductCode}.html`)
  await expect(page.getByRole('tabpanel', { name: '商品介绍' }).locator('p, li, td').first()).toBeVisible()
  await page.goto('/help/detail/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/login?ReturnUrl=%2Fshop%2Fcart')
  await logInHere(page, 'staff012')
  await expect(page).toHaveURL('/shop/cart')
  await expect(page.getByText('购物车还是空的').or(page.getByRole('button', { name: '去结算' }))).toBeVisible()
  expect(violations).toEqual([])
})

test('the policy stops markup that nobody sanitised', async ({ page }) => {
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
})
