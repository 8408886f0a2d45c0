import { expect, test } from 'vitest'
import { passwordFault } from '@mall/api/contract'
import { isCommonPassword } from './common-passwords.ts'

/** Who chooses one: the login name, the own name, the company. */
const names = ['lin.xz', '林晓舟', '新程商贸（杭州）有限公司']

test.each(['P@ssw0rd', 'Password1!', 'Passw0rd', 'Aa123456', 'Abc12345', 'Qwer1234', '1qaz@WSX', 'A1b2c3d4', 'Welcome1', 'Abcd1234!', 'Ｐａｓｓｗ０ｒｄ', 'aB3$aB3$aB3$aB3$'])(
  '%s keeps the rule of passwords, and is common',
  async (password) => {
    expect(passwordFault(password)).toBeNull()
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each([
  'Admin@123', 'Admin@2026', 'Adm1n@2026', 'Admin!!888', 'Mall@2026', 'Mall@123456', 'User#2026!', 'Caigou@2026', 'Company@2026',
  'Qwer@2026', 'Zxcvbn@123', 'Test@1234', 'Summer2026!', 'Welcome@2026', 'Iloveyou@520', 'Hq2026!!',
  'Xincheng@2026', 'Xinchengshang@88', 'Linxiao@2026', 'Linxiaozhou@1', 'Lin.xz@123',
])('%s is a word with a year or a number that everybody takes', async (password) => {
  expect(passwordFault(password)).toBeNull()
  expect(await isCommonPassword(password, names)).toBe(true)
})

test('the name of another is no word that is tried first', async () => {
  expect(await isCommonPassword('Xincheng@2026')).toBe(false)
})

test.each([
  'Desk&Paper26', 'Ink&Brush26', 'Qing-Feng-2026', 'K7pm-3xqt', 'Xk9#vQ2m', 'Moon-Gate-88', 'Kumquat@7731', 'Lake#5091', 'Gx!92741', 'aB#!$@12', 'Sun7Lake!',
  'Mall&Paper26', 'Admin-Cup-71', 'Xincheng-Tea-47',
])('%s is not', async (password) => {
  expect(await isCommonPassword(password, names)).toBe(false)
})
