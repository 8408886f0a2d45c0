import { expect, expectTypeOf, test } from 'vitest'
import { href } from './routes.ts'

test.each([
  [href('orders', { Status: 20 }), '/userCenter/order/index?Status=20'],
  [href('orders', { Status: undefined }), '/userCenter/order/index'],
  [href('productList', { Cid: null, Keyword: '' }), '/product/index'],
  [href('productList', { Keyword: 'A4 & 笔' }), '/product/index?Keyword=A4+%26+%E7%AC%94'],
  [href('help'), '/help/detail'],
  [href('approval', {}, { id: 'a/b?c' }), '/userCenter/order/approval/a%2Fb%3Fc'],
])('%s', (address, expected) => {
  expect(address).toBe(expected)
})

test('a link carries only what its target reads', () => {
  expectTypeOf<keyof NonNullable<Parameters<typeof href<'login'>>[1]>>().toEqualTypeOf<'ReturnUrl'>()
  expectTypeOf<Parameters<typeof href<'orderDetail'>>>().toEqualTypeOf<[id: 'orderDetail', query: { readonly id: string }, params?: undefined]>()
  expectTypeOf<Parameters<typeof href<'approval'>>[2]>().toEqualTypeOf<Readonly<Record<'id', string | number>>>()
})
