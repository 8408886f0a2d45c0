import { describe, expect, it } from 'vitest'
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

  it('an abort ends the call', async () => {
    const { server, calls } = start()
    server.on('/api/Captcha/Challenge', () => success({}))
    await expect(calls.loadChallenge({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
