import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../run.ts'
import { actionEntry, actionFunction, actionHandler, actionsFile, actionTest, allowedActions, lifecycleFile, transition } from './action-text.ts'
import { contractPath, serverPath } from './call.ts'
import { isChinese, isController, kebabCase, lowerFirst } from './names.ts'
import { screensOf } from './place.ts'
import { taskChanges, taskLine, tasksFile } from './task-text.ts'
import { addImport, addTo, append, create, rewrite } from './write.ts'

const changes = 'packages/api/src/contract/changes.ts'
const cases = 'packages/mall-server/src/testing/contract-cases/successes/company.ts'

/** The first of the buyer's records that allows it. */
const caseOf = (controller: string, action: string): string => `  'POST /api/${controller}/${action}': [
    'buyer',
    async (target) => {
      const { Items } = await get(target, 'POST /api/${controller}/List', page, 'buyer')
      const { Id, Version } = need(Items.find(({ AllowActions }) => AllowActions.includes('${action}')), 'record to act on')
      return { Id, Version, RequestId: crypto.randomUUID() }
    },
  ],
`

/** The folder of the screen with the list of a controller; undefined while there is none. */
const listFolder = (controller: string, app: string): string | undefined => {
  const found = globSync(`${screensOf(app)}/*/*/*-list.ts`, { cwd: root }).find((path) => readFileSync(join(root, path), 'utf8').includes(`defineList('POST /api/${controller}/List'`))
  return found?.split('/').slice(0, -1).join('/')
}

/** With the first action of a controller: its life cycle, what a record allows, and the buttons and the question of its list. */
const beginActions = (controller: string, folder: string, screens: string): void => {
  const [contract, server, name, lifecycle] = [contractPath(kebabCase(controller)), serverPath(kebabCase(controller)), lowerFirst(controller), `packages/api/src/contract/lifecycles/${kebabCase(controller)}.ts`]
  create(lifecycle, lifecycleFile(controller))
  rewrite(contract, ["    StatusName: field(z.string(), 'Status, as shown.'),\n", `    StatusName: field(z.string(), 'Status, as shown.'),\n    AllowActions: field(z.array(z.literal(${name}Actions)), 'Actions that the user may take now.'),\n`])
  addImport(contract, `${name}Actions`, `./lifecycles/${kebabCase(controller)}.ts`)
  rewrite(
    `${server}/records.ts`,
    ["import { orderLifecycle, statusName, ", `import { actionsFor, ${name}Lifecycle, statusName, type ${controller}Action, `],
    ['/** The records within', `${allowedActions(controller)}/** The records within`],
    ['({ record: row, userName', '(caller: Caller, { record: row, userName'],
    ['statusName(orderLifecycle, row.status),\n', `statusName(${name}Lifecycle, row.status),\n  AllowActions: allowedActions(caller, row),\n`],
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
  for (const [file, pairs] of Object.entries(taskChanges(names))) rewrite(`${screens}/${file}`, ...pairs)
}

/**
 * `npm run new -- action <Controller> <Action> <label>`: an action on the records of a list, from the button to the table: its call with what it
 * changes, its move, its handler on the kernel of actions with its route and its test, its contract case, its button and its question.
 */
export const newAction = (controller = '', action = '', label = '', app = 'mall-app'): void => {
  if (!isController(controller) || !isController(action) || !isChinese(label)) {
    throw new Error('Name the controller and the action as the wire does, and say what the button says: npm run new -- action Inquiry Accept 接受报价')
  }
  const folder = kebabCase(controller)
  const [contract, server, screens] = [contractPath(folder), serverPath(folder), listFolder(controller, app)]
  if (screens === undefined || !existsSync(join(root, server, 'records.ts'))) throw new Error(`${controller} has no list with records yet: begin with npm run new -- list ${controller} ….`)
  if (!existsSync(join(root, server, 'actions.ts'))) beginActions(controller, folder, screens)

  const lifecycle = `packages/api/src/contract/lifecycles/${folder}.ts`
  addTo(lifecycle, `  '${action}',\n`, '] as const\n')
  addTo(lifecycle, transition(action), '  ],\n}\n')
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
  addTo(cases, caseOf(controller, action), '} satisfies Successes')

  addTo(`${screens}/${folder}-tasks.ts`, taskLine(controller, action, label), '  },\n})\n')
}
