import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { filesOfShells as FilesOfShells, renderHomePage as RenderHomePage } from './src/app/render-home.tsx'

interface Rendering {
  readonly renderHomePage: typeof RenderHomePage
  readonly filesOfShells: typeof FilesOfShells
}

/** Addresses of the scripts of some source files, and of all that these import at once, without those that the page has. */
const scriptsOf = (manifest: Manifest, files: readonly string[], template: string): readonly string[] => {
  const found = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no script of ${key}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const file of files) visit(file)
  return [...found].map((file) => `/${file}`).filter((address) => !template.includes(`"${address}"`))
}

/**
 * Keeps the built page, which is empty, as `app.html`, and renders home without data into `index.html`: the page for logged-in users, and for visitors while the server has no data.
 * The server renders the shells of the other screens; which scripts each needs, the build knows: `node/shell-scripts.json`, by the screens' ids.
 */
export const prerender = async (directory: string): Promise<void> => {
  const template = await readFile(join(directory, 'index.html'), 'utf8')
  const { renderHomePage, filesOfShells } = (await import(pathToFileURL(join(directory, 'node/render-home.mjs')).href)) as Rendering
  const manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest
  const scripts = Object.entries(filesOfShells()).map(([id, files]) => [id, scriptsOf(manifest, files, template)])
  await writeFile(join(directory, 'node/shell-scripts.json'), JSON.stringify(Object.fromEntries(scripts)))
  await writeFile(join(directory, 'app.html'), template)
  await writeFile(join(directory, 'index.html'), await renderHomePage(template))
}
