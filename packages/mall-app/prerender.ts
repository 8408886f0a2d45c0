import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { renderHomePage as RenderHomePage } from './src/app/prerender.tsx'

const emptyRoot = '<div id="root"></div>'
const homeScreen = 'src/screens/home/Home/Home.tsx'

/**
 * Draws home as a visitor sees it before any data into `index.html`, so that there is something to see as soon as the page is
 * there. `app.html` is the page of all other addresses: the empty root.
 */
export async function prerender(directory: string): Promise<void> {
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest
  const { html, styles } = await renderHome(directory)
  const drawn = `<div id="root" data-prerendered>${html}</div>`
  if (!page.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot} to draw into.`)
  await writeFile(join(directory, 'app.html'), page)
  await writeFile(
    join(directory, 'index.html'),
    page.replace(emptyRoot, () => drawn).replace('</head>', () => `${preloads(page, manifest, ['index.html', homeScreen])}${styles}</head>`),
  )
}

async function renderHome(directory: string): Promise<{ html: string; styles: string }> {
  const { renderHomePage } = (await import(pathToFileURL(join(directory, 'node/prerender.mjs')).href)) as { renderHomePage: typeof RenderHomePage }
  return renderHomePage()
}

/** All scripts of these entries at once: otherwise each loads only when the one that imports it has come. */
function preloads(page: string, manifest: Manifest, entries: readonly string[]): string {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return [...files]
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}
