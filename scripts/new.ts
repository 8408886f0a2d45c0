/**
 * What a screen or a call begins with:
 * `npm run new -- list <Controller> <area> <Screen>`, a list with its call; `npm run new -- screen <area> <Screen> <archetype> <Controller>`;
 * `npm run new -- call <Controller> <Action>`.
 */
import { newCall } from './new/call.ts'
import { newScreen } from './new/screen.ts'
import { must } from './run.ts'

const [what, ...names] = process.argv.slice(2)
if (what === 'call') newCall(...names)
else if (what === 'screen') await newScreen(...names)
else if (what === 'list') {
  const [controller, area, screen] = names
  newCall(controller, 'List')
  await newScreen(area, screen, 'queue', controller)
} else throw new Error('npm run new -- list|screen|call …. See docs/adding-a-screen.md.')
await must('node', ['scripts/generate.ts'])
