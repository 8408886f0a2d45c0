import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { benchRoot } from '../install.ts'

const entry = '\0entry'

/** Dependencies that every user of a component library has already, and that no row counts. */
const react = /^react(?:-dom)?(?:\/|$)/

/** KB of 1,000 bytes of brotli. */
export interface Size {
  /** What is loaded at once. */
  readonly first: number
  /** What is loaded when it is needed. */
  readonly later: number
}

/**
 * Size of a source when bundled and minified for production. Its
 * imports are found from the folder of the benches; React is left out, and so is what `without` matches.
 */
export const sizeOf = async (source: string, without?: RegExp): Promise<Size> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: benchRoot,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: 'entry', external: without ? [react, without] : react, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('Nothing was bundled')
  const chunks = first.output.filter((part) => part.type === 'chunk')
  const loaded = new Set<string>()
  const load = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || loaded.has(name)) return
    loaded.add(name)
    chunk.imports.forEach(load)
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => load(fileName))
  const sum = (isFirst: boolean) => chunks.reduce((total, { fileName, code }) => total + (loaded.has(fileName) === isFirst ? brotliCompressSync(code).length : 0), 0) / 1000
  return { first: sum(true), later: sum(false) }
}
