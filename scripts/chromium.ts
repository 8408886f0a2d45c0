import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags every Chromium of the project starts with: no sandbox (root in containers), no background traffic. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

/** Names of downloads are file names: without a UTF-8 locale Chromium drops what is not ASCII. */
export const chromiumEnv = { ...process.env, LC_ALL: 'C.UTF-8' }

/** The browser that is there already: `CHROMIUM_PATH`, else a system Chromium or Chrome, else undefined. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
  return systemBrowsers.find((path) => existsSync(path))
}

/**
 * A Chromium to run tests in, installed when there is none: by apt (as root on Debian), otherwise from
 * the npm registry. Throws a message that says what to install by hand.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  const hasHanFont = process.platform !== 'linux' || hanFontInstalled()
  if (found && hasHanFont) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium and Noto CJK fonts with apt …')
    const run = (args: string[]) =>
      execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    run(['update', '-qq'])
    run(['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fontconfig'])
    const installed = findChromium()
    if (installed) return installed
  }
  if (found) {
    console.warn('No CJK font found (fonts-noto-cjk): pictures will differ from the baselines.')
    return found
  }
  const bundled = await sparticuz()
  if (bundled) return bundled
  throw new Error('No Chromium found. Install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH to a Chromium or Chrome.')
}

function hanFontInstalled(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return false
  }
}

const bundledVersion = '@sparticuz/chromium@153.0.0'

/** A Chromium that comes as an npm package, kept in the project's own cache; undefined where it cannot be had. */
async function sparticuz(): Promise<string | undefined> {
  const directory = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url))
  try {
    console.log('Fetching a Chromium from the npm registry …')
    execFileSync('npm', ['install', '--no-save', '--prefix', directory, bundledVersion], { stdio: ['ignore', 'ignore', 'inherit'] })
    const entry = createRequire(`${directory}/`).resolve('@sparticuz/chromium')
    const { default: bundled } = (await import(pathToFileURL(entry).href)) as { default: { executablePath(): Promise<string> } }
    return await bundled.executablePath()
  } catch {
    return undefined
  }
}
