import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let token: string
let address: string
beforeAll(async () => {
  mall = await createTestMall()
  token = (await mall.login('buyer')).Token
})
afterAll(() => mall.close())

const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  const form = new FormData()
  form.append('file', new File([picture], '实物.png'))
  address = ((await mall.send('POST /api/File/Execute', form, { token })).body as { Url: string }).Url
})

const take = (init: RequestInit = {}) => mall.fetch(address, { ...init, headers: { Authorization: `Bearer ${token}` } })
const takeMany = (count: number) => Promise.all(Array.from({ length: count }, () => take()))

/** Whether a response has begun after another call was answered. */
const hasBegun = (response: Promise<Response>) => Promise.race([response.then(() => true), mall.call('POST /api/ShoppingCart/Count', {}, { token }).then(() => mall.fetch('/readyz')).then(() => false)])

describe('uploads', () => {
  it('six of a caller are kept for a client that does not take them; the next one waits, also after one that is gone', async () => {
    const [first, second, ...others] = await takeMany(6)
    const next = take()
    expect(await hasBegun(next)).toBe(false)
    expect(new Uint8Array((await first?.arrayBuffer()) ?? [])).toEqual(picture)
    expect((await next).headers.get('Content-Length')).toBe(String(picture.length))
    const leave = new AbortController()
    const [gone, last] = [take({ signal: leave.signal }), take()]
    leave.abort()
    expect((await gone).status).toBe(499)
    await second?.body?.cancel()
    expect((await last).status).toBe(200)
    for (const response of [...others, await next, await last]) await response.body?.cancel()
  })

  it('a HEAD, and one whose content is missing, keep no turn', async () => {
    // Else the seventh would have it after the time that a client has to take its file.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    for (let time = 0; time < 7; time++) {
      const response = await take({ method: 'HEAD' })
      expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([200, 'image/png', ''])
    }
    await mall.deps.files.remove(address.split('/').at(-1) ?? '')
    for (let time = 0; time < 7; time++) expect((await take()).status).toBe(404)
  })
})
