/** `npm run new -- call <Controller> <Action>`: the files that a call begins with. */
import { newCall } from './new/call.ts'
import { must } from './run.ts'

const [what, ...names] = process.argv.slice(2)
if (what !== 'call') throw new Error('npm run new -- call <Controller> <Action>. See docs/adding-a-screen.md.')
newCall(...names)
await must('node', ['scripts/generate.ts'])
