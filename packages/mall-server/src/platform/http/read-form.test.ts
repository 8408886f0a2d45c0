import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerCode, CallKey } from '@mall/api/contract'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const boundary = 'formOfTheTests'
const part = (headers: string, content = '') => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
const field = (name: string, content = '') => part(`Content-Disposition: form-data; name="${name}"`, content)
const file = (name: string, content: string) => part(`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv`, content)
const end = `--${boundary}--\r\n`

let mall: TestMall
let token: string
beforeAll(async () => {
  mall = await createTestMall()
  token = (await mall.login('buyer')).Token
})
afterAll(() => mall.close())

interface Said {
  readonly status: number
  readonly code: AnswerCode
  readonly message: string
}

/** A body that comes in pieces, and how many of them were asked for. */
const inPieces = (pieces: readonly string[]) => {
  let asked = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const piece = pieces[asked++]
      if (piece === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(piece))
    },
  }, { highWaterMark: 0 })
  return { body, asked: () => asked }
}

const send = async (body: string | ReadableStream, { key = 'POST /api/QuickOrder/Import', as = token, type = `multipart/form-data; boundary=${boundary}`, headers = {} }: { readonly key?: CallKey; readonly as?: string; readonly type?: string; readonly headers?: Readonly<Record<string, string>> } = {}): Promise<Said> => {
  const response = await mall.fetch(key.slice('POST '.length), { method: 'POST', headers: { 'Content-Type': type, ...(as === '' ? {} : { Authorization: `Bearer ${as}` }), ...headers }, body, duplex: 'half' } as RequestInit)
  const { MsgHeader } = (await response.json()) as { MsgHeader: { Code: AnswerCode; RetMessage: string } }
  return { status: response.status, code: MsgHeader.Code, message: MsgHeader.RetMessage }
}

const table = '10010111,5'
const tooLarge: Said = { status: 413, code: 'INPUT_TOO_LARGE', message: '请求内容过大' }
const invalid: Said = { status: 200, code: 'INVALID_INPUT', message: '请求参数不正确' }

describe('a form', () => {
  it.each([
    ['at once', [file('a.csv', table) + end]],
    ['letter by letter', [...(file('采购.csv', table) + end)]],
    ['with a field that nobody asks for', [field('note', 'x') + file('a.csv', table) + end]],
  ])('is read as it arrives, %s', async (_, pieces) => {
    expect(await send(inPieces(pieces).body)).toMatchObject({ status: 200, code: 'OK' })
  })

  it('has a name in Chinese, and a type', async () => {
    const png = '\u0089PNG\r\n\u001a\n'
    const bytes = Uint8Array.from([...new TextEncoder().encode(part('Content-Disposition: form-data; name="file"; filename="实物.png"\r\nContent-Type: image/png').slice(0, -2)), ...Array.from(png, (char) => char.charCodeAt(0)), ...new TextEncoder().encode(`\r\n${field('path', 'null')}${end}`)])
    const response = await mall.fetch('/api/File/Execute', { method: 'POST', headers: { 'Content-Type': `multipart/form-data; boundary="${boundary}"`, Authorization: `Bearer ${token}` }, body: bytes })
    expect(await response.json()).toMatchObject({ MsgBody: { Name: '实物.png', Size: 8, ContentType: 'image/png' } })
  })

  it.each([
    ['of another boundary', `--other\r\n\r\n\r\n${end}`],
    ['without an end', file('a.csv', table)],
    ['whose part has no name', part('Content-Disposition: form-data', 'x') + end],
    ['whose name is no UTF-8', null],
    ['of nothing', ''],
  ])('%s is no form', async (_, text) => {
    const broken = new Blob([Uint8Array.from([...new TextEncoder().encode(`--${boundary}\r\nContent-Disposition: form-data; name="`), 0xff, ...new TextEncoder().encode(`"\r\n\r\n\r\n${end}`)])])
    expect(await send(text ?? broken.stream())).toMatchObject(invalid)
  })

  it.each([['no boundary', 'multipart/form-data'], ['a boundary beyond 70 characters', `multipart/form-data; boundary=${'b'.repeat(71)}`], ['JSON', 'application/json']])('with %s is not read', async (_, type) => {
    const { body, asked } = inPieces([file('a.csv', table) + end])
    expect(await send(body, { type })).toMatchObject(invalid)
    expect(asked()).toBe(0)
  })
})

describe('no more of a form is read than its call can need', () => {
  /** The first piece is refused; a hundred more are there. */
  const refused = async (first: string, said: Partial<Said>) => {
    const { body, asked } = inPieces([first, ...Array.from({ length: 100 }, () => field('a').repeat(100))])
    expect(await send(body)).toMatchObject(said)
    expect(asked()).toBeLessThan(5)
  }

  it('of its parts: one file more than it takes has words of its own', async () => {
    expect(await send(file('a.csv', table) + file('b.csv', table) + end)).toMatchObject({ code: 'TOO_MANY_FILES', message: '只能上传一个文件' })
    await refused(field('a').repeat(4), tooLarge)
  })

  it('of the headers of a part', async () => {
    expect(await send(part(`Content-Disposition: form-data; name="a"\r\nX: ${'x'.repeat(5_000)}`) + end)).toMatchObject(tooLarge)
    await refused(part(`Content-Disposition: form-data; name="a"\r\nX: ${'x'.repeat(5_000)}`), tooLarge)
    await refused(`--${boundary}\r\nX: ${'x'.repeat(5_000)}`, tooLarge)
  })

  it('of its file, in the words of the call', async () => {
    await refused(file('a.csv', 'x'.repeat(2 * 1024 * 1024 + 1)), { status: 200, code: 'FILE_TOO_LARGE', message: '文件大小不能超过2MB' })
  })

  it('when it says itself that it is too large, or comes from a caller without the permission', async () => {
    for (const [options, said] of [[{ headers: { 'Content-Length': '20000000' } }, tooLarge], [{ as: '' }, { status: 401 }], [{ key: 'POST /api/Account/ImportCheck' }, { status: 403 }]] as const) {
      const { body, asked } = inPieces([file('a.csv', table) + end])
      expect(await send(body, options)).toMatchObject(said)
      expect(asked()).toBe(0)
    }
  })
})

describe('of one caller', () => {
  /** A form of which somebody has read the beginning, and whose rest comes with `finish`. */
  const held = () => {
    const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
    const writer = stream.writable.getWriter()
    const [beginning, rest] = [`--${boundary}`, (file('a.csv', table) + end).slice(boundary.length + 2)].map((text) => new TextEncoder().encode(text))
    return {
      body: stream.readable,
      begun: writer.write(beginning),
      finish: async () => {
        await writer.write(rest)
        await writer.close()
      },
    }
  }

  it('one form at a time is read, another caller is served meanwhile, and one too many is refused until later', async () => {
    const first = held()
    const begun = send(first.body)
    await first.begun
    const others = Array.from({ length: 13 }, () => inPieces([file('a.csv', table) + end]))
    const sent = others.map(({ body }) => send(body))
    // Which of them comes last is for the database to decide.
    expect(await Promise.race(sent)).toMatchObject({ status: 503, code: 'UNAVAILABLE', message: '系统繁忙，请稍后再试' })
    const another = (await mall.login('admin')).Token
    expect(await send(file('a.csv', '007,张三') + end, { key: 'POST /api/Account/ImportCheck', as: another })).toMatchObject({ code: 'OK' })
    expect(others.map(({ asked }) => asked())).toEqual(others.map(() => 0))
    await first.finish()
    const codes = (await Promise.all([begun, ...sent])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([...Array.from({ length: 13 }, () => 'OK'), 'UNAVAILABLE'])
  })
})
