import type { Plugin } from 'vite'

const preload = /<link rel="modulepreload" (crossorigin href)="([^"]+)">/g
const entry = /<script type="module" crossorigin src="[^"]+"><\/script>/

/**
 * What the entry imports stands in the page as scripts of their own before it, in the order in which they need one another. They load side by side as they do with preloads, but each
 * runs in a task of its own: as one, they hold a slow phone for half a second, in which no press is answered.
 */
export const separateScripts = (): Plugin => ({
  name: 'separate-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [own] = entry.exec(html) ?? []
      if (own === undefined) throw new Error('The page has no script.')
      const before = [...html.matchAll(preload)].map(([, , address]) => `<script type="module" crossorigin src="${address}"></script>`)
      return html.replace(preload, '').replace(own, () => [...before, own].join('\n    '))
    },
  },
})
