// `npm run chromatic`: uploads the stories to the hosted comparison, which renders them in two tenants and two schemes. Without the
// project's token it prints that nothing is uploaded, and passes.
import { run } from './run.ts'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.')
  process.exit(0)
}

process.exit(await run('pnpm', ['run', 'stories:upload', ...process.argv.slice(2)]))
