import type { BrowserContext, Page } from '@playwright/test'
import { messenger } from './site/settings.ts'
import { expectLoggedIn, logInHere, newAccount } from './support/accounts.ts'
import { demoPassword } from './support/passwords.ts'
import { attacks } from './support/attacks.ts'
import { standIn } from './support/stand-in.ts'
import { expect, holds, test } from './support/test.ts'

/** What the messenger returns for a code: a member for `code-of-{member}`, these, or an error. */
const guests: Readonly<Record<string, object>> = {
  'code-of-a-guest': { errcode: 0, openid: 'guest' },
  'code-of-nobody-visible': { errcode: 60011 },
}
const member = /^code-of-(\w+)$/
const userOf = (code: string): object | undefined => guests[code] ?? (member.test(code) ? { errcode: 0, userid: code.replace(member, '$1') } : undefined)
let isDown = false

standIn(messenger.port, (request, response) => {
  if (isDown) {
    request.socket.destroy()
    return
  }
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  const isOurs = query.get('corpid') === messenger.corpId && query.get('corpsecret') === messenger.secret
  const body = pathname === '/cgi-bin/gettoken' && isOurs ? { errcode: 0, access_token: 'token-of-the-corp', expires_in: 7200 } : userOf(query.get('code') ?? '')
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body ?? { errcode: 40029 }))
})
test.beforeEach(() => {
  isDown = false
})

/** Replaces the messenger's own page, where the user agrees. Returns the addresses that it was opened with. */
const agreesAs = async (context: BrowserContext, code: string): Promise<URL[]> => {
  const requests: URL[] = []
  await context.route('https://open.weixin.qq.com/**', async (route) => {
    const url = new URL(route.request().url())
    requests.push(url)
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.search = new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' }).toString()
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><a href="${back.href.replaceAll('&', '&amp;')}">同意授权</a>` })
  })
  return requests
}

/** From the mall to the messenger and back. */
const authorise = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('link', { name: '同意授权' }).click()
}

test.describe('work-chat login', () => {
  test('the first login binds an account, later ones need the messenger only', holds('§2.route.work-chat'), async ({ newBrowser, origin, serverLog }) => {
    const account = newAccount()
    const code = `code-of-${account}`
    const first = await newBrowser()
    const requests = await agreesAs(first, code)
    const page = await first.newPage()
    await page.goto('/login?ReturnUrl=/shop/cart')
    await page.getByRole('tab', { name: '企业微信' }).click()
    await page.getByRole('link', { name: '前往企业微信授权' }).click()
    await page.getByRole('link', { name: '同意授权' }).click()
    await expect(page.getByRole('heading', { name: '绑定商城账号' })).toBeVisible()
    await expect(page).toHaveURL('/wechat-work-auth')
    const { appid, agentid, redirect_uri: back, state = '' } = Object.fromEntries(requests[0]?.searchParams ?? [])
    expect({ appid, agentid, back }).toEqual({ appid: messenger.corpId, agentid: messenger.agentId, back: `${origin}/wechat-work-auth` })
    expect(state).toMatch(/^[\da-f-]{36}$/)
    await logInHere(page, account, demoPassword, '绑定并登录')
    await expect(page).toHaveURL('/shop/cart')
    await expectLoggedIn(page)

    const second = await newBrowser()
    await agreesAs(second, code)
    const later = await second.newPage()
    await authorise(later, '/wechat-work-auth?ReturnUrl=%2FuserCenter%2Forder%2Findex')
    await expect(later).toHaveURL('/userCenter/order/index')
    await expectLoggedIn(later)
    for (const secret of [code, 'token-of-the-corp', messenger.secret, state]) expect(serverLog()).not.toContain(secret)
  })

  for (const [code, title] of [
    ['code-of-a-guest', '您不在应用可见范围内'],
    ['code-of-nobody-visible', '您不在应用可见范围内'],
    ['a-bad-code', '授权码无效或已过期'],
  ] as const) {
    test(`${code}: ${title}`, async ({ page, context }) => {
      await agreesAs(context, code)
      await authorise(page, '/wechat-work-auth')
      await expect(page.getByText(title)).toBeVisible()
      await expect(page.getByRole('link', { name: '使用账号登录' })).toBeVisible()
    })
  }

  test('a messenger that does not respond: 企业微信暂时没有响应', async ({ page, context }) => {
    isDown = true
    await agreesAs(context, 'another-code')
    await authorise(page, '/wechat-work-auth')
    await expect(page.getByText('企业微信暂时没有响应')).toBeVisible()
  })

  test('a redirect that is used again, or in another tab, is rejected', async ({ page, context }) => {
    const requests = await agreesAs(context, 'code-of-a-guest')
    await authorise(page, '/wechat-work-auth')
    await expect(page.getByText('您不在应用可见范围内')).toBeVisible()
    const again = `/wechat-work-auth?code=code-of-somebody&state=${requests[0]?.searchParams.get('state') ?? ''}`
    for (const tab of [page, await context.newPage()]) {
      await tab.goto(again)
      await expect(tab.getByText('授权请求已失效或不是由本页面发起')).toBeVisible()
    }
  })

  test('no ReturnUrl leaves the site', async ({ newBrowser, origin }) => {
    const account = newAccount()
    for (const [name, address] of Object.entries(attacks)) {
      const context = await newBrowser()
      await agreesAs(context, `code-of-${account}`)
      const page = await context.newPage()
      await authorise(page, `/wechat-work-auth?ReturnUrl=${encodeURIComponent(address)}`)
      // The first time the account is bound; afterwards the messenger logs in.
      const bind = page.getByRole('heading', { name: '绑定商城账号' })
      await expect(bind.or(page.getByRole('button', { name: '退出' }))).toBeVisible()
      if (await bind.isVisible()) await logInHere(page, account, demoPassword, '绑定并登录')
      await expectLoggedIn(page)
      expect(new URL(page.url()).origin, name).toBe(origin)
      expect(page.url(), name).not.toContain('evil')
    }
  })
})
