// `npm run chromatic`: uploads the stories to the hosted comparison, which draws the tables of states in two tenants and two schemes and every other story in
// one. Without the project's token it prints that nothing is uploaded, and passes. `-- --count` prints how many pictures a full build has, and uploads nothing.
import { countSnapshots } from './count-snapshots.ts'
import { run } from './run.ts'

if (process.argv.includes('--count')) {
  const { stories, drawn, snapshots } = await countSnapshots()
  console.log(`${snapshots} pictures in a full build: ${drawn} of ${stories} stories are drawn.`)
  process.exit(0)
}

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.')
  process.exit(0)
}

process.exit(await run('pnpm', ['run', 'stories:upload', ...process.argv.slice(2)]))
