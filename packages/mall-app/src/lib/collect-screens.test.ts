import { expect, test } from 'vitest'
import { collectScreens } from './collect-screens.ts'
import { defineScreen } from './define-screen.ts'
import { routes } from '../site/routes.ts'

const page = (path: string, aliases: readonly string[] = []) => defineScreen({ path, aliases, name: path, layout: 'default', access: 'public', kind: 'page', load: 'entry' })
const inMenu = (menu: 'order.index' | 'report.order', path: string) => defineScreen({ path, menu, layout: 'userCentre', access: 'login', kind: 'list', load: 'entry' })

test('screens come by the menu, the others by their address before them, and by the names of their exports', () => {
  const screens = collectScreens({ 'a/screen.ts': { report: inMenu('report.order', '/a'), other: 'no screen' }, 'b/screen.ts': { orders: inMenu('order.index', '/b'), z: page('/z'), y: page('/y') } })
  expect(Object.keys(screens)).toEqual(['y', 'z', 'orders', 'report'])
  expect(screens.orders?.name).toBe('我的订单')
})

test.each([
  ['id', { a: { one: page('/a') }, b: { one: page('/b') } }, 'Two screens have the same id: one'],
  ['address', { a: { one: page('/a', ['/c']) }, b: { two: page('/c') } }, 'Two screens have the same address: /c'],
  ['item of the menu', { a: { one: inMenu('order.index', '/a') }, b: { two: inMenu('order.index', '/b') } }, 'Two screens have the same item of the menu: order.index'],
])('two screens with the same %s are an error', (_, files, message) => {
  expect(() => collectScreens(files)).toThrow(message)
})

test('every item of the user centre’s menu has its screen', () => {
  expect(Object.values(routes).flatMap(({ menu }) => menu ?? []).length).toBe(22)
})
