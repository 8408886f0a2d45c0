import { chromium, type Browser } from 'playwright'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'

export const launchChromium = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1)
