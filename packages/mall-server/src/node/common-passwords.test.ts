import { expect, test } from 'vitest'
import { passwordFault } from '@mall/api/contract'
import { isCommonPassword } from './common-passwords.ts'

test.each(['P@ssw0rd', 'Password1!', 'Passw0rd', 'Aa123456', 'Abc12345', 'Qwer1234', '1qaz@WSX', 'A1b2c3d4', 'Welcome1', 'Abcd1234!', 'Ｐａｓｓｗ０ｒｄ', 'aB3$aB3$aB3$aB3$'])(
  '%s keeps the rule of passwords, and is common',
  async (password) => {
    expect(passwordFault(password)).toBeNull()
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['Desk&Paper26', 'Ink&Brush26', 'Qing-Feng-2026', 'K7pm-3xqt', 'Xk9#vQ2m'])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
