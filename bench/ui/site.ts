import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { serve, type Site } from '../serve.ts'

const page = fileURLToPath(new URL('page', import.meta.url))

/** The page of scenes as a production build, served on its own port. */
export const startSite = async (): Promise<Site> => {
  const directory = mkdtempSync(join(tmpdir(), 'mall-bench-ui-'))
  await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: directory, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 5000, target: 'es2022' },
  })
  const site = await serve(directory)
  return {
    origin: site.origin,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
