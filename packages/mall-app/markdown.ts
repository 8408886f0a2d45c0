import type { Plugin } from 'vite'
import { compilePage } from '../mall-server/src/platform/content/markdown.ts'

export { compilePage }

/** Compiles `*.md` to the data of a page while building, so that no parser ships. */
export const markdown = (): Plugin => {
  return {
    name: 'markdown',
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      return { code: `export const page = ${JSON.stringify(compilePage(source))}`, map: null }
    },
  }
}
