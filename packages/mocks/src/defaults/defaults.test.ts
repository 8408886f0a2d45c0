import type { CallKey } from '@mall/api/contract'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { callKeys } from '../handle.ts'
import { defaultResponse, emptyResponse } from './default-response.ts'
import { derive } from './derive.ts'
import { builtSchemas } from './entities.ts'

const definitionOf = (key: AnyCallKey): AnyCallDefinition => allCalls[key]
const inEnvelope = callKeys.filter((key) => definitionOf(key).mode !== 'download')

describe('every call of the contract has a default answer', () => {
  test.each(inEnvelope)('%s', (key) => {
    const parsed = definitionOf(key).response.safeParse(defaultResponse(key))
    expect(parsed.error?.issues ?? []).toEqual([])
    // Parsing drops what the contract does not know: nothing may have been dropped.
    expect(parsed.data).toEqual(defaultResponse(key))
  })

  test('a download returns a file', () => {
    expect(defaultResponse('POST /api/Order/Export')).toMatchObject({ fileName: expect.any(String) })
  })

  test('a call that nobody wrote a value for has one too', () => {
    const [entity] = [...builtSchemas.keys()]
    const response = z.object({ Items: z.array(entity ?? z.string()), total: z.int(), Kind: z.literal([3, 4]), At: z.iso.date(), Note: z.optional(z.string()) })
    expect(response.safeParse(derive(response)).error).toBeUndefined()
    expect(derive(response)).toMatchObject({ Kind: 3 })
  })

  test('a format without a sample asks for a builder', () => {
    expect(() => derive(z.object({ Plate: z.string().check(z.regex(/^沪A\d{5}$/)) }))).toThrow('builder')
  })
})

describe('empty answers', () => {
  const lists: readonly CallKey[] = [
    'POST /api/Account/GetUserMenuList', 'POST /api/Address/List', 'POST /api/Category/MallCategories', 'POST /api/Home/Index',
    'POST /api/Order/List', 'POST /api/Product/List', 'POST /api/Product/Search', 'POST /api/ShoppingCart/Count', 'POST /api/ShoppingCart/List',
  ]
  test.each(lists)('%s', (key) => {
    expect(definitionOf(key).response.safeParse(emptyResponse(key)).success).toBe(true)
    expect(JSON.stringify(emptyResponse(key))).not.toMatch(/[[{]\{/)
  })

  test('what names one thing cannot be empty', () => {
    expect(emptyResponse('POST /api/Account/Login')).toBeUndefined()
  })
})
