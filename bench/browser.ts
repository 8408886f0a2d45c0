import { chromium, type Browser } from 'playwright'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'

export const launchChromium = (...args: readonly string[]): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, ...args] })

/** For `launchChromium`: no host but this machine resolves. */
export const withoutNetwork = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1)
