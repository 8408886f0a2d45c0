import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contract } from '@mall/api/contract'
import { dueMs } from './pace.ts'
import { readForm } from './read-form.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const boundary = 'formOfTheTests'

/** A form whose pieces are sent by the test. */
const slowForm = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 64 })
  const writer = writable.getWriter()
  const request = new Request('http://mall.test/', { method: 'POST', headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` }, body: readable, duplex: 'half' } as RequestInit)
  const outcome = readForm(contract['POST /api/File/Execute'], request).then(
    (form) => [...form.keys()].join(),
    (error: unknown) => error,
  )
  return { send: (text: string) => void writer.write(new TextEncoder().encode(text)), close: () => void writer.close(), outcome }
}

const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`

it('a form of which nothing comes is given up', async () => {
  const { send, outcome } = slowForm()
  send(file)
  await vi.advanceTimersByTimeAsync(dueMs(file.length) + 1)
  expect(await outcome).toMatchObject({ status: 503, code: 'UNAVAILABLE', message: '上传速度过慢，请检查网络后重试' })
})

it('so is one that comes in drops', async () => {
  const { send, outcome } = slowForm()
  send(file)
  for (let second = 0; second < 12; second++) {
    await vi.advanceTimersByTimeAsync(1_000)
    send('x'.repeat(1_000))
  }
  expect(await outcome).toMatchObject({ status: 503 })
})

it('one that takes a minute at the pace of a weak network is read', async () => {
  const { send, close, outcome } = slowForm()
  send(file)
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1_000)
    send('x'.repeat(32 * 1024))
  }
  send(`\r\n--${boundary}--\r\n`)
  close()
  expect(await outcome).toBe('file')
  expect(vi.getTimerCount()).toBe(0)
})
