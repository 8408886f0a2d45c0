import axe from 'axe-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inside, place, placeHtml } from '../testing/placed.ts'
import { aChallenge } from '../testing/slide-challenge.ts'
import { defineMallElements } from './index.ts'

const input = (element: Element) => inside(element, 'input') as HTMLInputElement
const colour = (element: Element) => getComputedStyle(inside(element, '[data-mall-theme]')).getPropertyValue('--mall-primary')
const styled = () => document.head.querySelectorAll('style[data-styled]').length

// First in this file: afterwards the elements are defined.
test('what was set before the elements were defined is kept', () => {
  const box = document.createElement('mall-search-box')
  Object.assign(box, { value: '打印纸', hotKeywords: [{ keyword: '中性笔' }], placeholder: '找什么' })
  document.body.append(box)
  onTestFinished(() => box.remove())
  expect(box.shadowRoot).toBeNull()
  defineMallElements()
  expect([input(box).value, input(box).placeholder, inside(box, '[data-part=keyword]').textContent]).toEqual(['打印纸', '找什么', '中性笔'])
  expect(box.getAttribute('placeholder')).toBe('找什么')
  box.value = '复印纸'
  expect(box.value).toBe('复印纸')
})

test('they are defined once, however often', () => {
  const first = customElements.get('mall-search-box')
  defineMallElements()
  expect(customElements.get('mall-search-box')).toBe(first)
})

test('no style of the page gets in, and none of ours out', async () => {
  const before = styled()
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent = '* { letter-spacing: 9px; text-align: right; color: red } button { display: none !important } input { opacity: 0 }'
  const button = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => button.remove())
  const box = place('mall-search-box')
  const { letterSpacing, textAlign } = getComputedStyle(inside(box, '[data-part=search-box]'))
  expect([letterSpacing, textAlign, getComputedStyle(input(box)).opacity]).toEqual(['normal', 'start', '1'])
  expect(getComputedStyle(inside(box, '[data-part=submit]')).display).toBe('flex')
  expect(getComputedStyle(button).cursor).not.toBe('pointer')
  expect(styled()).toBe(before)
})

test('what hides the element hides what is in it', () => {
  const holder = placeHtml('<div style="visibility: hidden; pointer-events: none"><mall-top-bar></mall-top-bar></div><mall-top-bar hidden></mall-top-bar>')
  const [invisible, hidden] = holder.querySelectorAll('mall-top-bar')
  if (!invisible || !hidden) throw new Error('They are not there')
  const { visibility, pointerEvents } = getComputedStyle(inside(invisible, 'nav'))
  expect([visibility, pointerEvents, hidden.offsetHeight]).toEqual(['hidden', 'none', 0])
})

test('the scheme and the density are those of the element, or the nearest around it', async () => {
  const holder = placeHtml('<div data-scheme="dark" data-density="comfortable"><section></section></div>')
  const outer = holder.firstElementChild
  if (!outer) throw new Error('It is not there')
  const host = outer.appendChild(document.createElement('div'))
  const box = document.createElement('mall-search-box')
  host.attachShadow({ mode: 'open' }).append(box)
  const frame = () => inside(box, '[data-mall-theme]').dataset
  expect([frame().scheme, frame().density]).toEqual(['dark', 'comfortable'])
  outer.setAttribute('data-scheme', 'light')
  await expect.poll(() => frame().scheme).toBe('light')
  box.dataset.scheme = 'dark'
  await expect.poll(() => frame().scheme).toBe('dark')
  delete box.dataset.scheme
  outer.removeAttribute('data-scheme')
  await expect.poll(() => frame().scheme).toBe('light')
})

test('the brand is JSON in the attribute, or the property', async () => {
  const box = placeHtml(`<mall-search-box brand='{"name":"青松集采","primary":"#2F6B3A"}'></mall-search-box>`).querySelector('mall-search-box')
  if (!box) throw new Error('It is not there')
  expect(colour(box)).toBe('#2F6B3A')
  expect(box.brand).toEqual({ name: '青松集采', primary: '#2F6B3A' })
  box.brand = { name: '远帆', primary: '#7A1750' }
  await expect.poll(() => colour(box)).toBe('#7A1750')
  box.brand = undefined
  await expect.poll(() => colour(box)).toBe('#175E7A')
  expect(box.hasAttribute('brand')).toBe(false)
})

test('a brand that cannot be parsed is reported, and the mall’s own is drawn', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  const box = place('mall-search-box')
  box.setAttribute('brand', 'green')
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(expect.stringContaining('“primary”')))
  expect(colour(box)).toBe('#175E7A')
  expect(box.brand).toBeUndefined()
})

test('all elements share what they are defined with, those that are there too; each may have its own', async () => {
  const box = place('mall-search-box')
  defineMallElements({ brand: { name: '青松集采', primary: '#2F6B3A' }, messages: { SearchBox: { submit: 'Find' } } })
  onTestFinished(() => defineMallElements({}))
  await expect.element(page.getByRole('button', { name: 'Find' })).toBeVisible()
  expect(colour(box)).toBe('#2F6B3A')
  box.messages = { SearchBox: { submit: 'Go' } }
  await expect.element(page.getByRole('button', { name: 'Go' })).toBeVisible()
})

test('it can have the focus as soon as it is there', () => {
  const box = place('mall-search-box')
  box.focus()
  expect(document.activeElement).toBe(box)
  expect(box.shadowRoot?.activeElement).toBe(input(box))
})

test('moved in the page it keeps all its state and its styles; taken out, it stops; put back, it begins with its properties', async () => {
  const loadChallenge = vi.fn(async (_options: { signal: AbortSignal }) => aChallenge())
  const captcha = place('mall-slide-captcha', { loadChallenge, verify: async () => null })
  await vi.waitFor(() => expect(captcha.shadowRoot?.querySelector('[data-state=ready]')).toBeTruthy())
  const section = placeHtml('<section></section>')
  section.append(captcha)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(loadChallenge).toHaveBeenCalledTimes(1)
  expect(getComputedStyle(inside(captcha, '[data-part=slide-captcha]')).display).toBe('grid')
  loadChallenge.mockImplementationOnce(() => new Promise(() => {}))
  captcha.refresh()
  captcha.remove()
  await expect.poll(() => captcha.shadowRoot?.childElementCount).toBe(0)
  expect(loadChallenge.mock.lastCall?.[0].signal.aborted).toBe(true)
  section.append(captcha)
  await vi.waitFor(() => expect(captcha.shadowRoot?.querySelector('[data-state=ready]')).toBeTruthy())
  expect(getComputedStyle(inside(captcha, '[data-part=slide-captcha]')).display).toBe('grid')
  expect(loadChallenge).toHaveBeenCalledTimes(3)
})

test('the styles of the page’s own sheet in the shadow root win', () => {
  const box = place('mall-search-box')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-part=submit] { text-transform: uppercase }')
  box.shadowRoot?.adoptedStyleSheets.push(sheet)
  expect(getComputedStyle(inside(box, '[data-part=submit]')).textTransform).toBe('uppercase')
})

test('all three are accessible in both schemes', async () => {
  const bar = place('mall-top-bar', { nickname: '周雨桐', cartHref: '/cart', cartCount: 7, menus: [{ label: '网站导航', sections: [{ title: '商城', links: [{ label: '个人商城', href: '#personal' }] }] }] })
  const box = place('mall-search-box', { hotKeywords: [{ keyword: '中性笔' }], loadSuggestions: () => [{ id: '1', label: '打印纸 A4' }], debounceMs: 0 })
  box.focus()
  const captcha = place('mall-slide-captcha', { loadChallenge: async () => aChallenge(), verify: async () => null, alternative: '改用短信验证' })
  await vi.waitFor(() => expect(captcha.shadowRoot?.querySelector('[data-state=ready]')).toBeTruthy())
  await userEvent.keyboard('paper')
  await expect.element(page.getByRole('option')).toBeVisible()
  await page.getByRole('button', { name: '网站导航' }).click()
  onTestFinished(() => document.body.removeAttribute('data-scheme'))
  for (const [scheme, ground] of [['light', '#F6F5F1'], ['dark', '#14181B']] as const) {
    document.body.dataset.scheme = scheme
    document.body.style.background = ground
    for (const element of [bar, box, captcha]) {
      await expect.poll(() => inside(element, '[data-mall-theme]').dataset.scheme).toBe(scheme)
      await Promise.all((element.shadowRoot?.getAnimations() ?? []).map(({ finished }) => finished.catch(() => undefined)))
    }
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } }, resultTypes: ['violations'] })
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))).toEqual([])
  }
})
