import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const entry = '\0entry'

/** Size of a source when bundled and minified for production, in KB of brotli. */
export const sizeOf = async (source: string): Promise<number> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, target: 'es2022', rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict', output: { format: 'es' } } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('Nothing was bundled')
  return first.output.reduce((sum, part) => sum + (part.type === 'chunk' ? brotliCompressSync(part.code).length : 0), 0) / 1000
}
