import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type BrowserContext } from '@playwright/test'
import { visitAnnotation } from '../../scripts/flows-for.ts'

type Manifest = Readonly<Record<string, { readonly file: string }>>

const screenFolder = /^src\/(screens\/[^/]+\/[^/]+)\//

/** The screens of each script of the build. */
const screensByScript = (): ReadonlyMap<string, readonly string[]> => {
  const manifest = JSON.parse(readFileSync(join(process.env.APP_DIR ?? '', '.vite/manifest.json'), 'utf8')) as Manifest
  const screens = new Map<string, string[]>()
  for (const [source, { file }] of Object.entries(manifest)) {
    const [, folder] = screenFolder.exec(source) ?? []
    if (folder) screens.set(`/${file}`, [...(screens.get(`/${file}`) ?? []), folder])
  }
  return screens
}

let known: ReadonlyMap<string, readonly string[]> | undefined

/** Records what a request of the running test visits: the controller that it calls, or the screens whose script it loads. */
export const recordVisit = (pathname: string, info = test.info()): void => {
  const [, controller] = /^\/api\/(\w+)\//.exec(pathname) ?? []
  const visited = controller ? [`api/${controller}`] : ((known ??= screensByScript()).get(pathname) ?? [])
  for (const description of visited) {
    if (!info.annotations.some((one) => one.description === description)) info.annotations.push({ type: visitAnnotation, description })
  }
}

/** Records what the pages of a browser visit. */
export const watchVisits = (context: BrowserContext): void => {
  const info = test.info()
  context.on('request', (request) => recordVisit(new URL(request.url()).pathname, info))
}
