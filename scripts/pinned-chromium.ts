import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const cache = path('../node_modules/.cache')
const unpackScript = path('unpack-chromium.ts')

/** What decides how a page is painted: the browser and the fonts that it finds. */
const parts = ['@sparticuz/chromium', '@fontsource-variable/noto-sans-sc', '@fontsource-variable/noto-sans-mono']

/** A folder of its own for each version of the parts and of how they are put together. */
const directoryOfVersions = (): string => {
  const { devDependencies } = JSON.parse(readFileSync(path('../package.json'), 'utf8')) as { devDependencies: Record<string, string> }
  const versions = parts.map((part) => devDependencies[part]).join()
  return `${cache}/chromium-${createHash('sha256').update(versions).update(readFileSync(unpackScript)).digest('hex').slice(0, 12)}`
}

/**
 * The Chromium of the lockfile, unpacked into the project's cache when it is not there yet: the same browser, libraries and
 * fonts on every machine. Returns its path; undefined where it cannot run, which is everywhere but on Linux x64.
 */
export const pinnedChromium = (): string | undefined => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const directory = directoryOfVersions()
  const executable = `${directory}/chromium`
  if (existsSync(executable)) return executable
  mkdirSync(cache, { recursive: true })
  // Unpacked beside it and moved in one step: whatever else starts at the same time finds all of it or nothing.
  const staging = mkdtempSync(`${directory}-`)
  try {
    execFileSync(process.execPath, [unpackScript], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // The package unpacks the shared libraries of Chromium (NSS, NSPR, Expat) where it believes to be on Lambda.
      env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    })
    renameSync(staging, directory)
  } catch (error) {
    if (!existsSync(executable)) throw error
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  return executable
}
