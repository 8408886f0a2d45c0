import { describe, expectTypeOf, it } from 'vitest'
import type { JsonKey } from './client/keys.ts'
import type { Mall } from './create-mall.ts'
import type { CallInput, CallOutput } from './contract/types.ts'

/** Checked by the type check of the workspace: a wrong path, body or response must not compile. */
describe('types of the calls', () => {
  type Product = Mall['product']
  type Cart = Mall['shoppingCart']

  it('paths', () => {
    expectTypeOf<Parameters<Mall['call']>[0]>().toEqualTypeOf<JsonKey>()
    expectTypeOf<'POST /api/Product/Search'>().toExtend<JsonKey>()
    expectTypeOf<'POST /api/Product/Nothing'>().not.toExtend<JsonKey>()
    expectTypeOf<'GET /api/Product/Search'>().not.toExtend<JsonKey>()
    expectTypeOf<'POST /api/Order/Export'>().not.toExtend<JsonKey>()
    expectTypeOf<Product>().not.toHaveProperty('nothing')
  })

  it('bodies: required where the contract requires a field, else optional', () => {
    expectTypeOf<Parameters<Product['search']>[0]>().toEqualTypeOf<{ Key: string }>()
    expectTypeOf<[]>().not.toExtend<Parameters<Product['search']>>()
    expectTypeOf<[{ Key: number }]>().not.toExtend<Parameters<Product['search']>>()
    expectTypeOf<[{ key: string }]>().not.toExtend<Parameters<Product['search']>>()
    expectTypeOf<[]>().toExtend<Parameters<Cart['count']>>()
    expectTypeOf<[]>().toExtend<Parameters<Cart['youLike']>>()
    expectTypeOf<[]>().toExtend<Parameters<Mall['account']['jumpOldLink']>>()
    expectTypeOf<[]>().not.toExtend<Parameters<Mall['account']['loginBySession']>>()
    expectTypeOf<[]>().toExtend<Parameters<Mall['order']['export']>>()
    expectTypeOf<[{ TargetId: string; Type: 3 }]>().not.toExtend<Parameters<Mall['favorite']['add']>>()
  })

  it('responses', () => {
    expectTypeOf<Awaited<ReturnType<Product['search']>>>().toEqualTypeOf<{ ProductName: string; ProductCode: string }[]>()
    expectTypeOf<Awaited<ReturnType<Cart['count']>>>().toEqualTypeOf<number>()
    expectTypeOf<Awaited<ReturnType<Mall['order']['export']>>>().toEqualTypeOf<{ name: string; size: number }>()
    expectTypeOf<CallOutput<'POST /api/ShoppingCart/Count'>>().toEqualTypeOf<number>()
    expectTypeOf<CallInput<'GET /api/Account/LoginBySession'>>().toExtend<{ sessionKey: string }>()
  })
})
