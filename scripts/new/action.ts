import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { actionEntry, actionFile, actionHandler, actionsFile, actionTest } from './action-text.ts'
import { contractPath, serverPath } from './call.ts'
import { isController, kebabCase } from './names.ts'
import { addImport, addTo, create, createOnce } from './write.ts'

const changes = 'packages/api/src/contract/changes.ts'
const cases = 'packages/mall-server/src/testing/contract-cases/successes/company.ts'

/** The buyer's first record that can be moved. */
const caseOf = (controller: string, action: string): string => `  'POST /api/${controller}/${action}': [
    'buyer',
    async (target) => {
      const { Id, Version } = need((await get(target, 'POST /api/${controller}/List', { ...page, Status: 30 }, 'buyer')).Items[0], 'record')
      return { Id, Version, RequestId: crypto.randomUUID() }
    },
  ],
`

/**
 * `npm run new -- action <Controller> <Action>`: an action on the records of a controller that has a list: its call with what it changes,
 * its handler on the kernel of actions with its route, its test and its contract case.
 */
export const newAction = (controller = '', action = ''): void => {
  if (!isController(controller) || !isController(action)) throw new Error('Name the controller and the action as the wire does: npm run new -- action Inquiry Accept')
  const folder = kebabCase(controller)
  const [contract, server] = [contractPath(folder), serverPath(folder)]
  if (!existsSync(join(root, contract)) || !existsSync(join(root, server, 'records.ts'))) throw new Error(`${controller} has no records yet: begin with npm run new -- call ${controller} List.`)
  addTo(contract, actionEntry(controller, action), '})\n')
  const common = contract.endsWith('/calls.ts') ? '../common.ts' : './common.ts'
  for (const name of ['doneMessage', 'id', 'requestId']) addImport(contract, name, common)

  addTo(changes, `  'POST /api/${controller}/${action}': ['${controller}'],\n`, '}\n\n/** What other calls change')

  const file = kebabCase(action)
  createOnce(`${server}/actions.ts`, actionsFile(controller))
  create(`${server}/${file}.ts`, actionFile(controller, action))
  create(`${server}/${file}.test.ts`, actionTest(controller, action))
  addImport(`${server}/routes.ts`, actionHandler(controller, action), `./${file}.ts`)
  addTo(`${server}/routes.ts`, `  'POST /api/${controller}/${action}': (context) => ${actionHandler(controller, action)}(context, context.body),\n`, '})\n')
  addTo(cases, caseOf(controller, action), '} satisfies Successes')
}
