import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'
import { build } from 'vite'
import type { createMall, Mall } from '../create-mall.ts'
import { chromiumArgs, chromiumEnv, findChromium } from '../../../../scripts/chromium.ts'

declare global {
  interface Window {
    /** The mall that the page opens. */
    mall: Mall
    /** Makes another one. */
    createMall: typeof createMall
  }
}

/** The package as one script for a page. */
const bundle = async (): Promise<string> => {
  const input = fileURLToPath(new URL('../index.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rollupOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'es', codeSplitting: false } } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The package was not bundled')
  return first.output[0].code
}

export type ServeApi = (request: IncomingMessage, body: Buffer, response: ServerResponse) => void | Promise<void>

const html = `<!doctype html><title>站点</title>
<script type="module">import { createMall } from '/mall.js'; window.createMall = createMall; window.mall = createMall()</script>`

/** A site with a page that opens a mall, the package as a script, and the responses of a test under `/api`. */
export const servePage = async (api: ServeApi) => {
  const script = await bundle()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '/' } = request
      if (url.startsWith('/api/')) {
        void api(request, Buffer.concat(chunks), response)
        return
      }
      const isScript = url === '/mall.js'
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
      response.end(isScript ? script : html)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The Chromium of this machine. */
export const openChromium = (): Promise<Browser> => {
  const executablePath = findChromium()
  return chromium.launch({ args: chromiumArgs, env: chromiumEnv, ...(executablePath ? { executablePath } : {}) })
}
