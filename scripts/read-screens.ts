import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { collectScreens } from '../packages/mall-app/src/lib/collect-screens.ts'
import type { Screen } from '../packages/mall-app/src/lib/define-screen.ts'
import { root } from './run.ts'

/** A registered screen and where it is. */
export interface ScreenInFolder extends Screen {
  readonly id: string
  /** From the root of the project, e.g. `packages/mall-app/src/screens/orders/Orders`. */
  readonly folder: string
}

/** Every registered screen, for what runs outside of Vite. In the order of menus and lists. */
export const readScreens = async (): Promise<readonly ScreenInFolder[]> => {
  const files = globSync('packages/mall-app/src/screens/*/*/screen.ts', { cwd: root })
  const modules = await Promise.all(files.map(async (file) => [file, (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>] as const))
  const folders = new Map(modules.flatMap(([file, module]) => Object.keys(module).map((id) => [id, dirname(file)])))
  return Object.entries(collectScreens(Object.fromEntries(modules))).map(([id, screen]) => ({ ...screen, id, folder: folders.get(id) ?? '' }))
}
