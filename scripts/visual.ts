// `npm run visual`: compares the stories with their committed pictures. `npm run visual:update`: takes those anew. Both take
// names of story files: `npm run visual -- Cart`.
import { environmentDifferences, environmentHere, environmentOfBaselines } from '../.storybook/pictures/environment.ts'
import { ensureChromium } from './chromium.ts'
import { run } from './run.ts'

const wanted = process.argv.slice(2).filter((argument) => argument !== '--update')
const isUpdate = process.argv.includes('--update')
const CHROMIUM_PATH = await ensureChromium()

const there = environmentOfBaselines()
const differences = there ? environmentDifferences(there, environmentHere(CHROMIUM_PATH)) : []
if (isUpdate && wanted.length > 0 && differences.length > 0) {
  console.error(`The committed pictures were painted elsewhere (${differences.join('; ')}): take all of them anew, not some.`)
  process.exit(2)
}

const env = { ...process.env, CHROMIUM_PATH, VISUAL: isUpdate ? 'update' : 'compare' }
process.exit(await run('vitest', ['run', '--project', 'storybook', ...wanted], { env }))
