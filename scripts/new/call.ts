import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { contractEntry, contractFile } from './contract-text.ts'
import { isController, kebabCase } from './names.ts'
import { handlerOf, recordsFile, routeEntry, routesFile, serverFiles } from './server-text.ts'
import { addImport, addTo, create, createOnce } from './write.ts'

const contractFolder = 'packages/api/src/contract'

/** The file of a controller's calls: `x.ts`, or `x/calls.ts` of one that has grown. */
export const contractPath = (folder: string): string => {
  const grown = `${contractFolder}/${folder}/calls.ts`
  return existsSync(join(root, grown)) ? grown : `${contractFolder}/${folder}.ts`
}

/** The folder of a controller on the server, in whichever district it is; a new one begins in `trade`. */
export const serverPath = (folder: string): string => globSync(`packages/mall-server/src/*/${folder}`, { cwd: root })[0] ?? `packages/mall-server/src/trade/${folder}`

/** What a call needs before its contract case can name a record. */
const inputOf = (controller: string): string => `async (target) => ({ Id: need((await get(target, 'POST /api/${controller}/List', page, 'buyer')).Items[0], 'record').Id })`

/**
 * `npm run new -- call <Controller> <Action>`: the call's schemas, its handler and its test. A \`List\` and a \`Detail\` read the records
 * within the caller's scope; another call rejects until somebody writes it.
 */
export const newCall = (controller = '', action = ''): void => {
  if (!isController(controller) || !isController(action)) throw new Error('Name the controller and the action as the wire does: npm run new -- call Approval List')
  if (controller.startsWith('Seller')) {
    throw new Error(`${controller} is of the seller's side, whose records have other owners: write its calls as those of SellerProduct are, in ${contractFolder}/seller and packages/mall-server/src/seller.`)
  }
  const folder = kebabCase(controller)
  const server = serverPath(folder)
  const contract = contractPath(folder)
  const isKnown = existsSync(join(root, contract))
  if (action === 'List' && isKnown) {
    throw new Error(`${controller} has calls already, and its list needs schemas of its own: add them to ${contract} as those of approval.ts are, with a route in ${server}.`)
  }
  if (isKnown) {
    addTo(contract, contractEntry(controller, action), '})\n')
    const common = contract.endsWith('/calls.ts') ? '../common.ts' : './common.ts'
    for (const name of ['id', ...(action === 'Detail' ? [] : ['doneMessage'])]) addImport(contract, name, common)
  } else create(contract, contractFile(controller, action))

  const files = Object.entries(serverFiles(controller, action))
  if (files.length > 0) createOnce(`${server}/records.ts`, recordsFile(controller))
  for (const [name, text] of files) create(`${server}/${name}`, text)
  const routes = `${server}/routes.ts`
  if (existsSync(join(root, routes))) {
    const handler = handlerOf(controller, action)
    if (handler) addImport(routes, handler.name, handler.from)
    addTo(routes, routeEntry(controller, action), '})\n')
  } else create(routes, routesFile(controller, action))

  // A list is asked for its first page: its case follows from the contract.
  if (action !== 'List') addTo('packages/mall-server/src/testing/contract-cases/successes/company.ts', `  'POST /api/${controller}/${action}': ['buyer', ${inputOf(controller)}],\n`, '} satisfies Successes')
}
