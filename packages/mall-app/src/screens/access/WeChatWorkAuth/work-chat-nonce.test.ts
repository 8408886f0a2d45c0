import { createMemoryStorage } from '@mall/api'
import { expect, test } from 'vitest'
import { authorizeAddress, workChatNonce } from './work-chat-nonce.ts'

test('screens §1: the state that comes back is the nonce that went, once', () => {
  const storage = createMemoryStorage()
  const nonce = workChatNonce.begin('/shop/cart', storage)
  expect(workChatNonce.take(nonce, storage)).toEqual({ nonce, returnUrl: '/shop/cart' })
  expect(workChatNonce.take(nonce, storage)).toBeNull()
})

test.each(['', 'another'])('the state “%s” is nobody’s, and ends the visit', (state) => {
  const storage = createMemoryStorage()
  const nonce = workChatNonce.begin('', storage)
  expect(workChatNonce.take(state, storage)).toBeNull()
  expect(workChatNonce.take(nonce, storage)).toBeNull()
})

test('without a visit there is none', () => {
  expect(workChatNonce.take('anything', createMemoryStorage())).toBeNull()
})

test('the messenger is given the address to come back to', () => {
  const { searchParams, hash, hostname } = new URL(authorizeAddress({ CorpId: 'ww1', AgentId: '100' }, 'n&1', 'https://mall.example'))
  expect([hostname, hash]).toEqual(['open.weixin.qq.com', '#wechat_redirect'])
  expect(Object.fromEntries(searchParams)).toEqual({
    appid: 'ww1', redirect_uri: 'https://mall.example/wechat-work-auth', response_type: 'code', scope: 'snsapi_base', state: 'n&1', agentid: '100',
  })
})
