import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createFilledDatabase, fillFolder } from '../../testing/filled-places.ts'
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts'

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, string | number>>
}
interface Exported {
  readonly name: string
  readonly spanId: string
  readonly traceId: string
  readonly parentSpanId?: string
  readonly attributes: readonly Attribute[]
}
interface Batch {
  readonly resourceSpans: readonly { readonly resource: { readonly attributes: readonly Attribute[] }; readonly scopeSpans: readonly { readonly spans: readonly Exported[] }[] }[]
}

const valuesOf = (attributes: readonly Attribute[]) => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** The part of a collector that takes spans. */
const batches: { readonly path: string; readonly key: string; readonly batch: Batch }[] = []
const collector = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk)).on('end', () => {
    batches.push({ path: request.url ?? '', key: String(request.headers['x-key']), batch: JSON.parse(text) as Batch })
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
})

const server = process.env.TEST_DATABASE_URL

let endpoint: string
let DATA_DIR: string
beforeAll(async () => {
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  DATA_DIR = mkdtempSync(join(tmpdir(), 'mall-tracing-'))
  if (server === undefined) await fillFolder(DATA_DIR)
}, 120_000)
afterEach(killServerProcesses)
afterAll(async () => {
  rmSync(DATA_DIR, { recursive: true, force: true })
  await new Promise((resolve) => void collector.close(resolve))
})

/** Runs the server on a database of its own, where there is PostgreSQL; gives it time to end. */
const withMall = async (environment: Readonly<Record<string, string>>, visit: (address: string) => Promise<void>): Promise<number | null> => {
  const scratch = server === undefined ? null : await createFilledDatabase(server, `mall_tracing_${process.pid}`)
  try {
    const mall = await startServerProcess({ DATA_DIR, DATABASE_URL: scratch?.url ?? '', ...environment })
    await visit(mall.address)
    return await mall.end('SIGTERM')
  } finally {
    await scratch?.drop()
  }
}

const post = (address: string, path: string, body: object) => fetch(`${address}${path}`, { method: 'POST', body: JSON.stringify(body) })

test('a call is a span that has the statements it sent, without their values; a page is none', { timeout: 300_000 }, async () => {
  const code = await withMall(
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc', OTEL_SERVICE_NAME: 'mall-trial', OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial' },
    async (address) => {
      expect((await post(address, '/api/Product/List?secret=1', { Keyword: '不可外传', PageIndex: 1, PageSize: 20 })).status).toBe(200)
      expect((await post(address, '/api/Order/List', { PageIndex: 1, PageSize: 20 })).status).toBe(401)
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
    },
  )
  expect(code).toBe(0)
  expect(new Set(batches.map(({ path, key }) => `${path} ${key}`))).toEqual(new Set(['/v1/traces abc']))
  const received = batches.flatMap(({ batch }) => batch.resourceSpans)
  expect(valuesOf(received[0]?.resource.attributes ?? [])).toMatchObject({ 'service.name': 'mall-trial', 'deployment.environment.name': 'trial' })
  const spans = received.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === '')
  expect(calls.map(({ name }) => name)).toEqual(['POST /api/Product/List', 'POST /api/Order/List'])
  expect(calls.map(({ attributes }) => valuesOf(attributes))).toMatchObject([
    { 'http.route': '/api/Product/List', 'http.response.status_code': 200, 'mall.request_id': expect.stringMatching(/^[\da-f-]{36}$/) },
    { 'http.response.status_code': 401, 'mall.code': 'UNAUTHORIZED' },
  ])
  expect(JSON.stringify(batches)).not.toMatch(/不可外传|secret/)
  if (server === undefined) return
  const [list] = calls
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === list?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.every(({ traceId }) => traceId === list?.traceId)).toBe(true)
  expect(statements.map(({ attributes }) => valuesOf(attributes))).toContainEqual(
    expect.objectContaining({ 'db.system.name': 'postgresql', 'db.operation.name': 'SELECT', 'db.query.text': expect.stringMatching(/\bfrom\b[^]*\$1/) }),
  )
})

test('an unreachable collector blocks nothing', { timeout: 300_000 }, async () => {
  const code = await withMall({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, async (address) => {
    expect((await post(address, '/api/Category/MallCategories', {})).status).toBe(200)
  })
  expect(code).toBe(0)
})
