import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Pages } from '../../app/app.ts'
import type { HomePage } from './home-page.ts'
import type { PageStatus } from './page-status.ts'
import type { RenderedPage } from './rendered-page.ts'
import type { ShellPage } from './shell-pages.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** An address that names a file: no page of the app ends like one. */
const namesFile = (path: string): boolean => {
  const extension = extname(path)
  return extension !== '.html' && extension in types
}

interface BuiltAppOptions {
  readonly homePage?: HomePage
  readonly shellPage?: ShellPage
  /** Sent in place of the files of their names. */
  readonly sitePages?: ReadonlyMap<string, RenderedPage>
  readonly statusOf?: PageStatus
}

/** Files that the build names after their content, so that a name never changes its meaning. */
const isHashed = (path: string) => path.startsWith('/assets/')

const nothing = () => Promise.resolve(null)

/** Home and its aliases (specification §2). */
const homePaths: ReadonlySet<string> = new Set(['/', '/index', '/home/index', '/home/index.html', '/index.html', '/cleancookie'])

const isHome = (path: string): boolean => homePaths.has(path.toLowerCase())

interface Loaded { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string }

/** What is sent: `file` gives the content type. */
interface Sent extends Loaded { readonly file: string; readonly encoding: 'br' | 'gzip' | null }

/** A file that was in the list is not there any more: the app was built again meanwhile. */
const nullWhereGone = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Files of the build for the server, and its own notes, are not served. */
const isPrivate = (path: string) => path.startsWith('/node/') || path.startsWith('/.')

/**
 * Serves the files of a build: precompressed where the build left a `.br` or `.gz` beside one, and for every address that names no file what
 * `shellPage` renders, otherwise `app.html`, because the router of the app decides which pages exist. Home is what `homePage` renders, otherwise `index.html`.
 * The list is read once, so that a request can only name files of the build. A file of it that another build has taken away since is not found.
 */
export const createBuiltApp = (folder: string, { homePage = nothing, shellPage = nothing, sitePages = new Map(), statusOf = () => Promise.resolve(200) }: BuiltAppOptions = {}): Pages => {
  const files = new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
          .filter((path) => !isPrivate(path))
      : [],
  )
  const loaded = new Map<string, Promise<Loaded>>()
  const read = async (path: string): Promise<Loaded> => {
    try {
      const bytes = await readFile(join(folder, path))
      return { bytes: new Uint8Array(bytes), etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
    } catch (error) {
      // A failure is not kept: the file may be there again the next time.
      loaded.delete(path)
      throw error
    }
  }
  const load = (path: string): Promise<Loaded> => {
    const loading = loaded.get(path) ?? read(path)
    loaded.set(path, loading)
    return loading
  }

  const encodingOf = (path: string, accepts: string): 'br' | 'gzip' | null => {
    if (/\bbr\b/.test(accepts) && files.has(`${path}.br`)) return 'br'
    return /\bgzip\b/.test(accepts) && files.has(`${path}.gz`) ? 'gzip' : null
  }

  const otherPage = files.has('/app.html') ? '/app.html' : '/index.html'
  const fileOf = (path: string): string => {
    if (isHome(path)) return '/index.html'
    return files.has(path) ? path : otherPage
  }

  const keptPage = (request: Request, file: string, { bytes, brotli, etag }: RenderedPage): Sent => {
    const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
    return { file, bytes: takesBrotli ? brotli : bytes, etag, encoding: takesBrotli ? 'br' : null }
  }

  const rendered = (request: Request, path: string, file: string): Promise<RenderedPage | null> => {
    if (isHome(path)) return homePage(request)
    return file === otherPage ? shellPage(path) : nothing()
  }

  /** Home as rendered for this request, or the shell of the screen, else the site's page, else the file of the build. */
  const sentFor = async (request: Request, path: string): Promise<Sent> => {
    const file = fileOf(path)
    const page = (await rendered(request, path, file)) ?? sitePages.get(file)
    if (page) return keptPage(request, file, page)
    const encoding = encodingOf(file, request.headers.get('accept-encoding') ?? '')
    return { file, encoding, ...(await load(encoding ? `${file}.${encoding === 'br' ? 'br' : 'gz'}` : file)) }
  }

  return async (request) => {
    if (!files.has('/index.html')) return new Response('The app is not built yet: run `npm run build`.\n', { status: 503 })
    const path = new URL(request.url).pathname
    if ((isHashed(path) || namesFile(path)) && !files.has(path)) return null
    const [sent, status] = await Promise.all([sentFor(request, path).catch(nullWhereGone), files.has(path) || isHome(path) ? 200 : statusOf(path)])
    if (sent === null) return null
    const { file, bytes, etag, encoding } = sent
    const headers = {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      Vary: isHome(path) ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    }
    if (status === 200 && request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(bytes, { status, headers: { ...headers, 'Content-Length': String(bytes.length) } })
  }
}
