import { statSync } from 'node:fs'
import { join } from 'node:path'
import { preview, type Plugin } from 'vite'

/** A file that was sent. */
export interface Served {
  readonly path: string
  /** As it lies there: another server may not compress it. */
  readonly bytes: number
}

/** A directory that is served on a free port. */
export interface Site extends AsyncDisposable {
  /** Origin with the base path, without a trailing slash. */
  readonly origin: string
}

/** A site that says what was sent until now, whoever asked: a page, its workers, or a service worker between them. */
export interface CountedSite extends Site {
  readonly served: readonly Served[]
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const noteServed = (directory: string, base: string, served: Served[]): Plugin => ({
  name: 'note-served',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://site.invalid')
      response.once('finish', () => served.push({ path: pathname, bytes: sizeOf(join(directory, decodeURIComponent(pathname.slice(base.length)) || 'index.html')) }))
      next()
    })
  },
})

/** Serves a static build below `base`, and nothing outside it. */
export const serve = async (directory: string, base = '/'): Promise<CountedSite> => {
  const served: Served[] = []
  const server = await preview({
    root: directory,
    base,
    plugins: [noteServed(directory, base, served)],
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, open: false },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The server has no address.')
  return {
    origin: url.replace(/\/$/, ''),
    served,
    async [Symbol.asyncDispose]() {
      await server.close()
    },
  }
}
