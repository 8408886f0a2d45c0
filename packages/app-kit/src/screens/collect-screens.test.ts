import { expect, test } from 'vitest'
import { collectScreens } from './collect-screens.ts'
import { screenDefiner } from './define-screen.ts'

const menuNames = { orders: '我的订单', report: '订单报表' }
const defineScreen = screenDefiner<'plain', keyof typeof menuNames>(menuNames)
const page = (path: string, aliases: readonly string[] = []) => defineScreen({ path, aliases, name: path, layout: 'plain', access: 'public', kind: 'page', load: 'entry' })
const inMenu = (menu: keyof typeof menuNames, path: string) => defineScreen({ path, menu, layout: 'plain', access: 'login', kind: 'list', load: 'entry' })
const collect = (modules: Parameters<typeof collectScreens>[0]) => collectScreens(modules, Object.keys(menuNames))

test('screens come by the menu, the others by their address before them, and by the names of their exports', () => {
  const screens = collect({ 'a/screen.ts': { report: inMenu('report', '/a'), other: 'no screen' }, 'b/screen.ts': { orders: inMenu('orders', '/b'), z: page('/z'), y: page('/y') } })
  expect(Object.keys(screens)).toEqual(['y', 'z', 'orders', 'report'])
  expect(screens.orders?.name).toBe('我的订单')
})

test.each([
  ['id', { a: { one: page('/a') }, b: { one: page('/b') } }, 'Two screens have the same id: one'],
  ['address', { a: { one: page('/a', ['/c']) }, b: { two: page('/c') } }, 'Two screens have the same address: /c'],
  ['item of the menu', { a: { one: inMenu('orders', '/a') }, b: { two: inMenu('orders', '/b') } }, 'Two screens have the same item of the menu: orders'],
])('two screens with the same %s are an error', (_, files, message) => {
  expect(() => collect(files)).toThrow(message)
})
