import { setTimeout } from 'node:timers/promises'
import { context, diag, DiagLogLevel, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, envDetector, detectResources, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace'
import type { Environment } from '../environment.ts'
import type { Observe } from '../../platform/http/seen-request.ts'
import type { Log } from '../../platform/log.ts'

/** The most characters of a statement that a span keeps. Its values are separate and never kept. */
const statementLength = 2_000

/** How long the last spans may take to be sent, ms. */
const stopWithinMs = 3_000

/** What handles requests. */
interface Handler<Bindings> {
  readonly fetch: (request: Request, bindings: Bindings) => Promise<Response> | Response
}

/** Whatever sends statements: a pool, or one connection of it. */
interface Sender {
  query: (...args: never[]) => unknown
}

/** Spans of calls and of the statements that they send, exported to a collector. */
export interface Tracing {
  /** The same handler, each call in a span. Pages and pictures have none. */
  around<Bindings>(handler: Handler<Bindings>): Handler<Bindings>
  /** Says of the span of a call what became known of it. */
  readonly observe: Observe
  /** From here on its statements are spans of the call that waits for them; those that no call waits for are none. */
  readonly watch: (sender: Sender) => void
  /** Sends what is left. */
  stop(): Promise<void>
}

const failed = (span: Span, error: unknown): void => {
  const { name, code } = error as { readonly name?: string; readonly code?: string }
  span.setAttribute('error.type', code ?? name ?? 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The text of a statement as node-postgres takes it: alone, or in a description with its values. */
const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement
  const { text } = (statement ?? {}) as { readonly text?: unknown }
  return typeof text === 'string' ? text : ''
}

/**
 * Begins to export to the collector of the standard variables (`OTEL_EXPORTER_OTLP_ENDPOINT` and its like, which the exporter reads itself). Of
 * requests, nothing but what the log has too.
 */
export const startTracing = ({ OTEL_TRACES_SAMPLER_ARG }: Environment, log: Log): Tracing => {
  diag.setLogger({ error: (text) => log.warn('tracing', { error: text }), warn: () => {}, info: () => {}, debug: () => {}, verbose: () => {} }, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'mall' })).merge(detectResources({ detectors: [envDetector] })),
    sampler: new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('@mall/mall-server')

  const around = <Bindings>(handler: Handler<Bindings>): Handler<Bindings> => ({
    fetch: (request, bindings) => {
      if (!new URL(request.url).pathname.startsWith('/api/')) return handler.fetch(request, bindings)
      return tracer.startActiveSpan(request.method, { kind: SpanKind.SERVER }, async (span) => {
        try {
          return await handler.fetch(request, bindings)
        } finally {
          span.end()
        }
      })
    },
  })

  const observe: Observe = ({ method, route, status, requestId, code }) => {
    const span = trace.getActiveSpan()
    if (span === undefined) return
    span.updateName(`${method} ${route}`)
    span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status, 'mall.request_id': requestId })
    if (code !== undefined) span.setAttribute('mall.code', code)
    if (status >= 500) failed(span, { code: String(status) })
  }

  const watch = (sender: Sender): void => {
    const query = sender.query.bind(sender) as (...args: readonly unknown[]) => unknown
    const watched = (...args: readonly unknown[]): unknown => {
      // A pool hands the statements of its own to a connection with a callback; they are spans already.
      if (trace.getActiveSpan() === undefined || typeof args.at(-1) === 'function') return query(...args)
      const text = textOf(args[0])
      const operation = (/^\s*(\w+)/.exec(text)?.[1] ?? 'query').toUpperCase()
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text.slice(0, statementLength) }
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes })
      const sent = Promise.resolve(query(...args))
      return sent.then(
        (result) => {
          span.end()
          return result
        },
        (error: unknown) => {
          failed(span, error)
          span.end()
          throw error
        },
      )
    }
    sender.query = watched
  }

  const stop = async (): Promise<void> => {
    const given = new AbortController()
    // An unreachable collector does not delay the shutdown.
    await Promise.race([provider.shutdown().catch(() => {}), setTimeout(stopWithinMs, undefined, { signal: given.signal }).catch(() => {})])
    given.abort()
    context.disable()
    diag.disable()
  }
  return { around, observe, watch, stop }
}
