import { expect, it, vi } from 'vitest'
import { createWeCom } from './we-chat-work.ts'

const open = (...responses: unknown[]) => {
  let now = new Date('2026-03-18T10:00:00+08:00')
  const requests: string[] = []
  const send = vi.fn<typeof fetch>(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    requests.push(`${pathname.replace('/cgi-bin/', '')} ${searchParams.get('code') ?? searchParams.get('corpid') ?? ''} ${searchParams.get('access_token') ?? ''}`.trim())
    return Response.json(responses.shift())
  })
  const weCom = createWeCom({ corpId: 'corp', secret: 's', clock: () => now, fetch: send })
  return { weCom, requests, wait: (ms: number) => (now = new Date(now.getTime() + ms)) }
}

const token = (name: string) => ({ errcode: 0, access_token: name, expires_in: 7200 })

it.each([
  [{ errcode: 0, userid: 'zhang' }, { kind: 'member', memberId: 'corp/zhang' }],
  [{ errcode: 0, openid: 'o-1' }, { kind: 'outside' }],
  [{ errcode: 60011 }, { kind: 'outside' }],
  [{ errcode: 40029 }, { kind: 'rejected' }],
])('reads %j as %j', async (response, identity) => {
  const { weCom, requests } = open(token('t'), response)
  expect(await weCom.identify('c')).toEqual(identity)
  expect(requests).toEqual(['gettoken corp', 'auth/getuserinfo c t'])
})

it('reuses its token until shortly before it expires', async () => {
  const { weCom, requests, wait } = open(token('t1'), { errcode: 0, userid: 'a' }, { errcode: 0, userid: 'b' }, token('t2'), { errcode: 0, userid: 'c' })
  await weCom.identify('1')
  wait(7_139_000)
  await weCom.identify('2')
  wait(1_000)
  await weCom.identify('3')
  expect(requests).toEqual(['gettoken corp', 'auth/getuserinfo 1 t1', 'auth/getuserinfo 2 t1', 'gettoken corp', 'auth/getuserinfo 3 t2'])
})

it('gets a new token once when its own was rejected', async () => {
  const { weCom } = open(token('t1'), { errcode: 42001 }, token('t2'), { errcode: 0, userid: 'a' })
  expect(await weCom.identify('1')).toEqual({ kind: 'member', memberId: 'corp/a' })
})

it('fails when the messenger returns no token', async () => {
  const { weCom } = open({ errcode: 40001 })
  await expect(weCom.identify('1')).rejects.toThrow()
})
