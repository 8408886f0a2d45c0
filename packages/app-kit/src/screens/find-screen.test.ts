import { expect, test } from 'vitest'
import { findScreen } from './find-screen.ts'

const screens = [
  { name: 'home', paths: ['/', '/home/index.html'] },
  { name: 'orders', paths: ['/userCenter/order/index'] },
  { name: 'review', paths: ['/userCenter/order/review/:id'] },
  { name: 'apply', paths: ['/userCenter/order/afterSales/apply'] },
  { name: 'return', paths: ['/userCenter/order/afterSales/:ReturnOrderId'] },
  { name: 'help', paths: ['/help/detail/*'] },
  { name: 'product', paths: ['/:file'], accepts: ({ file = '' }) => /^\d+\.html$/i.test(file) },
] as const satisfies readonly (Parameters<typeof findScreen>[0][number] & { name: string })[]

test.each([
  ['/', 'home', '/', {}],
  ['/HOME/Index.html', 'home', '/home/index.html', {}],
  ['/usercenter/ORDER/index', 'orders', '/userCenter/order/index', {}],
  ['/userCenter/order/index/', 'orders', '/userCenter/order/index', {}],
  ['/UserCenter/Order/Review/D2026A', 'review', '/userCenter/order/review/D2026A', { id: 'D2026A' }],
  ['/usercenter/order/aftersales/APPLY', 'apply', '/userCenter/order/afterSales/apply', {}],
  ['/userCenter/order/afterSales/SH%2F1', 'return', '/userCenter/order/afterSales/SH%2F1', { ReturnOrderId: 'SH/1' }],
  ['/Help/Detail', 'help', '/help/detail', {}],
  ['/Help/Detail/7', 'help', '/help/detail/7', {}],
  ['/100234.HTML', 'product', '/100234.HTML', { file: '100234.HTML' }],
])('%s is %s', (address, name, path, params) => {
  const found = findScreen<(typeof screens)[number]>(screens, address)
  expect(found).toMatchObject({ screen: { name }, path, params })
})

test.each(['/a.html', '/userCenter/order', '/userCenter/order/review/', '/userCenter/order/review', '/%', '/help', '//', '/index/x'])('%s is no screen', (address) => {
  expect(findScreen(screens, address)).toBeNull()
})
