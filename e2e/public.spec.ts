import { anyProduct } from './support/screens.ts'
import { expect, holds, test } from './support/test.ts'

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

  test('a page that does not exist offers links', async ({ page }) => {
    expect((await page.goto('/help/detail/16'))?.status()).toBe(404)
    await page.getByRole('link', { name: '从第一页看起' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '退换货' })).toBeVisible()
  })
})

test.describe('the policy of every page, under which all these flows run', () => {
  test('allows no inline script and no other site, and enables Trusted Types', async ({ request, visitorApi }) => {
    for (const address of ['/', '/login', '/shop/cart', `/${await anyProduct(visitorApi)}.html`, '/no/such/page']) {
      const policy = new Map(
        ((await request.get(address)).headers()['content-security-policy'] ?? '').split('; ').map((rule) => [rule.split(' ', 1)[0], rule] as const),
      )
      expect(policy.get('script-src')).toBe("script-src 'self'")
      expect(policy.get('default-src')).toBe("default-src 'self'")
      expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
    }
  })

  test('blocks unsanitised markup, and the test records it', async ({ page, violations }) => {
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
