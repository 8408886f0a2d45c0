import { expect, test } from 'vitest'
import { isSignedWebhook } from '../../platform/http/standard-webhooks.ts'
import { createHttpTaxPlatform, longestAnswer } from './http-tax-platform.ts'
import type { PlatformRequest } from './tax-platform.ts'

const secret = `whsec_${'A'.repeat(32)}`
const now = new Date('2026-03-18T10:00:00+08:00')
const request: PlatformRequest = {
  key: 'KP2026031800000042', type: 1, buyer: { name: '华启科技（上海）有限公司', taxNo: '91310000MA1FL0000X', address: '', phone: '', bank: '', account: '' }, seller: { name: '文房商城', taxNo: '91310000MA1K00000A' },
  remark: '', amountFen: 11_300, taxFen: 1_300, lines: [{ name: '笔', unit: '支', quantity: 2, amountFen: 11_300, taxFen: 1_300, taxBp: 1_300, taxCode: '1060408010000000000' }], reverses: null,
}
const number = '26312000000012345678'

const answering = (answer: unknown, init?: ResponseInit) =>
  createHttpTaxPlatform({ url: 'https://tax.example/issue', secret, clock: () => now, fetch: () => Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), init)) }).issue(request)

test('what is asked is signed, by its key, with amounts in yuan, and follows no redirection', async () => {
  const sent: { readonly url: unknown; readonly init: RequestInit }[] = []
  const platform = createHttpTaxPlatform({
    url: 'https://tax.example/issue', secret, clock: () => now,
    fetch: (url, init = {}) => {
      sent.push({ url, init })
      return Promise.resolve(Response.json({ state: 'pending' }))
    },
  })
  expect(await platform.issue(request)).toEqual({ state: 'pending' })
  const [{ url, init } = { url: '', init: {} }] = sent
  const [headers, body] = [new Headers(init.headers), typeof init.body === 'string' ? init.body : '']
  expect([url, init.redirect, headers.get('webhook-id')]).toEqual(['https://tax.example/issue', 'error', request.key])
  expect(await isSignedWebhook(secret, headers, body, now)).toBe(true)
  expect(JSON.parse(body)).toMatchObject({ key: request.key, amount: '113.00', taxAmount: '13.00', lines: [{ name: '笔', quantity: 2, amount: '113.00', taxAmount: '13.00', taxRate: 0.13 }], reverses: null })
})

test('what is issued comes with its files, a refusal with its reason', async () => {
  expect(await answering({ state: 'issued', number, day: '2026-03-18', files: [btoa('%PDF-')] })).toEqual({ state: 'issued', number, day: '2026-03-18', files: [new TextEncoder().encode('%PDF-')] })
  expect(await answering({ state: 'failed', reason: `额度\u202E不足${'长'.repeat(300)}` })).toEqual({ state: 'failed', reason: `额度不足${'长'.repeat(196)}` })
})

test.each<readonly [name: string, answer: unknown]>([
  ['no JSON', '<html>'], ['another state', { state: 'done' }], ['no reason', { state: 'failed', reason: ' \u200B' }], ['a short number', { state: 'issued', number: '12345678', day: '2026-03-18', files: ['AAAA'] }],
  ['no day', { state: 'issued', number, day: '2026-02-30', files: ['AAAA'] }], ['no files', { state: 'issued', number, day: '2026-03-18', files: [] }], ['four files', { state: 'issued', number, day: '2026-03-18', files: ['AAAA', 'AAAA', 'AAAA', 'AAAA'] }],
  ['files that are no base64', { state: 'issued', number, day: '2026-03-18', files: ['<b>'] }], ['too much', ' '.repeat(longestAnswer + 1)],
])('%s is no answer', async (_name, answer) => {
  await expect(answering(answer)).rejects.toThrow(Error)
})

test('an error is no answer', async () => {
  await expect(answering({ state: 'pending' }, { status: 500 })).rejects.toThrow('status 500')
})
