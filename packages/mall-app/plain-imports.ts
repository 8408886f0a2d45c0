import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Imports of the app's parts stay plain: Vite's own wrap of them loads style sheets and neighbours beforehand, and here there is
 * no style sheet, and the neighbours that matter are in every page's head.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return id === helper ? 'export const __vitePreload = (load) => load()' : null
    },
  }
}
