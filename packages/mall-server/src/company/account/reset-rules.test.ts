import { expect, it } from 'vitest'
import { codeOf, targetOf } from './reset-rules.ts'

it.each([
  ['buyer', 'registered', '该账号登记的邮箱'],
  ['nobody', 'registered', '该账号登记的邮箱'],
  ['12000000002', 'mobile', '120****0002'],
  ['buyer@mall.example', 'email', 'bu***@mall.example'],
  ['a@b', 'email', 'a***@b'],
])('for %s the code went to %s %s', (name, Type, Masked) => {
  expect(targetOf(name)).toEqual({ Type, Masked })
})

it.each([
  [[0], '000000'],
  [[1_000_042], '000042'],
  [[4_294_967_295, 123_456], '123456'],
])('the code of %j is %s', (random, code) => {
  expect(codeOf(Uint32Array.from(random))).toBe(code)
})
