// `npm run visual`: compares the stories with their committed pictures. `npm run visual:update`: updates those. Both take
// names of story files: `npm run visual -- Cart`.
import { run } from './run.ts'

const wanted = process.argv.slice(2).filter((argument) => argument !== '--update')
const env = { ...process.env, VISUAL: process.argv.includes('--update') ? 'update' : 'compare' }
process.exit(await run('vitest', ['run', '--project', 'storybook', ...wanted], { env }))
