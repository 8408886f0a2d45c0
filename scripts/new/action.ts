import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../run.ts'
import { actionEntry, actionFunction, actionHandler, actionsFile, actionTest, allowedActions, lifecycleFile, transition } from './action-text.ts'
import { contractPath, serverPath } from './call.ts'
import { isChinese, isController, kebabCase, lowerFirst } from './names.ts'
import { screensOf } from './place.ts'
import { lifecyclePath, ordersSource, sourceOf } from './source.ts'
import { taskChanges, taskLine, tasksFile } from './task-text.ts'
import { addImport, addTo, append, create, rewrite } from './write.ts'

const changes = 'packages/api/src/contract/changes.ts'
const codesFile = 'packages/api/src/contract/codes.ts'
const auditEntities = 'packages/api/src/contract/seller/audit.ts'

/** The folder of the screen with the list of a controller; undefined while there is none. A list that its documents use too is above their folders. */
const listFolder = (controller: string, app: string): string | undefined => {
  const found = globSync(`${screensOf(app)}/**/*-list.ts`, { cwd: root }).find((path) => readFileSync(join(root, path), 'utf8').includes(`defineList('POST /api/${controller}/List'`))
  if (found === undefined) return undefined
  const [folder, name] = [dirname(found), basename(found, '-list.ts')]
  const ofScreen = name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')
  return existsSync(join(root, folder, ofScreen)) ? `${folder}/${ofScreen}` : folder
}

/** With the first action of a controller: its life cycle, what a record allows, and the buttons and the question of its list. */
const beginActions = (controller: string, folder: string, screens: string): void => {
  const [contract, server, name, lifecycle] = [contractPath(kebabCase(controller)), serverPath(kebabCase(controller)), lowerFirst(controller), lifecyclePath(controller)]
  const source = sourceOf(controller)
  const isOwn = source.table !== ordersSource.table
  if (isOwn) {
    const meanings = { NOT_FOUND: 'There is no such record within the scope of the user', ACTION_NOT_ALLOWED: 'The status of the record, or whose it is, does not allow the action' }
    addTo(codesFile, `\n  // ${controller}\n${Object.entries(meanings).map(([code, meaning]) => `  ${source.codes}_${code}: '${meaning}',\n`).join('')}`, '} as const\n', 'export const errorCodes')
    const [, shown = controller] = /name="([^"]+)"/.exec(readFileSync(join(root, screens, `${basename(screens)}View.tsx`), 'utf8')) ?? []
    addTo(auditEntities, `  ${source.table}: '${shown}',\n`, '} as const\n', 'export const auditEntityNames')
  } else create(lifecycle, lifecycleFile(controller))
  rewrite(contract, ["    StatusName: field(z.string(), 'Status, as shown.'),\n", `    StatusName: field(z.string(), 'Status, as shown.'),\n    AllowActions: field(z.array(z.literal(${name}Actions)), 'Actions that the user may take now.'),\n`])
  addImport(contract, `${name}Actions`, `./lifecycles/${kebabCase(controller)}.ts`)
  rewrite(
    `${server}/records.ts`,
    [`import { ${source.lifecycle}Lifecycle, statusName, `, `import { actionsFor, ${name}Lifecycle, statusName, type ${controller}Action, `],
    ['/** The records within', `${allowedActions(controller)}/** The records within`],
    ['({ record: row, userName', '(caller: Caller, { record: row, userName'],
    [`statusName(${source.lifecycle}Lifecycle, row.status),\n`, `statusName(${name}Lifecycle, row.status),\n  AllowActions: allowedActions(caller, row),\n`],
  )
  for (const [file, from, to] of [
    ['list', `rows.map(to${controller}Summary)`, `rows.map((row) => to${controller}Summary(caller, row))`],
    ['detail', `return to${controller}Summary(row)`, `return to${controller}Summary(caller, row)`],
  ] as const) {
    if (existsSync(join(root, server, `${file}.ts`))) rewrite(`${server}/${file}.ts`, [from, to])
  }
  create(`${server}/actions.ts`, actionsFile(controller))
  const names = { controller, screen: basename(screens) }
  create(`${screens}/${folder}-tasks.ts`, tasksFile(names))
  for (const [file, pairs] of Object.entries(taskChanges(names, isOwn))) rewrite(`${screens}/${file}`, ...pairs)
}

/**
 * `npm run new -- action <Controller> <Action> <label>`: an action on the records of a list, from the button to the table: its call with what it
 * changes, its move, its handler on the kernel of actions with its route and its test, its button and its question.
 */
export const newAction = (controller = '', action = '', label = '', app = 'mall-app'): void => {
  if (!isController(controller) || !isController(action) || !isChinese(label)) {
    throw new Error('Name the controller and the action as the wire does, and say what the button says: npm run new -- action Inquiry Accept 接受报价')
  }
  const folder = kebabCase(controller)
  const [contract, server, screens] = [contractPath(folder), serverPath(folder), listFolder(controller, app)]
  if (screens === undefined || !existsSync(join(root, server, 'records.ts'))) throw new Error(`${controller} has no list with records yet: begin with npm run new -- list ${controller} ….`)
  if (!existsSync(join(root, server, 'actions.ts'))) beginActions(controller, folder, screens)

  const lifecycle = lifecyclePath(controller)
  addTo(lifecycle, `  '${action}',\n`, '] as const\n')
  addTo(lifecycle, transition(controller, action), '  ],\n}\n')
  addTo(contract, actionEntry(controller, action), '})\n')
  const common = contract.endsWith('/calls.ts') ? '../common.ts' : './common.ts'
  for (const name of ['doneMessage', 'id', 'requestId']) addImport(contract, name, common)
  addImport(contract, 'withPermission', common.replace('common', 'access'))
  addTo(changes, `  'POST /api/${controller}/${action}': ['${controller}'],\n`, '}\n', 'const changedOnce')

  const file = kebabCase(action)
  append(`${server}/actions.ts`, actionFunction(controller, action))
  create(`${server}/${file}.test.ts`, actionTest(controller, action))
  addImport(`${server}/routes.ts`, actionHandler(controller, action), './actions.ts')
  addTo(`${server}/routes.ts`, `  'POST /api/${controller}/${action}': (context) => ${actionHandler(controller, action)}(context, context.body),\n`, '})\n')

  addTo(`${screens}/${folder}-tasks.ts`, taskLine(controller, action, label), '  },\n})\n')
}
