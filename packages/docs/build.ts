// `npm run docs`: the site of the packages, in `packages/docs/dist`, which any static server shows.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'
import { root, seconds } from '../../scripts/run.ts'
import { readPages, searchEntries } from './build/pages.ts'
import { writeSnippets } from './build/snippets.ts'
import type * as Renderer from './src/render.tsx'
import { createIndex } from './src/search-index.ts'

const begin = performance.now()
const folder = import.meta.dirname
const dist = join(folder, 'dist')

const snippets = writeSnippets(join(folder, '.cache/snippets'), readFileSync(join(root, 'packages/ui/README.md'), 'utf8'))
process.chdir(folder)
await (await createBuilder({ configFile: join(folder, 'vite.config.ts') })).buildApp()

// `npm run build` makes the Storybook.
const stories = join(root, 'storybook-static')
const storybook = existsSync(join(stories, 'index.html')) ? 'storybook/index.html' : undefined
if (storybook !== undefined) cpSync(stories, join(dist, 'storybook'), { recursive: true })

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>
const { file: script = '', css: styles = [] } = manifest['src/client.ts'] ?? {}
const { renderPage, wordsOfGuide } = (await import(pathToFileURL(join(folder, '.cache/render/render.mjs')).href)) as typeof Renderer
const { pages, menu } = await readPages({ root, snippets, storybook, wordsOfGuide })
for (const { address, title, html } of pages) {
  const target = join(dist, address)
  mkdirSync(dirname(target), { recursive: true })
  const base = `${relative(dirname(address), '.') || '.'}/`
  writeFileSync(target, await renderPage({ address, title, html, base, menu, storybook, script, styles }))
}
writeFileSync(join(dist, 'search.json'), JSON.stringify(createIndex(searchEntries(pages))))
console.log(`${pages.length} pages in ${relative(root, dist)}, ${seconds(begin)}`)
