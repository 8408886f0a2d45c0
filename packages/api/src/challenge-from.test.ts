import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { challengeFrom } from './challenge-from.ts'
import { createMall } from './create-mall.ts'
import { createSession } from './session/session.ts'
import { createMemoryStorage } from './session/storage.ts'
import { failure, success } from './testing/responses.ts'
import { createScriptedServer } from './testing/scripted-server.ts'

const start = () => {
  const server = createScriptedServer({ token: 'good' })
  const shown: string[] = []
  const busy: boolean[] = []
  const mall = createMall({
    baseUrl: 'http://mall.test',
    session: createSession({ storage: createMemoryStorage() }),
    fetch: server.fetch,
    onError: (error) => shown.push(error.message),
    onBusyChange: (now) => busy.push(now),
  })
  return { server, shown, busy, calls: challengeFrom(mall.captcha) }
}

const { signal } = new AbortController()
const answer = { id: 'c1', x: 120, track: [{ x: 0, y: 0, t: 0 }, { x: 120, y: 2, t: 640 }], input: 'pointer' } as const
const verifyPath = '/api/Captcha/Verify'

describe('the two calls of a slide captcha', () => {
  it('the challenge, in the names of the component', async () => {
    const { server, calls } = start()
    const ExpiresAt = '2026-03-18T10:02:00+08:00'
    server.on('/api/Captcha/Challenge', () =>
      success({ Id: 'c1', Background: 'data:,b', Piece: 'data:,p', Width: 320, Height: 160, PieceY: 66, PieceWidth: 48, ExpiresAt }),
    )
    await expect(calls.loadChallenge({ signal })).resolves.toEqual({
      id: 'c1',
      background: 'data:,b',
      piece: 'data:,p',
      width: 320,
      height: 160,
      pieceY: 66,
      pieceWidth: 48,
      expiresAt: ExpiresAt,
    })
  })

  it('the credential of a right answer, which is sent in the names of the wire', async () => {
    const { server, calls } = start()
    server.on(verifyPath, () => success({ CaptchaVerifyParam: 'good' }))
    await expect(calls.verify(answer, { signal })).resolves.toEqual({ credential: 'good' })
    expect(server.seen[0]?.body).toEqual({ Id: 'c1', X: 120, Track: answer.track, Input: 'pointer' })
  })

  it('a wrong answer is null; a server that fails is an error; neither is shown or busy', async () => {
    const { server, calls, shown, busy } = start()
    server.on(verifyPath, () => failure('验证码验证失败'))
    await expect(calls.verify(answer, { signal })).resolves.toBeNull()
    server.on(verifyPath, () => new Response('', { status: 500 }))
    await expect(calls.verify(answer, { signal })).rejects.toMatchObject({ kind: 'server' })
    expect([shown, busy]).toEqual([[], []])
  })

  it('no challenge, with the words of the mall, where it gives none just now', async () => {
    const { server, calls, shown } = start()
    server.on('/api/Captcha/Challenge', () => failure('获取验证码过于频繁，请1秒后再试', 200, null, 'CAPTCHA_TOO_OFTEN'))
    await expect(calls.loadChallenge({ signal })).resolves.toEqual({ message: '获取验证码过于频繁，请1秒后再试' })
    server.on('/api/Captcha/Challenge', () => failure('系统繁忙', 503))
    await expect(calls.loadChallenge({ signal })).rejects.toMatchObject({ kind: 'server' })
    expect(shown).toEqual([])
  })

  it('an answer that the mall does not take just now, with its words', async () => {
    const { server, calls } = start()
    server.on(verifyPath, () => failure('请10秒后再试', 200, null, 'CAPTCHA_TOO_OFTEN'))
    await expect(calls.verify(answer, { signal })).resolves.toEqual({ message: '请10秒后再试' })
  })

  it('the work of a challenge, done by the time of its answer, and sent with that answer alone', async () => {
    const { server, calls } = start()
    const Signature = 'a'.repeat(64)
    const hash = async (text: string) => Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')
    const Target = await hash('c1&4321')
    const Work = { Salt: 'c1&', Target, MaxNumber: 5000, Signature }
    server.on('/api/Captcha/Challenge', () =>
      success({ Id: 'c1', Background: 'data:,b', Piece: 'data:,p', Width: 320, Height: 160, PieceY: 66, PieceWidth: 48, ExpiresAt: '2026-03-18T10:02:00+08:00', Work }),
    )
    server.on(verifyPath, () => success({ CaptchaVerifyParam: 'good' }))
    await calls.loadChallenge({ signal })
    await calls.verify(answer, { signal })
    expect(server.seen[1]?.body).toMatchObject({ Id: 'c1', Work: { Number: 4321, Target, Signature } })
    await calls.verify(answer, { signal })
    expect(server.seen[2]?.body).not.toHaveProperty('Work')
  })

  it('no work where the browser hashes nothing: the answer goes without', async () => {
    const { server, calls } = start()
    vi.stubGlobal('crypto', {})
    onTestFinished(() => void vi.unstubAllGlobals())
    server.on('/api/Captcha/Challenge', () => success({ Id: 'c2', Work: { Salt: 'c2&', Target: 'b'.repeat(64), MaxNumber: 5000, Signature: 'a'.repeat(64) } }))
    server.on(verifyPath, () => success({ CaptchaVerifyParam: 'good' }))
    await calls.loadChallenge({ signal })
    await expect(calls.verify({ ...answer, id: 'c2' }, { signal })).resolves.toEqual({ credential: 'good' })
    expect(server.seen[1]?.body).not.toHaveProperty('Work')
  })

  it('an abort ends the call', async () => {
    const { server, calls } = start()
    server.on('/api/Captcha/Challenge', () => success({}))
    await expect(calls.loadChallenge({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
