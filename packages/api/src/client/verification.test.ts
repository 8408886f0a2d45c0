import { describe, expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, gate, loginOf, securityInfo, settle, success } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import type { MallOptions } from './options.ts'

const searchPath = '/api/Product/Search'
const unlockPath = '/api/Account/UnLock'

const start = (options: Partial<MallOptions> = {}) => {
  const server = createScriptedServer({ token: 'good' })
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'good', 'refresh-0'))
  let isLimited = true
  server.on(searchPath, () => (isLimited ? failure('', 429, securityInfo) : undefined))
  server.on(unlockPath, ({ body }) => {
    if ((body as { CaptchaVerifyParam: string }).CaptchaVerifyParam !== 'right') return failure('验证码验证失败，请重试')
    isLimited = false
    return success('')
  })
  const verify = vi.fn<NonNullable<MallOptions['verify']>>(async () => 'right')
  const shown: string[] = []
  const mall = createMall({
    baseUrl: 'http://mall.test',
    session,
    fetch: server.fetch,
    verify,
    onError: (error) => shown.push(error.message),
    ...options,
  })
  const search = (Key = 'x', own = {}) => mall.product.search({ Key }, own)
  return { server, session, mall, verify, search, shown, limit: (value: boolean) => void (isLimited = value) }
}

const errorOf = (promise: Promise<unknown>) => promise.then(() => null, (error: MallError) => error)

describe('the verification queue', () => {
  it('calls verify once for all, passes IP, time, URL and UUID, and sends each call again once', async () => {
    const { server, verify, search } = start()
    await Promise.all(Array.from({ length: 30 }, () => search()))
    expect(verify).toHaveBeenCalledTimes(1)
    expect(verify.mock.calls[0]?.[0]).toEqual(securityInfo)
    expect(server.to(unlockPath).map(({ body }) => body)).toEqual([{ CaptchaVerifyParam: 'right' }])
    expect(server.to(searchPath)).toHaveLength(60)
  })

  it('takes the info without an envelope too, and fills what a gateway leaves out', async () => {
    const { server, verify, search, limit } = start()
    server.on(searchPath, (_, nth) => (nth === 1 ? Response.json(securityInfo, { status: 429 }) : success([])))
    await search()
    expect(verify.mock.calls[0]?.[0]).toEqual(securityInfo)
    limit(true)
    server.on(searchPath, (_, nth) => (nth === 3 ? new Response('Too many', { status: 429 }) : success([])))
    await search()
    expect(verify.mock.calls[1]?.[0]).toMatchObject({ Ip: '', Target: searchPath })
  })

  it('shows 验证失败，请重试 and calls verify again until the credential is right: 验证成功', async () => {
    const events: string[] = []
    const { verify, search } = start({ onVerification: (passed, message) => events.push(`${passed} ${message}`) })
    verify.mockResolvedValueOnce('wrong').mockResolvedValueOnce('wrong again')
    await search()
    expect(verify).toHaveBeenCalledTimes(3)
    expect(events).toEqual(['false 验证失败，请重试', 'false 验证失败，请重试', 'true 验证成功'])
  })

  it('stops calling a verify that is never right', async () => {
    const { verify, search } = start({ verify: undefined as never })
    expect((await errorOf(search()))?.kind).toBe('rateLimited')
    expect(verify).not.toHaveBeenCalled()
    const robot = start()
    robot.verify.mockResolvedValue('wrong')
    expect((await errorOf(robot.search()))?.kind).toBe('rateLimited')
    expect(robot.verify).toHaveBeenCalledTimes(10)
  })

  it('cancelled: all fail with rateLimited, shown once', async () => {
    const { server, verify, search, shown } = start()
    verify.mockResolvedValue(null)
    const errors = await Promise.all(Array.from({ length: 5 }, () => errorOf(search())))
    expect(errors.map((error) => error?.kind)).toEqual(Array.from({ length: 5 }, () => 'rateLimited'))
    expect(errors[0]).toMatchObject({ status: 429, path: searchPath, requestId: 'request-1' })
    expect(shown).toEqual(['系统识别到您的访问存在安全隐患'])
    expect(server.to(searchPath)).toHaveLength(5)
  })

  it('a dialog that throws fails the calls with its error as the cause', async () => {
    const { verify, search } = start()
    const cause = new Error('no dialog')
    verify.mockRejectedValue(cause)
    expect(await errorOf(search())).toMatchObject({ kind: 'rateLimited', cause })
  })

  it('an UnLock without a response fails the calls with network and does not call verify again', async () => {
    const { server, verify, search } = start()
    server.on(unlockPath, () => Promise.reject(new TypeError('cut')))
    expect((await errorOf(search()))?.kind).toBe('network')
    expect(verify).toHaveBeenCalledTimes(1)
  })

  it('nor does one whose response is not the mall’s', async () => {
    const { server, verify, search } = start()
    server.on(unlockPath, () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    expect((await errorOf(search()))?.kind).toBe('envelope')
    expect(verify).toHaveBeenCalledTimes(1)
  })

  it('queues 200 calls beside the first; further ones fail at once', async () => {
    const { server, verify, search } = start()
    const dialog = gate<string | null>()
    verify.mockReturnValue(dialog.passed)
    const results: string[] = []
    const calls = Array.from({ length: 203 }, () => search().then(() => results.push('ok'), (error: MallError) => results.push(error.kind)))
    await expect.poll(() => results).toEqual(['rateLimited', 'rateLimited'])
    dialog.open('right')
    await Promise.all(calls)
    expect(results.filter((result) => result === 'ok')).toHaveLength(201)
    expect(server.to(searchPath)).toHaveLength(203 + 201)
  })

  it('an abort leaves the queue; the dialog’s signal aborts with the last of them', async () => {
    const { server, verify, search, shown } = start()
    let signal: AbortSignal | undefined
    verify.mockImplementation((_, options) => {
      ;({ signal } = options)
      return new Promise(() => undefined)
    })
    const [one, two] = [new AbortController(), new AbortController()]
    const first = errorOf(search('one', { signal: one.signal }))
    const second = errorOf(search('two', { signal: two.signal }))
    await expect.poll(() => server.to(searchPath)).toHaveLength(2)
    await settle()
    one.abort()
    expect((await first)?.name).toBe('AbortError')
    expect(signal?.aborted).toBe(false)
    two.abort()
    expect((await second)?.name).toBe('AbortError')
    expect(signal?.aborted).toBe(true)
    expect(server.to(searchPath)).toHaveLength(2)
    expect(shown).toEqual([])
    verify.mockResolvedValue('right')
    await search()
  })

  it('a 429 to a call sent before the limit was lifted does not call verify', async () => {
    const { server, verify, search } = start()
    const late = gate<Response>()
    server.on(searchPath, ({ body }, nth) => {
      if ((body as { Key: string }).Key === 'late') return nth === 1 ? late.passed : success([])
      return nth <= 2 ? failure('', 429, securityInfo) : success([])
    })
    const slow = search('late')
    await search('quick')
    late.open(failure('', 429, securityInfo))
    await slow
    expect(verify).toHaveBeenCalledTimes(1)
  })

  it('a second 429 is final', async () => {
    const { server, search, verify } = start()
    server.on(searchPath, () => failure('', 429, securityInfo))
    expect((await errorOf(search()))?.kind).toBe('rateLimited')
    expect(server.to(searchPath)).toHaveLength(2)
    expect(verify).toHaveBeenCalledTimes(1)
  })

  it('the captcha itself never waits for the verification it is for', async () => {
    const { server, mall, verify, search } = start()
    server.on('/api/Captcha/Challenge', () => failure('', 429, securityInfo))
    verify.mockImplementation(async () => {
      await mall.captcha.challenge()
      return 'right'
    })
    expect(await errorOf(search())).toMatchObject({ kind: 'rateLimited' })
    expect(verify).toHaveBeenCalledTimes(1)
  })
})
