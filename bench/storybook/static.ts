import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { must } from '../../scripts/run.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

function megabytesOf(directory: string): number {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(directory, name)))
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6
}

export async function buildStorybook(output: string): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const begin = performance.now()
  await must('storybook', ['build', '--output-dir', output, '--quiet'], { stdio: 'ignore' })
  return { seconds: (performance.now() - begin) / 1000, megabytes: megabytesOf(output) }
}

/** The static build as a company would put it beside other things: below a path. Nothing else is served. */
export async function serveBelow(directory: string, path: string): Promise<AsyncDisposable & { readonly origin: string }> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = join(directory, pathname.slice(path.length))
    if (!pathname.startsWith(`${path}/`) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    origin: `http://127.0.0.1:${address.port}${path}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
