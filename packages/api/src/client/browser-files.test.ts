import type { IncomingHttpHeaders } from 'node:http'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChromium, servePage } from '../testing/page-server.ts'

const MB = 1024 * 1024

describe('files in a browser', () => {
  let site: Awaited<ReturnType<typeof servePage>>
  let browser: Browser
  let page: Page
  const received: { url: string; type: string; bytes: number; headers: IncomingHttpHeaders }[] = []

  beforeAll(async () => {
    site = await servePage((request, body, response) => {
      const { url = '', headers } = request
      received.push({ url, type: headers['content-type'] ?? '', bytes: body.length, headers })
      if (url.includes('Export')) {
        const name = encodeURIComponent('订单 2026.xlsx')
        response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
        response.end('sheet')
        return
      }
      const status = url.includes('fails') ? 500 : 200
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'request-9' })
      response.end(JSON.stringify({ MsgHeader: { Success: true, RetMessage: '' }, MsgBody: { Url: '/f/1' } }))
    })
    browser = await openChromium()
    page = await browser.newPage()
    await page.goto(site.origin)
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  it('a download is saved under its name', async () => {
    const [download, result] = await Promise.all([
      page.waitForEvent('download'),
      page.evaluate(() => window.mall.order.export()),
    ])
    expect(result).toEqual({ name: '订单 2026.xlsx', size: 5 })
    expect(download.suggestedFilename()).toBe('订单 2026.xlsx')
    expect(await page.evaluate(() => document.querySelectorAll('a').length)).toBe(0)
  })

  it('an upload reports its progress in steps, up to all of it', async () => {
    const { response, steps } = await page.evaluate(async (size) => {
      const steps: [number, number][] = []
      const file = new File([new Uint8Array(size)], '图.png', { type: 'image/png' })
      const response = await window.mall.upload(file, { onProgress: (sent, total) => steps.push([sent, total]) })
      return { response, steps }
    }, 8 * MB)
    expect(response).toEqual({ Url: '/f/1' })
    const [sent, total] = steps.at(-1) ?? [0, 1]
    expect(sent).toBe(total)
    expect(total).toBeGreaterThan(8 * MB)
    expect(steps.map(([at]) => at)).toEqual(steps.map(([at]) => at).toSorted((one, other) => one - other))
    expect(received.at(-1)).toMatchObject({ bytes: total })
    expect(received.at(-1)?.type).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('an upload with progress has the headers of all calls, and hooks see it and its response', async () => {
    const seen = await page.evaluate(async () => {
      const seen: string[] = []
      const mall = window.createMall({
        headers: { 'x-site': 'a' },
        hooks: {
          beforeRequest: [({ request }) => request.headers.set('x-signed', request.method)],
          afterResponse: [({ response }) => void seen.push(`${response.status} ${response.headers.get('x-request-id')}`)],
        },
      })
      await mall.upload(new File(['x'], 'x.png'), { onProgress: () => undefined })
      return seen
    })
    expect(seen).toEqual(['200 request-9'])
    expect(received.at(-1)?.headers).toMatchObject({ 'x-site': 'a', 'x-signed': 'POST' })
    expect(received.at(-1)?.type).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('an upload with progress fails like any call, and can be aborted', async () => {
    const failures = await page.evaluate(async () => {
      const file = new File(['x'], 'x.png')
      const controller = new AbortController()
      const aborted = window.mall.upload(file, { onProgress: () => controller.abort(), signal: controller.signal })
      const failed = window.mall.upload(file, { url: '/api/fails', onProgress: () => undefined })
      const refused = window.mall.upload(file, { url: 'http://127.0.0.1:1/api/x', onProgress: () => undefined })
      const reasons = await Promise.allSettled([aborted, failed, refused])
      return reasons.map((result) => {
        const { name, kind, status, requestId } = result.status === 'rejected' ? (result.reason as Record<string, unknown>) : {}
        return { name, kind, status, requestId }
      })
    })
    expect(failures).toEqual([
      { name: 'AbortError' },
      { name: 'MallError', kind: 'server', status: 500, requestId: 'request-9' },
      { name: 'MallError', kind: 'network' },
    ])
  })
})
