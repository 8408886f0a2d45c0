import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Bundles the drag code of the tree with its library: the entries of that library are folders without an exports map, which
 * Node and webpack do not find from an ES module, even of a site that never shows a tree. Its licence is beside it.
 */
export const bundleDrag = async (): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      lib: { entry: path('../src/tree/tree-drag.ts'), formats: ['es', 'cjs'], fileName: (format) => `tree-drag.${format === 'es' ? 'js' : 'cjs'}` },
      outDir: path('../dist/tree'),
      emptyOutDir: false,
      license: { fileName: 'tree-drag.licenses.md' },
      target: 'es2022',
    },
  })
}
