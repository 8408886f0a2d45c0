import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { serveFile } from './file/serve.ts'
import { answerCall, type AnyHandler } from './http/answer-call.ts'
import { refused } from './http/envelope.ts'
import { openApiDocument } from './openapi/document.ts'
import { routes } from './routes.ts'
import type { CallKey } from '@mall/api/contract'
import type { Deps } from './deps.ts'

const requestIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A client may name its request, so that its report and our log meet; anything but a UUID is replaced. */
const requestIdOf = (request: Request): string => {
  const given = request.headers.get('x-request-id')
  return given !== null && requestIdPattern.test(given) ? given : crypto.randomUUID()
}

/** The mall's back end as a Web-standard fetch handler. */
export const createApp = (deps: Deps) => {
  const app = new Hono<{ Variables: { requestId: string } }>()

  app.use('*', async (context, next) => {
    const requestId = requestIdOf(context.req.raw)
    context.set('requestId', requestId)
    await next()
    context.header('X-Request-Id', requestId)
    context.header('X-Content-Type-Options', 'nosniff')
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
  })

  for (const [key, handler] of Object.entries(routes) as [CallKey, AnyHandler][]) {
    const [method = '', path = ''] = key.split(' ')
    app.on(method, path, (context) => answerCall(key, handler, context.req.raw, deps, context.get('requestId')))
  }

  app.get('/files/:id', (context) => serveFile(context.req.raw, context.req.param('id'), deps))
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    const ready = await deps.db.execute(sql`select 1`).then(() => true, () => false)
    return context.text(ready ? 'ready' : 'database not reachable', ready ? 200 : 503)
  })
  app.get('/api/openapi.json', (context) => context.json(openApiDocument()))
  app.notFound(() => refused(404, '请求地址错误'))
  return app
}
