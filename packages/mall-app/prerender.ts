import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderHomePage as RenderHomePage } from './src/app/render-home.tsx'

/**
 * Keeps the built page, which is empty, as `app.html`, the page of all addresses but home, and renders home without data into
 * `index.html`: the page for logged-in users, and for visitors while the server has no data.
 */
export const prerender = async (directory: string): Promise<void> => {
  const template = await readFile(join(directory, 'index.html'), 'utf8')
  const { renderHomePage } = (await import(pathToFileURL(join(directory, 'node/render-home.mjs')).href)) as { renderHomePage: typeof RenderHomePage }
  await writeFile(join(directory, 'app.html'), template)
  await writeFile(join(directory, 'index.html'), await renderHomePage(template))
}
