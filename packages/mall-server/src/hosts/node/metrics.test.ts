import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemRandomness } from '../../platform/randomness.ts'
import { silentLog } from '../../platform/log.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { repeat } from './repeat.ts'
import { serveMetrics } from './serve-metrics.ts'
import { createThreadedPasswords } from './threaded-passwords.ts'

const rates = { api: 3, picture: 7, login: 20, loginAddress: 20, captcha: 50, captchaKeys: 3, captchaFailures: 2, captchaIdle: 2, captchaUnsolved: 50, credential: 20, credentialNetwork: 40, credentialHour: 60, credentialNetworkHour: 90, image: 3, import: 3, chat: 4 }
let metrics: Metrics
let mall: TestMall
beforeAll(async () => {
  metrics = createMetrics({ connections: () => ({ inUse: 2, idle: 1, waiting: 4 }), readersLag: () => Promise.resolve(0.4), openStreams: () => 5 })
  mall = await createTestMall({ seed: false, config: { rates }, observe: metrics.observe })
})
afterAll(() => mall.close())

/** The value of a series, as Prometheus would read it. */
const valueOf = async (series: string): Promise<number | undefined> => {
  const line = (await metrics.read()).text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('the metrics', () => {
  it('count requests by route and class of status, and time them', async () => {
    // Each from an address of its own: what takes long counts for several.
    for (let time = 0; time < 3; time++) await mall.call('POST /api/Category/MallCategories', {}, { ip: `198.51.100.${time + 10}` })
    expect(await valueOf('mall_request_duration_seconds_count{method="POST",route="/api/Category/MallCategories",status="2xx"}')).toBe(3)
    expect(await valueOf('mall_request_duration_seconds_bucket{le="10",method="POST",route="/api/Category/MallCategories",status="2xx"}')).toBe(3)
  })

  it('name no address that somebody made up', async () => {
    for (const path of ['/nowhere/1', '/nowhere/2', '/api/nowhere']) await mall.fetch(path)
    const { text } = await metrics.read()
    expect(text).not.toContain('nowhere')
    expect(await valueOf('mall_request_duration_seconds_count{method="GET",route="pages",status="4xx"}')).toBe(3)
  })

  it('count who is turned away, by reason', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 5; time++) statuses.push((await mall.call('POST /api/Category/MallCategories', {}, { ip: '198.51.100.7' })).status)
    const refused = statuses.filter((status) => status === 429).length
    expect(refused).toBeGreaterThanOrEqual(2)
    expect(await valueOf('mall_refusals_total{reason="rate:api"}')).toBe(refused)
    expect(await valueOf('mall_failures_total{code="RATE_LIMITED"}')).toBe(refused)
  })

  it('show the pool, the streams, the loop and the threads', async () => {
    expect(await valueOf('mall_database_connections{state="waiting"}')).toBe(4)
    expect(await valueOf('mall_notice_streams')).toBe(5)
    expect(await valueOf('mall_readers_lag_seconds')).toBe(0.4)
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    const passwords = createThreadedPasswords(systemRandomness, 'full')
    const working = [passwords.hash('Mall@2026'), passwords.hash('Mall@2026')]
    expect(await valueOf('mall_thread_pool_works{pool="hashPassword"}')).toBe(2)
    await Promise.all(working)
    expect(await valueOf('mall_thread_pool_works{pool="hashPassword"}')).toBe(0)
  })

  it('count the runs of the tasks, failed ones and those in another process’s turn apart', async () => {
    let runs = 0
    const stop = repeat('test', 1, () => (runs++ === 0 ? Promise.reject(new Error('once')) : Promise.resolve(runs > 2)), { log: silentLog, watch: metrics.watchTask })
    await expect.poll(() => valueOf('mall_task_duration_seconds_count{task="test",outcome="done"}')).toBeGreaterThan(0)
    await stop()
    expect(await valueOf('mall_task_duration_seconds_count{task="test",outcome="failed"}')).toBe(1)
    expect(await valueOf('mall_task_duration_seconds_count{task="test",outcome="skipped"}')).toBe(1)
    expect(await valueOf('mall_task_last_success_timestamp_seconds{task="test"}')).toBeGreaterThan(0)
  })

  it('have a port of their own, and nothing else is there', async () => {
    const listening = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
    const response = await fetch(`${listening.address}/metrics`)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(await response.text()).toContain('# TYPE mall_request_duration_seconds histogram')
    expect((await fetch(listening.address)).status).toBe(404)
    expect((await mall.fetch('/metrics')).status).toBe(404)
    await listening.stop()
  })
})
