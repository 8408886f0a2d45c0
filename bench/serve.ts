import { preview } from 'vite'

/** A directory that is served on a free port. */
export interface Site extends AsyncDisposable {
  /** Origin with the base path, without a trailing slash. */
  readonly origin: string
}

/** Serves a static build below `base`, and nothing outside it. */
export const serve = async (directory: string, base = '/'): Promise<Site> => {
  const server = await preview({
    root: directory,
    base,
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
    async [Symbol.asyncDispose]() {
      await server.close()
    },
  }
}
