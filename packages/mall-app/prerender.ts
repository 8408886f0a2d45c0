import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type { BuildStep } from './build-steps.ts'
import { sourcePlugins } from './source-plugins.ts'
import type { renderHomePage as RenderHomePage } from './src/app/prerender.tsx'

const emptyRoot = '<div id="root"></div>'
const homeScreen = 'src/screens/home/Home/Home.tsx'
const shell = 'shell'

/**
 * Draws home as a visitor sees it before any data into `index.html`, so that there is something to see as soon as the page is
 * there. `app.html` is the page of all other addresses: the empty root.
 */
export const prerender: BuildStep = async (directory, { root }) => {
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest
  const { html, styles } = await renderHome(root)
  const drawn = `<div id="root" data-prerendered>${html}</div>`
  if (!page.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot} to draw into.`)
  await writeFile(join(directory, 'app.html'), page.replace('</head>', () => `${preloads(page, manifest, ['index.html', shellOf(manifest)])}</head>`))
  await writeFile(
    join(directory, 'index.html'),
    page.replace(emptyRoot, () => drawn).replace('</head>', () => `${preloads(page, manifest, ['index.html', homeScreen])}${styles}</head>`),
  )
}

/** The app of the server's own build, run once. */
async function renderHome(root: string): Promise<{ html: string; styles: string }> {
  const outDir = join(root, 'node_modules/.cache/prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: sourcePlugins(true),
    ssr: { noExternal: true },
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, target: 'node26', rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'prerender.mjs' } } },
  })
  const { renderHomePage } = (await import(`${pathToFileURL(join(outDir, 'prerender.mjs')).href}?${Date.now()}`)) as { renderHomePage: typeof RenderHomePage }
  return renderHomePage()
}

/** The chunk of the shell's parts, which home alone can do without. */
function shellOf(manifest: Manifest): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.name === shell)
  if (key === undefined) throw new Error(`The build has no chunk “${shell}”.`)
  return key
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
