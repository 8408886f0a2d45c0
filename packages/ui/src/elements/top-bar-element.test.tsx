import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { detailsOf, inside, place, placeHtml } from '../testing/placed.ts'
import { parkMouse } from '../testing/pointer.ts'

const menus = [
  {
    label: '网站导航',
    sections: [
      {
        title: '商城',
        links: [
          { label: '个人商城', href: '#personal' },
          { label: '企业商城', href: '#enterprise' },
        ],
      },
    ],
    pictures: [{ src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', alt: '小程序二维码', caption: '小程序' }],
  },
]
const trigger = () => page.getByRole('button', { name: '网站导航' })
const isOpen = () => trigger().element().getAttribute('aria-expanded')

test('attributes alone make a bar', async () => {
  placeHtml('<mall-top-bar label="快捷入口" nickname="周雨桐" enterprise="华启集团" cart-href="#cart" cart-count="128"></mall-top-bar>')
  await expect.element(page.getByRole('navigation', { name: '快捷入口' })).toBeVisible()
  await expect.element(page.getByText('周雨桐')).toBeVisible()
  await expect.element(page.getByText('华启集团')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '购物车 128件商品' })).toHaveAttribute('data-count', '99+')
})

test('without a nickname it is the login prompt, without an address there is no cart', async () => {
  const bar = place('mall-top-bar', { loginHref: '/sign-in' })
  await expect.element(page.getByRole('link', { name: '请登录' })).toHaveAttribute('href', '/sign-in')
  expect(bar.shadowRoot?.querySelector('[data-part=cart]')).toBeNull()
  bar.nickname = '周雨桐'
  await expect.element(page.getByRole('button', { name: '退出' })).toBeVisible()
  bar.cartHref = '#cart'
  bar.cartCount = 3
  await expect.element(page.getByRole('link', { name: '购物车 3件商品' })).toHaveAttribute('data-count', '3')
  expect(bar.getAttribute('cart-count')).toBe('3')
})

test('links with one address come and go by their places', async () => {
  const bar = place('mall-top-bar', { links: ['甲', '乙', '丙'].map((label) => ({ label, href: '#' })) })
  bar.links = [{ label: '丁', href: '#' }, { label: '戊', href: '#more' }]
  bar.links = [{ label: '己', href: '#' }]
  await expect.poll(() => page.getByRole('link', { name: /^[甲乙丙丁戊己]$/ }).elements().map((link) => link.textContent)).toEqual(['己'])
})

test('its parts stand in the order of the library: greeting, links, cart, dropdowns', () => {
  const bar = place('mall-top-bar', { cartHref: '#cart', menus, links: [{ label: '我的工作台', href: '#desk', current: true }, { label: '返回旧版', action: 'old' }] })
  const list = inside(bar, '[data-part=list]')
  expect([...list.children].map((item) => item.querySelector('[data-nav-item]')?.textContent)).toEqual(['请登录', '我的工作台', '返回旧版', '购物车', '网站导航'])
  expect(inside(bar, '[aria-current=page]').textContent).toBe('我的工作台')
})

describe('events', () => {
  test('a button is heard by its action, the logout by its name', async () => {
    const [actions, logouts] = [detailsOf('mall-action'), detailsOf('mall-logout')]
    place('mall-top-bar', { nickname: '周雨桐', links: [{ label: '返回旧版', action: 'old' }] })
    await page.getByRole('button', { name: '返回旧版' }).click()
    await page.getByRole('button', { name: '退出' }).click()
    expect([actions, logouts]).toEqual([[{ action: 'old' }], [null]])
  })

  test('a router takes the page to a link in place of the browser', async () => {
    const visits = detailsOf('mall-navigate')
    const bar = place('mall-top-bar', { links: [{ label: '我的工作台', href: '#desk' }] })
    const link = page.getByRole('link', { name: '我的工作台' })
    bar.addEventListener('mall-navigate', (event) => event.preventDefault(), { once: true })
    await link.click()
    expect([visits, location.hash]).toEqual([[{ href: '#desk' }], ''])
    await link.click()
    expect(location.hash).toBe('#desk')
    history.replaceState(null, '', location.pathname + location.search)
    inside(bar, 'a[href="#desk"]').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, shiftKey: true, ctrlKey: true }))
    expect(visits).toHaveLength(2)
  })
})

describe('in a shadow root', () => {
  test('a dropdown stays open for a press inside, and closes for one outside', async () => {
    const bar = place('mall-top-bar', { menus })
    await trigger().click()
    expect(isOpen()).toBe('true')
    inside(bar, 'figure').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isOpen()).toBe('true')
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await expect.poll(isOpen).toBe('false')
  })

  test('keys lead into the panel and back to its button', async () => {
    const bar = place('mall-top-bar', { menus })
    const focused = () => bar.shadowRoot?.activeElement?.textContent
    inside(bar, '[data-part=dropdown]').focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(isOpen).toBe('true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('企业商城')
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe('false')
    expect(focused()).toBe('网站导航')
  })

  test('the mouse opens it', async () => {
    place('mall-top-bar', { menus })
    await trigger().hover()
    await expect.poll(isOpen).toBe('true')
    await parkMouse()
    await expect.poll(isOpen).toBe('false')
  })
})
