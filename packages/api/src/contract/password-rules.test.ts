import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFault, passwordStrength } from './password-rules.ts'

const length = '密码须为8–20个字符'
const kinds = '密码须包含大写字母、小写字母、数字、符号中的至少三种'

test.each([
  ['Abcdef12', null],
  ['abcdef1!', null],
  ['ABCDEF1!', null],
  ['Abcdefg!', null],
  ['Ab1!Ab1!Ab1!Ab1!Ab1!', null],
  ['Abcde12', length],
  ['Ab1!Ab1!Ab1!Ab1!Ab1!x', length],
  ['', length],
  ['abcdefgh', kinds],
  ['abcdef12', kinds],
  ['abcdef!!', kinds],
  ['ABCDEF12', kinds],
  ['密码密码密码密码', kinds],
  ['Abcd ef12', '密码不能包含空格'],
  ['Buyer2026', '密码不能包含账号'],
  ['x1BUYERx!', '密码不能包含账号'],
] as const)('screens §1, the password %j: %j', (password, fault) => {
  expect(passwordFault(password, ['buyer', '12000000002', ''])).toBe(fault)
})

test('without a name nothing is contained', () => {
  expect(passwordFault('Buyer2026')).toBeNull()
})

test.each([
  ['Abcdef1', 'weak'],
  ['Abcdef12', 'medium'],
  ['Abcdef1234!', 'medium'],
  ['Abcdef12345!', 'strong'],
  ['Aa1!Aa1!Aa1!', 'medium'],
  ['Buyer!202612x', 'weak'],
] as const)('strength of %s: %s', (password, strength) => {
  expect(passwordStrength(password, ['buyer'])).toBe(strength)
})

test('a password that breaks the rule is weak, any other is not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 24 }), (password) => {
      expect(passwordStrength(password) === 'weak').toBe(passwordFault(password) !== null)
    }),
  )
})
