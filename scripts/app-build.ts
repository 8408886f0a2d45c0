import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, root, seconds } from './run.ts'

const sources = ['packages/{api,ui,mall-app}/src/**/*.{ts,tsx,md}', 'packages/ui/scripts/*.ts', 'packages/mall-app/{index.html,*.ts,public/*}', 'pnpm-lock.yaml']
const notShipped = /\.(test|stories)\.|\.test\.tsx?$|\/testing\//

/** The assembled mall, as the server serves it. */
export const appDirectory = join(root, 'packages/mall-app/dist')
const fingerprintFile = join(appDirectory, '.fingerprint')

const fingerprint = (): string => {
  const hash = createHash('sha256')
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !notShipped.test(file))
  for (const file of files.toSorted()) hash.update(file).update('\0').update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds the mall unless what is there was built from the same sources. */
export const buildAppWhenChanged = async (): Promise<void> => {
  const now = fingerprint()
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === now) return
  const begin = performance.now()
  console.log('Building the mall …')
  await must('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages/mall-app') })
  writeFileSync(fingerprintFile, now)
  console.log(`Built in ${seconds(begin)}.`)
}
