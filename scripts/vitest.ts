// Runs Vitest where there is a browser for it: installs one first where none is found, then passes on all arguments.
import { ensureChromium } from './chromium.ts'
import { run } from './run.ts'

ensureChromium()
process.exit(await run('vitest', ['run', '--configLoader', 'native', ...process.argv.slice(2)]))
