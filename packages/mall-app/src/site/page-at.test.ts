import { expect, test } from 'vitest'
import { canonicalPath, pageAt } from './page-at.ts'
import { routes } from './routes.ts'

/** A value for each pattern that has a parameter. */
const examples: Readonly<Record<string, string>> = {
  '/:file': '/100234.html',
  '/help/detail/*': '/help/detail/7',
  '/userCenter/asset/budget/:id': '/userCenter/asset/budget/7',
  '/userCenter/asset/statement/:no': '/userCenter/asset/statement/DZ202602000001',
  '/userCenter/order/afterSales/:ReturnOrderId': '/userCenter/order/afterSales/SH2026031800000001',
  '/userCenter/order/approval/:id': '/userCenter/order/approval/SP202603180412',
  '/userCenter/order/review/:id': '/userCenter/order/review/D2026031800000001',
}

test.each(Object.values(routes).flatMap(({ paths }) => paths.map((path: string) => examples[path] ?? path)))('%s is known in any case', (path) => {
  expect(pageAt(path)).not.toBe('unknown')
  expect(pageAt(path.toUpperCase())).not.toBe('unknown')
  expect(canonicalPath(path.toUpperCase()).toLowerCase()).toBe(path.toLowerCase())
  expect(canonicalPath(path)).toBe(path)
})

test.each(['/userCenter', '/USERCENTER/', '/shop'])('%s leads to its index', (path) => {
  expect(pageAt(path)).toBe('page')
})

test.each(['/help/detail', '/help/detail/', '/Help/Detail/15', '/help/detail/1/'])('%s is a page of help', (path) => {
  expect(pageAt(path)).toBe('page')
})

test('a product is named by its code', () => {
  expect(pageAt('/100234.html')).toEqual({ productCode: '100234' })
  expect(pageAt('/100234.HTML')).toEqual({ productCode: '100234' })
})

test.each(['/nothing', '/a.html', '/userCenter/order', '/product', '/shop/cart/x', '/%', '/wp-login.php', '/help/detail/16', '/help/detail/0', '/help/detail/1/x'])('%s is unknown', (path) => {
  expect(pageAt(path)).toBe('unknown')
  expect(canonicalPath(path)).toBe(path)
})
