import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { minifyStyles } from '../ui/scripts/minify-styles.ts'

const packages = fileURLToPath(new URL('..', import.meta.url))
const declaration = /\bconst (\w+)(: [^=]+)? = styled(\.\w+|\([^()]*\))/g

/**
 * Writes the templates of styled-components short, and names every component after its place in the sources: by itself
 * styled-components counts them as they come, so that the prerendered page and the browser would disagree.
 */
export function styles(): Plugin {
  return {
    name: 'styles',
    enforce: 'pre',
    apply: 'build',
    transform(source, id) {
      const path = id.split('?')[0] ?? ''
      if (!path.startsWith(packages) || path.includes('/node_modules/') || !source.includes("from 'styled-components'")) return null
      const place = relative(packages, path)
      const code = minifyStyles(path, source).replaceAll(declaration, (words: string, name: string) => `${words}.withConfig({ componentId: '${idOf(place, name)}' })`)
      return { code, map: null }
    },
  }
}

const idOf = (place: string, name: string): string => `m${createHash('sha256').update(`${place}:${name}`).digest('hex').slice(0, 6)}`
