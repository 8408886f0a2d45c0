import { expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, gate, loginOf, success } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import type { SessionEndReason } from './options.ts'

const refreshPath = '/api/Account/RefreshToken'
const submitPath = '/api/Inquiry/Message'

/** A session that the server has ended, and a person who is asked. */
const ended = (body = failure('刷新令牌无效', 401)) => {
  const server = createScriptedServer()
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'stale', 'refused'))
  const answer = gate<boolean>()
  const asked = vi.fn<(reason: SessionEndReason) => Promise<boolean> | undefined>(() => answer.passed)
  const lost = vi.fn<(reason: string) => void>()
  const shown = vi.fn<(error: MallError) => void>()
  server.on(refreshPath, () => body.clone())
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, onSessionEnd: asked, onSessionLost: lost, onError: shown })
  return { server, session, mall, asked, lost, shown, answer }
}

const outcome = (promise: Promise<unknown>) => promise.then(() => 'done', (error: MallError) => error.kind)
const submitted = ({ mall }: ReturnType<typeof ended>, RequestId: string) => outcome(mall.inquiry.message({ InquiryId: 7, Text: '在吗', RequestId }))

it('holds all calls while one question is open, and sends each again once, as it was, after a login of the same person', async () => {
  const mall = ended()
  const { server, session, asked, answer } = mall
  const calls = ['a', 'b', 'c'].map((id) => submitted(mall, id))
  await expect.poll(() => asked.mock.calls).toEqual([['refresh-failed']])
  const late = submitted(mall, 'late')
  expect(session.get()?.Token).toBe('stale')
  expect(server.to(submitPath)).toHaveLength(3)
  session.set(loginOf(1, 'good', 'refresh-0'))
  answer.open(true)
  expect(await Promise.all([...calls, late])).toEqual(['done', 'done', 'done', 'done'])
  const sent = server.to(submitPath).map(({ body, token }) => `${(body as { RequestId: string }).RequestId} ${token}`)
  expect(sent.toSorted()).toEqual(['a good', 'a stale', 'b good', 'b stale', 'c good', 'c stale', 'late good'])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(mall.lost).not.toHaveBeenCalled()
  expect(mall.shown).not.toHaveBeenCalled()
})

it('a login in another tab lets them go on before the question was answered', async () => {
  const mall = ended()
  const call = submitted(mall, 'a')
  await expect.poll(() => mall.asked.mock.calls).toHaveLength(1)
  mall.session.set(loginOf(1, 'good', 'refresh-0'))
  expect(await call).toBe('done')
})

it('another person who logs in gets none of the calls', async () => {
  const mall = ended()
  const call = submitted(mall, 'a')
  await expect.poll(() => mall.asked.mock.calls).toHaveLength(1)
  mall.session.set(loginOf(2, 'good', 'refresh-0'))
  mall.answer.open(true)
  expect(await call).toBe('unauthorized')
  expect(mall.server.to(submitPath)).toHaveLength(1)
  expect(mall.session.get()?.User.uid).toBe(2)
})

it('a question that was given up ends the session silently, and the calls fail without a message', async () => {
  const mall = ended()
  const call = submitted(mall, 'a')
  await expect.poll(() => mall.asked.mock.calls).toHaveLength(1)
  mall.answer.open(false)
  expect(await call).toBe('unauthorized')
  expect(mall.server.to(submitPath)).toHaveLength(1)
  expect(mall.session.get()).toBeNull()
  expect(mall.lost).not.toHaveBeenCalled()
  expect(mall.shown).not.toHaveBeenCalled()
})

it('does not keep other tabs waiting while the question is open', async () => {
  const mall = ended()
  const call = submitted(mall, 'a')
  await expect.poll(() => mall.asked.mock.calls).toHaveLength(1)
  expect(await navigator.locks.request('mall:refresh:1', () => 'free')).toBe('free')
  mall.answer.open(false)
  await call
})

it('without a question it ends at once, and says that the account is disabled', async () => {
  const mall = ended(failure('账号已停用，请联系企业管理员', 401, null, 'ACCOUNT_DISABLED'))
  mall.asked.mockReturnValue(undefined)
  expect(await submitted(mall, 'a')).toBe('unauthorized')
  expect(mall.asked.mock.calls).toEqual([['account-disabled']])
  expect(mall.lost.mock.calls).toEqual([['account-disabled']])
  expect(mall.session.get()).toBeNull()
})

it.each<readonly [string, (mall: ReturnType<typeof createMall>) => Promise<unknown>]>([
  ['/api/Account/SecondFactor', (mall) => mall.account.secondFactor({ Ticket: 't', Code: '123456' })],
  ['/api/Account/PasskeyLoginOptions', (mall) => mall.account.passkeyLoginOptions({})],
  [
    '/api/Account/PasskeyLogin',
    (mall) => mall.account.passkeyLogin({ Credential: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: 'a' } } }),
  ],
])('%s answers the question, and does not wait for it', async (path, logsIn) => {
  const site = ended()
  site.server.on(path, () => success(null))
  const call = submitted(site, 'a')
  await expect.poll(() => site.asked.mock.calls).toHaveLength(1)
  await logsIn(site.mall)
  expect(site.server.to(path).map(({ token }) => token)).toEqual([null])
  site.answer.open(false)
  await call
})
