import { expect, test } from 'vitest'
import { issueWords } from './issue-words.ts'

test.each([
  ['an invoice', 'fapiao@example.com', { Type: 1, IsRed: false }, /发送至收票邮箱 fapiao@example\.com（商城已配置邮件服务时）/],
  ['an invoice without an address', '', { Type: 1, IsRed: false }, /申请没有收票邮箱，不发邮件/],
  ['a red letter', 'fapiao@example.com', { Type: 1, IsRed: true }, /红字发票不自动发邮件/],
  ['paper', 'fapiao@example.com', { Type: null, IsRed: false }, /不发邮件/],
] as const)('before it is issued it is said whether %s is mailed, and where to', (_of, Email, expected, words) => {
  expect(issueWords({ Email }, expected)).toMatch(words)
})
