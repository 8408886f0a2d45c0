import { describe, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { Downloaded } from './client/download.ts'
import type { JsonKey } from './client/keys.ts'
import { contract, type CallKey, type Contract } from './contract/index.ts'
import { createMall, type Mall } from './create-mall.ts'
import { isMallError, type MallError, type MallErrorCode } from './errors.ts'
import type { CallInput, CallOutput, InputOf, OutputOf } from './contract/types.ts'

/** Checked by the type check of the workspace: a wrong path, body or response must not compile. */
describe('types of the calls', () => {
  type Product = Mall['product']
  type Cart = Mall['shoppingCart']

  it('paths', () => {
    expectTypeOf<'POST /api/Product/Search'>().toExtend<JsonKey>()
    expectTypeOf<'POST /api/Product/Nothing'>().not.toExtend<JsonKey>()
    expectTypeOf<'GET /api/Product/Search'>().not.toExtend<JsonKey>()
    expectTypeOf<'POST /api/Order/Export'>().not.toExtend<JsonKey>()
    expectTypeOf<Product>().not.toHaveProperty('nothing')
  })

  it('the same by method and path', () => {
    type Request = Mall['request']
    const { request } = createMall({ baseUrl: 'http://mall.test' })
    expectTypeOf(request).toEqualTypeOf<Request>()
    expectTypeOf(() => request('POST', '/api/Product/Search', { Key: 'x' })).returns.resolves.toEqualTypeOf<{ ProductName: string; ProductCode: string }[]>()
    expectTypeOf(() => request('POST', '/api/ShoppingCart/Count')).returns.resolves.toEqualTypeOf<number>()
    // @ts-expect-error A call of another method
    void (() => request('GET', '/api/Product/Search', { Key: 'x' }))
    // @ts-expect-error No such call
    void (() => request('POST', '/api/Product/Nothing'))
    // @ts-expect-error A required field is missing
    void (() => request('POST', '/api/Product/Search'))
    // @ts-expect-error Its response is a file
    void (() => request('POST', '/api/Order/Export'))
  })

  it('of a custom contract', () => {
    const own = {
      'GET /api/Report/Year': { query: z.object({ Year: z.number() }), response: z.object({ Total: z.number() }) },
      'DELETE /api/Report/Draft': { body: z.object({ Id: z.number() }), response: z.string() },
    }
    const mine = createMall({ contract: own })
    expectTypeOf(() => mine.request('GET', '/api/Report/Year', { Year: 2026 })).returns.resolves.toEqualTypeOf<{ Total: number }>()
    expectTypeOf(() => mine.request('DELETE', '/api/Report/Draft', { Id: 1 })).returns.resolves.toEqualTypeOf<string>()
    expectTypeOf<(typeof mine)['product']>().toEqualTypeOf<Product>()
    // @ts-expect-error A wrong type
    void (() => mine.request('GET', '/api/Report/Year', { Year: '2026' }))
    // @ts-expect-error Not in that contract
    void (() => mine.request('POST', '/api/Product/Search', { Key: 'x' }))
    const both = createMall({ contract: { ...contract, ...own } })
    expectTypeOf(() => both.request('POST', '/api/ShoppingCart/Count')).returns.resolves.toEqualTypeOf<number>()
    expectTypeOf(() => both.request('GET', '/api/Report/Year', { Year: 2026 })).returns.resolves.toEqualTypeOf<{ Total: number }>()
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

  it('with a sentence for each field are what the schemas say', () => {
    type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false
    type Wrong = { [Key in CallKey]: Same<CallInput<Key>, InputOf<Contract[Key]>> & Same<CallOutput<Key>, OutputOf<Contract[Key]>> extends true ? never : Key }[CallKey]
    expectTypeOf<Wrong>().toBeNever()
  })

  it('responses', () => {
    expectTypeOf<Awaited<ReturnType<Product['search']>>>().toEqualTypeOf<{ ProductName: string; ProductCode: string }[]>()
    expectTypeOf<Awaited<ReturnType<Cart['count']>>>().toEqualTypeOf<number>()
    expectTypeOf<Awaited<ReturnType<Mall['order']['export']>>>().toEqualTypeOf<Downloaded>()
    expectTypeOf<CallOutput<'POST /api/ShoppingCart/Count'>>().toEqualTypeOf<number>()
    expectTypeOf<CallInput<'GET /api/Account/LoginBySession'>>().toExtend<{ sessionKey: string }>()
  })

  it('errors: the kind is narrowed, and the code is one of the mall’s or any other', () => {
    const error = new Error('x') as unknown
    if (isMallError(error, 'rateLimited')) {
      expectTypeOf(error).toExtend<MallError>()
      expectTypeOf(error.kind).toEqualTypeOf<'rateLimited'>()
      expectTypeOf(error.code).toEqualTypeOf<MallErrorCode | undefined>()
    }
    const kind: MallError['kind'] = 'network'
    if (isMallError(error, kind)) expectTypeOf(error.message).toEqualTypeOf<string>()
    if (isMallError(error)) expectTypeOf(error.kind).toEqualTypeOf<MallError['kind']>()
    expectTypeOf<'WRONG_PASSWORD'>().toExtend<MallErrorCode>()
    expectTypeOf<string>().toExtend<MallErrorCode>()
    // A plain string would complete nothing in an editor.
    expectTypeOf<MallErrorCode>().not.toEqualTypeOf<string>()
    // @ts-expect-error No such kind
    void isMallError(error, 'teapot')
  })
})
