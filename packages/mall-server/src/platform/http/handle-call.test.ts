import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callerOf } from '../../company/account/caller.ts'
import { handleCall, type AnyHandler } from './handle-call.ts'
import { contentDisposition } from './content-disposition.ts'
import { BusinessError, UnavailableError } from './errors.ts'
import { clientIp } from './client-ip.ts'
import { msOfOneCall } from '../rate-limit/rules.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { createWindowRateLimiter } from '../rate-limit/window-rate-limiter.ts'
import type { RequestNotes } from './seen-request.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { eq } from 'drizzle-orm'
import { ongoingCall } from '../../hosts/node/call-context.ts'
import { appUser, membership } from '../db/schema/organisation.ts'
import type { CallKey } from '@mall/api/contract'
import type { CompanyShares } from './company-shares.ts'
import type { OngoingCall } from './ongoing-call.ts'

const lines: string[] = []
const record = (message: string, fields?: object) => {
  lines.push(JSON.stringify({ message, ...fields }))
}

let mall: TestMall
let token: string
beforeAll(async () => {
  // Its statements spend nothing, so that what a call took is what its test says.
  mall = await createTestMall({ isEmbedded: true, log: { debug: record, info: record, warn: record, error: record } })
  token = (await mall.login('buyer')).Token
})
afterAll(() => mall.close())

const handle = async (key: CallKey, handler: AnyHandler, init: RequestInit = {}, overrides: Partial<TestMall['deps']['config']> = {}, notes: RequestNotes = {}, others: Partial<TestMall['deps']> = {}) => {
  const deps = { ...mall.deps, ...others, config: { ...mall.deps.config, ...overrides } }
  const headers = { Authorization: `Bearer ${token}`, ...(init.headers as Record<string, string> | undefined) }
  const request = new Request(`http://mall.test${key.split(' ')[1] ?? ''}`, { method: 'POST', ...init, headers })
  return handleCall({ key, handler, findCaller: callerOf, findStaff: () => Promise.resolve(null), request, deps, requestId: crypto.randomUUID(), notes, peerAddress: '127.0.0.1', sendEvents: () => new Response() })
}
const bodyOf = (response: Response): Promise<{ MsgHeader: { Success: boolean; Code: string; RetMessage: string }; MsgBody: unknown }> => response.json()

describe('handling a call', () => {
  it('wraps the output of the handler in the envelope', async () => {
    const response = await handle('POST /api/ShoppingCart/Count', async () => 3)
    expect(await bodyOf(response)).toEqual({ MsgHeader: { Success: true, Code: 'OK', RetMessage: '' }, MsgBody: 3 })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('returns a business failure with HTTP 200, its code and its message', async () => {
    const response = await handle('POST /api/ShoppingCart/Count', () => Promise.reject(new BusinessError('LOW_STOCK', '库存不足')))
    expect(response.status).toBe(200)
    expect(await bodyOf(response)).toEqual({ MsgHeader: { Success: false, Code: 'LOW_STOCK', RetMessage: '库存不足' }, MsgBody: null })
  })

  it('returns 500 for any other error, with the details in the log only', async () => {
    lines.length = 0
    const cause = new Error('duplicate key value violates unique constraint')
    const failure = new Error("Failed query: insert into secrets values ('hunter2') params: hunter2", { cause })
    const response = await handle('POST /api/ShoppingCart/Count', () => Promise.reject(failure))
    expect(response.status).toBe(500)
    expect(await bodyOf(response)).toEqual({ MsgHeader: { Success: false, Code: 'INTERNAL_ERROR', RetMessage: '服务器故障' }, MsgBody: null })
    expect(lines.join()).toContain('duplicate key')
    expect(lines.join()).not.toContain('hunter2')
    expect(lines.join()).not.toContain(token)
  })

  it('says nothing of a failure whose client has left', async () => {
    lines.length = 0
    const leave = new AbortController()
    const notes: RequestNotes = {}
    const response = await handle('POST /api/ShoppingCart/Count', () => Promise.reject(new Error('the stream was cut')), { signal: leave.signal, body: (leave.abort(), '{}') }, {}, notes)
    expect([response.status, notes.hasLeft, lines]).toEqual([499, true, []])
  })

  it.each([
    ['a connection that is lost', new Error('Failed query: select 1', { cause: new Error('Connection terminated unexpectedly') })],
    ['a full disk', new Error('Failed query: insert', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) })],
    ['no memory', new Error('Failed query: select 1', { cause: Object.assign(new Error('out of memory'), { code: '53200' }) })],
    ['a database that takes no writes', new Error('Failed query: insert', { cause: Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }) })],
    ['a server that stops', new Error('Failed query: select 1', { cause: Object.assign(new Error('terminating connection'), { code: '57P01' }) })],
    ['a lock that others hold too long', new Error('Failed query: select 1', { cause: Object.assign(new Error('canceling statement'), { code: '55P03' }) })],
    ['no connection free in time', new Error('timeout exceeded when trying to connect')],
  ])('returns 503 and when to try again for %s', async (_name, error) => {
    const response = await handle('POST /api/ShoppingCart/Count', () => Promise.reject(error))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await bodyOf(response)).toEqual({ MsgHeader: { Success: false, Code: 'UNAVAILABLE', RetMessage: '系统繁忙，请稍后再试' }, MsgBody: null })
  })

  it('says of a list that took too long what would help, and of a write that it did that the mall is busy', async () => {
    const late = new Error('Failed query: …', { cause: Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }) })
    const words = async (key: CallKey) => (await bodyOf(await handle(key, () => Promise.reject(late), { body: '{"PageIndex":1,"PageSize":10}' }))).MsgHeader.RetMessage
    expect(await words('POST /api/Order/List')).toBe('数据较多，未能及时查出，请缩小筛选范围后重试')
    expect(await words('POST /api/ShoppingCart/Count')).toBe('系统繁忙，请稍后再试')
  })

  it('gives the statements of a call to the database as those of its caller, costly or not', async () => {
    const seen = async (key: CallKey) => {
      let call: OngoingCall | undefined
      await handle(key, async () => void (call = ongoingCall()), { body: '{"PageIndex":1,"PageSize":10}' })
      return call
    }
    const [{ id: company, user } = { id: 0, user: 0 }] = await mall.db.select({ id: membership.enterpriseId, user: membership.userId }).from(membership).innerJoin(appUser, eq(appUser.id, membership.userId)).where(eq(appUser.account, 'buyer'))
    expect(await seen('POST /api/Order/List')).toEqual({ party: { company, user }, isCostly: true, left: expect.any(AbortSignal) as AbortSignal, spend: expect.any(Function) as OngoingCall['spend'] })
    expect(await seen('POST /api/ShoppingCart/Count')).toEqual({ party: { company, user }, isCostly: false, left: expect.any(AbortSignal) as AbortSignal, spend: expect.any(Function) as OngoingCall['spend'] })
    expect(ongoingCall()).toBeUndefined()
  })

  it('makes an export for its caller, costly, the sheet too', async () => {
    const parties: unknown[] = []
    const seen = () => void parties.push([ongoingCall()?.party.company, ongoingCall()?.isCostly])
    const writeSheet: TestMall['deps']['writeSheet'] = async (sheet) => {
      seen()
      return mall.deps.writeSheet(sheet)
    }
    await handle('POST /api/Order/Export', async () => {
      seen()
      return { fileName: '订单.xlsx', sheet: '订单', columns: [], rows: [] }
    }, { body: '{}' }, {}, {}, { writeSheet })
    expect(parties).toEqual([[1, true], [1, true]])
  })

  it('counts what a call took as its company’s, and asks whether its share has room for a list, an export and a form, and for nothing else', async () => {
    const asked = async (key: CallKey, init: RequestInit = { body: '{"PageIndex":1,"PageSize":10}' }) => {
      const seen: unknown[] = []
      const companyShares: CompanyShares = {
        called: (company) => void seen.push(`${company} calls`),
        spend: (company, ms) => void seen.push(`${company} took ${ms}`),
        inShare: async (company, work) => {
          seen.push(`${company} asks`)
          return work()
        },
      }
      await handle(key, async () => ongoingCall()?.spend(70), init, {}, {}, { companyShares })
      return seen
    }
    const form = new FormData()
    form.set('file', new File(['a'], 'a.csv'))
    expect(await asked('POST /api/Order/List')).toEqual(['1 calls', '1 asks', '1 took 70'])
    expect(await asked('POST /api/Order/Export', { body: '{}' })).toEqual(['1 calls', '1 asks', '1 took 70'])
    expect(await asked('POST /api/QuickOrder/Import', { body: form })).toEqual(['1 calls', '1 asks', '1 took 70'])
    expect(await asked('POST /api/ShoppingCart/Count')).toEqual(['1 calls', '1 took 70'])
  })

  it('asks at the door as its address, before its caller is looked up', async () => {
    const seen: unknown[] = []
    const door: TestMall['deps']['door'] = async (address) => {
      seen.push(address)
      throw new UnavailableError()
    }
    const response = await handle('POST /api/ShoppingCart/Count', async () => void seen.push('handled'), {}, {}, {}, { door })
    expect([response.status, seen]).toEqual([503, ['127.0.0.1/visitor']])
  })

  describe('with a limit of ten calls', () => {
    const started = async (spent: number) => {
      const rates = { ...mall.deps.config.rates, api: 10 }
      const rateLimiter = createWindowRateLimiter(mall.db, mall.clock, rates)
      const handler = async () => {
        ongoingCall()?.spend(spent)
        return 3
      }
      const statusOf = async (key: CallKey) => (await handle(key, handler, {}, {}, {}, { rateLimiter })).status
      const statuses = []
      for (let time = 0; time < 12; time++) statuses.push(await statusOf('POST /api/ShoppingCart/Count'))
      return statuses.filter((status) => status === 200).length
    }

    it.each([
      ['as little as most', 40, 10],
      ['all that one call may take', msOfOneCall, 10],
      ['twice that', 2 * msOfOneCall, 5],
      ['a second', 1_000, 3],
      ['as long as a list may', 8_000, 1],
    ])('one that took %s counts for as many: of those there are so many', async (_cost, spent, passed) => {
      expect(await started(spent)).toBe(passed)
    })

    it('one that failed counts for what it took too', async () => {
      const add = vi.fn<RateLimiter['add']>(async () => {})
      await handle('POST /api/ShoppingCart/Count', () => {
        ongoingCall()?.spend(1_000)
        return Promise.reject(new Error('late'))
      }, {}, {}, {}, { rateLimiter: { ...mall.deps.rateLimiter, add } })
      expect(add).toHaveBeenCalledExactlyOnceWith('api', expect.stringMatching(/^127\.0\.0\.1\/\d+$/), 3)
    })
  })

  it('does not send a response that the contract does not allow, except in live mode, where it is not checked', async () => {
    expect((await handle('POST /api/ShoppingCart/Count', async () => -1)).status).toBe(500)
    expect((await handle('POST /api/ShoppingCart/Count', async () => -1, {}, { mallEnv: 'live' })).status).toBe(200)
  })

  it('checks the input before the handler sees it, and names the field', async () => {
    const handler = vi.fn<AnyHandler>(async () => '')
    const send = async (body: string) =>
      (await bodyOf(await handle('POST /api/ShoppingCart/AddToCart', handler, { body }))).MsgHeader
    expect(await send(JSON.stringify({ Items: [{ ProductCode: '1', Quantity: 0 }] }))).toEqual({ Success: false, Code: 'INVALID_INPUT', RetMessage: '第1行：数量须大于0' })
    expect(await send('{"Items":')).toEqual({ Success: false, Code: 'INVALID_INPUT', RetMessage: '请求参数不正确' })
    expect(await send('[]')).toMatchObject({ Success: false })
    expect(await send('"\ud800"')).toMatchObject({ Success: false })
    expect(handler).not.toHaveBeenCalled()
  })

  it('treats no body as an empty one, where all fields are optional', async () => {
    expect((await handle('POST /api/ShoppingCart/Count', async () => 0)).status).toBe(200)
  })

  it('drops fields that the contract does not know', async () => {
    const handler = vi.fn<AnyHandler>(async () => '')
    await handle('POST /api/Address/Save', handler, {
      body: JSON.stringify({
        Consignee: '收货人', Mobile: '13800000000', Province: '上海市', City: '上海市', District: '浦东新区', AreaCode: '310115', Detail: '1 号',
        Tag: '', IsDefault: false, EnterpriseId: 3,
      }),
    })
    expect(handler.mock.calls[0]?.[0].body).not.toHaveProperty('EnterpriseId')
  })

  it('rejects a body over 1 MB, also one without a length', async () => {
    const handler = vi.fn<AnyHandler>(async () => '')
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent++
        controller.enqueue(chunk)
      },
    })
    const response = await handle('POST /api/ShoppingCart/AddToCart', handler, { body, duplex: 'half' } as RequestInit)
    expect(response.status).toBe(413)
    expect((await bodyOf(response)).MsgHeader.Code).toBe('INPUT_TOO_LARGE')
    expect(sent).toBeLessThan(25)
    expect(handler).not.toHaveBeenCalled()
  })

  it('sends a download with its name in both spellings', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const response = await handle('POST /api/Order/Export', async () => ({ bytes, fileName: '订单.xlsx', contentType: 'application/x-test' }), { body: '{}' })
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="__.xlsx"; filename*=UTF-8''%E8%AE%A2%E5%8D%95.xlsx`)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })
})

describe('a file name in a header', () => {
  it('cannot end the header, leave the folder or close the quotes', () => {
    expect(contentDisposition('attachment', 'a"\r\nX: y/../b\\%.pdf')).toBe(
      `attachment; filename="a___X: y_.._b__.pdf"; filename*=UTF-8''a%22__X%3A%20y_.._b_%25.pdf`,
    )
    expect(contentDisposition('inline', "it's (1)*.png")).toContain("UTF-8''it%27s%20%281%29%2A.png")
    expect(contentDisposition('inline', 'half\ud83d.png')).toContain("UTF-8''half_.png")
  })
})

describe('the caller’s address', () => {
  const request = new Request('http://mall.test/', { headers: { 'X-Forwarded-For': '1.1.1.1, 2.2.2.2' } })
  it('is the connection’s, not the one that the client claims', () => {
    expect(clientIp(request, '::ffff:9.9.9.9', false)).toBe('9.9.9.9')
  })
  it('is the last one that our own proxy added, when it is trusted', () => {
    expect(clientIp(request, '9.9.9.9', true)).toBe('2.2.2.2')
    expect(clientIp(new Request('http://mall.test/'), '9.9.9.9', true)).toBe('9.9.9.9')
  })
})
