// Runs Vitest with a browser it can use: finds or installs Chromium first, then hands over all arguments.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'

const CHROMIUM_PATH = await ensureChromium()
const { status } = spawnSync('vitest', ['run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH },
})
process.exit(status ?? 1)
