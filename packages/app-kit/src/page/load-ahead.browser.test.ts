import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Screen } from '../screens/define-screen.ts'
import { loadAhead } from './load-ahead.ts'

const screens: readonly Pick<Screen, 'paths' | 'accepts'>[] = [{ paths: ['/orders'] }, { paths: ['/orders/:id'], accepts: ({ id = '' }) => /^\d+$/.test(id) }, { paths: ['/cart'] }]

const loaded: string[] = []
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <a id="orders" href="/orders?State=1"><b>订单</b></a> <a id="order" href="/orders/7">订单 7</a> <a id="odd" href="/orders/x">x</a> <a id="cart" href="/cart">购物车</a>
    <a id="new" href="/cart" target="_blank">新窗口</a> <a id="file" href="/cart" download>下载</a> <a id="out" href="https://example.com/cart">别处</a>
    <a id="here" href="${location.pathname}#top">顶部</a> <p id="text">文字</p>`
  stop = loadAhead(document, {
    screens,
    load: ({ paths: [path] }) => {
      loaded.push(path)
      return Promise.reject(new Error('offline'))
    },
  })
})
afterEach(() => {
  stop()
  loaded.length = 0
  document.body.innerHTML = ''
  vi.useRealTimers()
})

const fire = (name: string, selector: string) => document.querySelector(selector)?.dispatchEvent(new PointerEvent(name, { bubbles: true }))

test('a pointer that rests on a link loads its page, one that passes loads nothing', () => {
  fire('pointerover', '#orders b')
  vi.advanceTimersByTime(40)
  fire('pointerover', '#cart')
  vi.advanceTimersByTime(40)
  expect(loaded).toEqual([])
  vi.advanceTimersByTime(40)
  expect(loaded).toEqual(['/cart'])
  fire('pointerover', '#orders b')
  vi.advanceTimersByTime(40)
  fire('pointerover', '#text')
  vi.advanceTimersByTime(400)
  expect(loaded).toEqual(['/cart'])
})

test('the focus does as the pointer, and a press does at once', () => {
  document.querySelector<HTMLElement>('#order')?.focus()
  vi.advanceTimersByTime(100)
  fire('pointerdown', '#orders')
  expect(loaded).toEqual(['/orders/:id', '/orders'])
})

test.each(['#odd', '#new', '#file', '#out', '#here', '#text'])('%s opens no page of this app in this tab', (selector) => {
  fire('pointerdown', selector)
  fire('pointerover', selector)
  vi.advanceTimersByTime(100)
  expect(loaded).toEqual([])
})

test('whoever saves data gets what they ask for', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  fire('pointerdown', '#cart')
  vi.unstubAllGlobals()
  expect(loaded).toEqual([])
})

test('an app below a path of its own has its screens there alone', () => {
  stop()
  document.querySelector('#cart')?.setAttribute('href', '/seller/cart')
  stop = loadAhead(document, { screens, base: '/seller', load: ({ paths: [path] }) => Promise.resolve(loaded.push(path)) })
  fire('pointerdown', '#cart')
  fire('pointerdown', '#orders')
  expect(loaded).toEqual(['/cart'])
})

test('nothing is loaded once it has stopped', () => {
  fire('pointerover', '#cart')
  stop()
  fire('pointerdown', '#orders')
  vi.advanceTimersByTime(100)
  expect(loaded).toEqual([])
})
