/** `npm run new -- screen <area> <Screen> …` and `npm run new -- call <Controller> <Action>`: the files that a screen or a call begins with. */
import { newCall } from './new/call.ts'
import { newScreen } from './new/screen.ts'
import { must } from './run.ts'

const [what, ...names] = process.argv.slice(2)
if (what === 'call') newCall(...names)
else if (what === 'screen') await newScreen(...names)
else throw new Error('npm run new -- screen <area> <Screen> <archetype> <Controller>, or npm run new -- call <Controller> <Action>. See docs/adding-a-screen.md.')
if (what === 'call') await must('node', ['scripts/generate.ts'])
