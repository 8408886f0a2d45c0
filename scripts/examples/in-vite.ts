import { build, preview, type InlineConfig } from 'vite'

const quiet = { configFile: false, logLevel: 'error' } as const

/** A development build has the warnings of React. */
export const buildWithVite = async (root: string, { development = false, ...config }: InlineConfig & { readonly development?: boolean } = {}): Promise<void> => {
  process.env.NODE_ENV = development ? 'development' : 'production'
  await build({ ...quiet, root, mode: process.env.NODE_ENV, ...config })
}

interface Served {
  readonly host?: string
  readonly port?: number
  readonly outDir?: string
  /** What each response has beside its own. */
  readonly headers?: Record<string, string>
}

/** Serves what was built, on a free port or the one that is given. */
export const previewOf = async (root: string, { host = '127.0.0.1', port = 0, outDir = 'dist', headers = {} }: Served = {}): Promise<{ readonly address: string } & AsyncDisposable> => {
  const server = await preview({ ...quiet, root, build: { outDir }, preview: { host, port, strictPort: port !== 0, headers } })
  return { address: server.resolvedUrls?.local[0] ?? '', [Symbol.asyncDispose]: () => server.close() }
}
