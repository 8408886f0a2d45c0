import { existsSync } from 'node:fs'
import { aptInstall } from './apt-install.ts'
import { pinnedChromium } from './pinned-chromium.ts'

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

/** The browser of the tests: `CHROMIUM_PATH`, else the one of the lockfile, else a system Chromium or Chrome, else undefined. */
export const findChromium = (): string | undefined => {
  return process.env.CHROMIUM_PATH ?? pinnedChromium() ?? systemBrowsers.find((path) => existsSync(path))
}

/**
 * A Chromium to run tests in. Where that of the lockfile does not run and there is no other, one is installed by apt (as root
 * on Debian). Throws a message that says what to install by hand.
 */
export const ensureChromium = (): string => {
  const found = findChromium() ?? installChromium()
  if (found) return found
  throw new Error('No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.')
}

const installChromium = (): string | undefined => (aptInstall('chromium') ? findChromium() : undefined)
