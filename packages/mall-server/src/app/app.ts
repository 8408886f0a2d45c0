import { viewPath } from '@mall/api/contract'
import { sql } from 'drizzle-orm'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { matchedRoutes } from 'hono/route'
import { streamSSE } from 'hono/streaming'
import { callerOf } from '../company/account/caller.ts'
import { serveFile } from './file-access/serve.ts'
import { failed, handleCall, overLimit, type AnyHandler } from '../platform/http/handle-call.ts'
import { keepApart } from '../platform/http/sides-apart.ts'
import { crossOrigin } from '../platform/http/cross-origin.ts'
import { failure } from '../platform/http/envelope.ts'
import { NotFoundError } from '../platform/http/errors.ts'
import type { EventStream } from '../platform/http/events.ts'
import { contentSecurityPolicy, setSecurityHeaders } from '../platform/http/security-headers.ts'
import { openApiDocument } from './openapi/document.ts'
import { deliveryNotifyPath, takeDeliveryNotice } from '../trade/delivery/notify.ts'
import { notifyPath, takeNotice } from '../trade/payment/notify.ts'
import { queryRows, type Db } from '../platform/db/client.ts'
import { pictureRoutes } from '../catalogue/pictures/routes.ts'
import { viewPage } from '../seller/customer/view-page.ts'
import { staffOf } from '../seller/account/staff.ts'
import { routes } from './routes.ts'
import type { AnyCallKey } from '@mall/api/seller/contract'
import type { Deps } from '../platform/deps.ts'
import { clientIp, isBehindTls, type HostBindings } from '../platform/http/client-ip.ts'
import type { RequestNotes } from '../platform/http/seen-request.ts'
import type { RateClass } from '../platform/rate-limit/rate-limiter.ts'

/** How long `/readyz` waits for the database, ms. */
const readyWithinMs = 2_000

/** When to check it again. */
const readyAgainSeconds = 5

/** Fails where the disk has no room: it sorts some 200 KB with less memory, for which PostgreSQL writes a file that it deletes again. A row would leave something behind. */
const sortOnDisk = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(sql`select count(*) from (select md5(n::text) as word from generate_series(1, 2000) as n order by 1 offset 0) as sorted`)
  })

const takesWrites = async (db: Db): Promise<boolean> => {
  const [state] = await queryRows<{ readOnly: string }>(db, sql`select current_setting('transaction_read_only') as "readOnly"`)
  if (state?.readOnly !== 'off') return false
  await sortOnDisk(db)
  return true
}

const requestIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A client may choose the request id, so that its report and our log have the same; anything but a UUID is replaced. */
const requestIdOf = (request: Request, { randomness }: Deps): string => {
  const given = request.headers.get('x-request-id')
  return given !== null && requestIdPattern.test(given) ? given : randomness.uuid()
}

/** Server-sent events, which neither compression nor a proxy may hold back. */
const sendEvents = (context: Context, events: EventStream<unknown>): Response => {
  const response = streamSSE(context, async (stream) => {
    const left = new AbortController()
    stream.onAbort(() => left.abort())
    for await (const event of events(left.signal)) {
      if (event === null) await stream.write(':\n\n')
      else await stream.writeSSE({ ...event, data: JSON.stringify(event.data) })
    }
  })
  response.headers.set('Cache-Control', 'no-store, no-transform')
  response.headers.set('X-Accel-Buffering', 'no')
  return response
}

/** The pattern of other requests: `pages` for the built app and for unknown addresses. */
const routeOf = (context: Context): string => matchedRoutes(context).findLast(({ method }) => method !== 'ALL')?.path ?? 'pages'

interface Host {
  Bindings: HostBindings
  Variables: { requestId: string; notes: RequestNotes }
}

/** Responds to a GET that no route takes: the built app's files, or null where there is none. */
export type Pages = (request: Request) => Promise<Response | null>

/** The mall as a Web-standard fetch handler: the calls of the contract and, from `pages`, the built app. */
export const createApp = (deps: Deps, pages: Pages = () => Promise.resolve(null)) => {
  const app = new Hono<Host>()
  const policy = contentSecurityPolicy(deps.config.oldMallUrl)

  app.use('*', async (context, next) => {
    const began = performance.now()
    const requestId = requestIdOf(context.req.raw, deps)
    const notes: RequestNotes = {}
    context.set('requestId', requestId)
    context.set('notes', notes)
    await next()
    context.header('X-Request-Id', requestId)
    setSecurityHeaders(context.res.headers, { policy, isSecure: isBehindTls(context.req.raw, deps.config.trustProxy) })
    deps.observe({ ...notes, requestId, method: context.req.method, route: notes.route ?? routeOf(context), status: context.res.status, ms: performance.now() - began })
  })
  if (deps.config.apart !== null) app.use('*', keepApart(deps.config.apart))
  if (deps.config.corsOrigins.length > 0) {
    const shared = crossOrigin(deps.config.corsOrigins)
    for (const path of ['/api/*', '/files/*', '/pictures/*']) app.use(path, shared)
  }
  // Tokens are sent in headers that no other site can make a browser send, so compression cannot leak them.
  app.use('/api/*', compress())
  app.use('/pictures/*', compress())

  for (const [key, handler] of Object.entries(routes) as [AnyCallKey, AnyHandler][]) {
    const [method = '', path = ''] = key.split(' ')
    app.on(method, path, (context, next) => {
      // Hono runs a HEAD as the GET and drops the body: a stream of events would go on for ever, and a way in would be used up.
      if (context.req.method === 'HEAD') return next()
      return handleCall({
        notes: Object.assign(context.get('notes'), { route: path }), key, handler, findCaller: callerOf, findStaff: staffOf, request: context.req.raw, deps,
        requestId: context.get('requestId'), peerAddress: context.env.peerAddress, sendEvents: (events) => sendEvents(context, events),
      })
    })
  }

  /** Counts requests that are not calls of the contract. */
  const limited = (kind: RateClass): MiddlewareHandler<Host> => async (context, next) => {
    const request = context.req.raw
    const ip = clientIp(request, context.env.peerAddress, deps.config.trustProxy)
    return (await overLimit({ kind, request, requestId: context.get('requestId'), notes: context.get('notes'), ip, who: null }, deps)) ?? next()
  }
  app.use('/pictures/*', limited('picture'))
  for (const [path, version] of [['/api/openapi.json', '3.1.0'], ['/api/openapi-3.0.json', '3.0.3']] as const) {
    app.use(path, limited('api'))
    app.get(path, (context) => context.json(openApiDocument(version)))
  }
  app.on(['GET', 'POST'], '/files/:id', (context) =>
    serveFile(context.req.param('id'), {
      request: context.req.raw, requestId: context.get('requestId'), notes: context.get('notes'), peerAddress: context.env.peerAddress, deps,
    }),
  )
  app.post(notifyPath, (context) => takeNotice(deps, context.req.raw))
  app.post(deliveryNotifyPath, (context) => takeDeliveryNotice(deps, context.req.raw))
  app.post(viewPath, async (context) => (await viewPage(context.req.raw, deps.config.apart, pages)) ?? failure(new NotFoundError()))
  app.route('/pictures', pictureRoutes(deps))
  app.get('/healthz', (context) => context.text('ok'))
  /** One question to the database at a time, however many ask. */
  let asked: Promise<boolean> | null = null
  app.get('/readyz', async (context) => {
    const answer = (asked ??= takesWrites(deps.db).catch(() => false).finally(() => (asked = null)))
    const ready = await Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), readyWithinMs))])
    return ready ? context.text('ready') : context.text('database not reachable, read-only, or its disk is full', 503, { 'Retry-After': String(readyAgainSeconds) })
  })

  app.notFound(async (context) => {
    const isPage = ['GET', 'HEAD'].includes(context.req.method) && !context.req.path.startsWith('/api/')
    return (isPage ? await pages(context.req.raw) : null) ?? failure(new NotFoundError())
  })
  app.onError((error, context) => {
    deps.log.error('request failed', { route: routeOf(context), requestId: context.get('requestId'), error: error.name })
    return failed(error, context.get('notes'))
  })
  return app
}
