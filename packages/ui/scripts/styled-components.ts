import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc, type Plugin } from 'vite'

type Options = Parameters<typeof transformWithOxc>[2]

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Compiles the styled components of a module, for the published package and for the mall: every component gets an id, so that a server
 * and a browser agree on its class, and the templates are minified. Of a relative path the compiler makes ids from the source, of an
 * absolute one from the path: then two checkouts would build different files.
 */
export const compileStyles = (code: string, path: string, options?: Options) =>
  transformWithOxc(code, relative(root, path), { ...options, plugins: { styledComponents: { displayName: false, fileName: false } } })

/** {@link compileStyles} ahead of what Vite compiles by itself. */
export const styledComponents = (): Plugin => ({
  name: 'styled-components',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'styled-components' },
    handler: async (code, id) => {
      const { code: compiled, map } = await compileStyles(code, id, { jsx: 'preserve' })
      return { code: compiled, map: map ?? null }
    },
  },
})
