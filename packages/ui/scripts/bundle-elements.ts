import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { mallLayer } from './mall-layer.ts'
import { styledComponents } from './styled-components.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Makes one file of the elements, with React and styled-components in it, for pages without a bundler. Its styles are marked with a name of their own, so that
 * a page with another styled-components keeps those that its server sent. The licences of what is in it are beside it.
 */
export const bundleElements = async (): Promise<void> => {
  await build({
    configFile: false,
    // It warns of every 'use client'.
    logLevel: 'error',
    plugins: [mallLayer(), styledComponents()],
    // The last is for those who first look whether there is a process.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.SC_ATTR': '"data-mall-styled"', process: '{"env":{}}' },
    build: {
      lib: { entry: path('../src/elements/bundle.ts'), formats: ['es'], fileName: 'bundle' },
      outDir: path('../dist/elements'),
      emptyOutDir: false,
      license: { fileName: 'bundle.licenses.md' },
      target: 'es2022',
      // One file, with what other sites load when it is wanted. Not a module that a site's bundler minifies once more: as it is, it is what browsers load.
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  })
}
