import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { collectScreens } from '../packages/app-kit/src/screens/collect-screens.ts'
import type { Screen } from '../packages/app-kit/src/screens/define-screen.ts'
import { root } from './run.ts'

/** A registered screen and where it is. */
export interface ScreenInFolder extends Screen {
  readonly id: string
  /** From the root of the project, e.g. `packages/mall-app/src/screens/orders/Orders`. */
  readonly folder: string
}

const importFile = async (file: string) => (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>

/** Every registered screen of an app, for what runs outside of Vite. In the order of menus and lists. */
export const readScreens = async (app = 'mall-app'): Promise<readonly ScreenInFolder[]> => {
  const { menuOrder } = (await importFile(`packages/${app}/src/site/define-screen.ts`)) as { readonly menuOrder: readonly string[] }
  const files = globSync(`packages/${app}/src/screens/*/*/screen.ts`, { cwd: root })
  const modules = await Promise.all(files.map(async (file) => [file, await importFile(file)] as const))
  const folders = new Map(modules.flatMap(([file, module]) => Object.keys(module).map((id) => [id, dirname(file)])))
  return Object.entries(collectScreens(Object.fromEntries(modules), menuOrder)).map(([id, screen]) => ({ ...screen, id, folder: folders.get(id) ?? '' }))
}
