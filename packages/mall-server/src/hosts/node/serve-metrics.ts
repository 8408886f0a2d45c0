import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'
import { listen, type Listening } from './serve.ts'

/** Serves the metrics on a port of their own, which no visitor reaches. */
export const serveMetrics = (metrics: Metrics, place: { readonly host: string; readonly port: number }): Promise<Listening> =>
  listen(
    createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      metrics.read().then(
        ({ text, contentType }) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    }),
    place,
  )
