import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Metafile, type Plugin } from 'esbuild'
import { layered } from '../../ui/scripts/mall-layer.ts'
import { compileStyles } from '../../ui/scripts/styled-components.ts'

/** KB of brotli, minified, without React and styled-components: with the page, and what is loaded when it is needed. */
export interface Size {
  readonly first: number
  readonly later: number
}

const peers = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components']

/** Compiles a module once for all entries, as the package's own build does. */
const compiled = (): Plugin => {
  const modules = new Map<string, Promise<string>>()
  const compile = async (path: string) => (await compileStyles(layered(await readFile(path, 'utf8')), path)).code
  return {
    name: 'compiled',
    setup({ onLoad }) {
      onLoad({ filter: /\/packages\/ui\/src\/.*\.tsx?$/ }, async ({ path }) => {
        const module = modules.get(path) ?? compile(path)
        modules.set(path, module)
        return { contents: await module, loader: 'js' }
      })
    },
  }
}

/** The files that an output imports at once, itself included. */
const loadedWith = (outputs: Metafile['outputs'], file: string, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement' && path in outputs) loadedWith(outputs, path, found)
  return found
}

/** The size of each entry of `@mall/ui`, as its users bundle it. */
export const sizesOf = async (sources: string, entries: readonly string[]): Promise<ReadonlyMap<string, Size>> => {
  const plugin = compiled()
  const sizes = new Map<string, Size>()
  for (const entry of entries) {
    const { outputFiles, metafile } = await build({
      stdin: { contents: `export * from './${entry}/index.ts'`, resolveDir: sources },
      plugins: [plugin], external: peers, bundle: true, splitting: true, minify: true, format: 'esm', outdir: '/out', write: false, metafile: true, logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    const weights = new Map(outputFiles.map(({ path, contents }) => [path.split('/').at(-1) ?? '', brotliCompressSync(contents).byteLength / 1024]))
    const main = Object.keys(metafile.outputs).find((file) => metafile.outputs[file]?.entryPoint === '<stdin>') ?? ''
    const atOnce = new Set([...loadedWith(metafile.outputs, main)].map((file) => file.split('/').at(-1) ?? ''))
    const sum = (isMeant: (file: string) => boolean) => [...weights].reduce((total, [file, weight]) => total + (isMeant(file) ? weight : 0), 0)
    sizes.set(entry, { first: sum((file) => atOnce.has(file)), later: sum((file) => !atOnce.has(file)) })
  }
  return sizes
}

/** Where the sources of the library are. */
export const sourcesOfUi = (root: string): string => join(root, 'packages/ui/src')
