import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompress } from '../../packages/app-kit/build/precompress.ts'

/** Builds one of the pages beside this file, compressed as the mall's own. */
export const buildPage = async (name: string, directory: string): Promise<void> => {
  await build({
    root: fileURLToPath(new URL(`pages/${name}`, import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: directory, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 5000, target: 'es2023', modulePreload: { polyfill: false } },
  })
  await precompress(directory)
}
