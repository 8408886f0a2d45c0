/**
 * What a screen or a call begins with:
 * `npm run new -- list <Controller> <address>`, a list with its call; `npm run new -- screen <address> <archetype> <Controller>`;
 * `npm run new -- call <Controller> <Action>`; `npm run new -- action <Controller> <Action>`, which changes a record.
 * A screen that is in no specification is named by `<area> <Screen>` in place of its address. `--app <folder>` writes the screen into another
 * app of `packages` than mall-app.
 */
import { parseArgs } from 'node:util'
import { newAction } from './new/action.ts'
import { newCall } from './new/call.ts'
import { findPlace, splitPlace } from './new/place.ts'
import { newScreen } from './new/screen.ts'
import { must } from './run.ts'

const { values: { app }, positionals: [what, ...names] } = parseArgs({ allowPositionals: true, options: { app: { type: 'string', default: 'mall-app' } } })
if (what === 'call') newCall(...names)
else if (what === 'action') newAction(...names)
else if (what === 'screen') {
  const [words, rest] = splitPlace(names)
  newScreen(await findPlace(words, app), ...rest)
} else if (what === 'list') {
  const [controller, ...words] = names
  const place = await findPlace(words, app)
  newCall(controller, 'List')
  newScreen(place, 'queue', controller)
} else throw new Error('npm run new -- list|screen|call|action …. See docs/adding-a-screen.md.')
await must('node', ['scripts/generate.ts'])
