import { expect, test } from 'vitest'
import { deviceProblem } from './device-problem.ts'
import { passkeyOfferOf } from './passkey-offer.ts'

const named = (name: string) => Object.assign(new Error('The operation either timed out or was not allowed.'), { name })

test.each([
  ['NotAllowedError', '操作已取消或超时，请重试'],
  ['AbortError', '操作已取消或超时，请重试'],
  ['InvalidStateError', '此设备已添加过通行密钥'],
  ['NotSupportedError', '此设备不能使用通行密钥，请先设置屏幕锁、指纹或面容'],
  ['ConstraintError', '此设备不能使用通行密钥，请先设置屏幕锁、指纹或面容'],
  ['SecurityError', '当前网址不能使用通行密钥，请从商城的正式网址打开'],
  ['UnknownError', '设备未能完成操作，请重试'],
])('%s is said in words', (name, text) => {
  expect(deviceProblem(named(name)).message).toBe(text)
})

test('what is no error is said, too', () => {
  expect(deviceProblem('toString').message).toBe('设备未能完成操作，请重试')
})

test.each([
  ['', true, 'none'],
  ['https://mall.example', true, 'here'],
  ['https://mall.example', false, 'unsupported'],
  ['https://mall.example:8443', true, 'elsewhere'],
  ['https://other.example', false, 'elsewhere'],
])('of %s, supported %s, the offer is %s', (origin, isSupported, offer) => {
  expect(passkeyOfferOf(origin, { origin: 'https://mall.example', isSupported })).toBe(offer)
})
