import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, root, seconds } from './run.ts'

/** The apps that the server serves. */
export const apps = ['mall-app', 'seller-app'] as const

type App = (typeof apps)[number]

const sourcesOf = (app: App): readonly string[] => [
  `packages/{api,ui,app-kit,${app}}/src/**/*.{ts,tsx,md}`, 'packages/ui/scripts/*.ts', 'packages/app-kit/build/*.ts', `packages/${app}/{index.html,*.ts,public/*}`, 'pnpm-lock.yaml',
]
const notShipped = /\.(test|stories)\.|\.test\.tsx?$|\/testing\//

/** An assembled app, as the server serves it. */
export const directoryOf = (app: App): string => join(root, 'packages', app, 'dist')

const fingerprint = (app: App): string => {
  const hash = createHash('sha256')
  const files = sourcesOf(app).flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !notShipped.test(file))
  for (const file of files.toSorted()) hash.update(file).update('\0').update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds an app unless what is there was built from the same sources. */
const buildWhenChanged = async (app: App): Promise<void> => {
  const now = fingerprint(app)
  const fingerprintFile = join(directoryOf(app), '.fingerprint')
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === now) return
  const begin = performance.now()
  console.log(`Building ${app} …`)
  await must('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages', app) })
  writeFileSync(fingerprintFile, now)
  console.log(`Built in ${seconds(begin)}.`)
}

/** Builds the apps, one after another, unless what is there was built from the same sources. */
export const buildAppsWhenChanged = async (only: readonly App[] = apps): Promise<void> => {
  for (const app of only) await buildWhenChanged(app)
}
