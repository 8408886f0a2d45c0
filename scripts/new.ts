/**
 * What a screen or a call begins with:
 * `npm run new -- list <Controller> <address>`, a list with its call; `npm run new -- screen <address> <archetype> <Controller>`;
 * `npm run new -- call <Controller> <Action>`; `npm run new -- action <Controller> <Action> <label>`, which changes a record of a list.
 * A screen that is in no specification is named by `<area> <Screen>` in place of its address, with `--name` in Chinese. `--states pending=待确认,confirmed=已确认` gives a list a table of its own.
 * `--app <folder>` writes the screen into another
 * app of `packages` than mall-app: `--app seller-app`.
 */
import { parseArgs } from 'node:util'
import { newAction } from './new/action.ts'
import { newCall } from './new/call.ts'
import { isController } from './new/names.ts'
import { findPlace, splitPlace } from './new/place.ts'
import { newScreen } from './new/screen.ts'
import { readStates } from './new/source.ts'
import { newTable } from './new/table.ts'
import { must } from './run.ts'

const { values: { app, name, states }, positionals: [what, ...names] } = parseArgs({ allowPositionals: true, options: { app: { type: 'string', default: 'mall-app' }, name: { type: 'string' }, states: { type: 'string' } } })
if (what === 'call') newCall(...names)
else if (what === 'action') {
  const [controller, action, label] = names
  newAction(controller, action, label, app)
}
else if (what === 'screen') {
  const [words, rest] = splitPlace(names)
  newScreen(await findPlace(words, app, name), ...rest)
} else if (what === 'list') {
  const [controller, ...words] = names
  const place = await findPlace(words, app, name)
  if (controller !== undefined && isController(controller) && states !== undefined) newTable(controller, readStates(states))
  newCall(controller, 'List')
  newScreen(place, 'queue', controller)
} else throw new Error('npm run new -- list|screen|call|action …. See docs/adding-a-screen.md.')
await must('node', ['scripts/generate.ts'])
