// `npm run e2e`: the flows in Chromium, against the built mall and the real server, on PGlite and on the PostgreSQL of
// TEST_DATABASE_URL when it is set.
import { buildAppWhenChanged } from './app-build.ts'
import { ensureChromium } from './chromium.ts'
import { run } from './run.ts'

const CHROMIUM_PATH = await ensureChromium()
await buildAppWhenChanged()
if (!process.env.TEST_DATABASE_URL) console.log('TEST_DATABASE_URL is not set: the flows run on PGlite only.')
process.exit(await run('playwright', ['test', ...process.argv.slice(2)], { env: { ...process.env, CHROMIUM_PATH } }))
