import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { isChinese, kebabCase, lowerFirst } from './names.ts'

/** A status of a table that is new: `pending`, 待确认. */
export interface State {
  readonly key: string
  readonly name: string
}

/** Which table the records of a controller are in, and what its parts are called. */
export interface Source {
  readonly table: string
  /** Of the table's schema, and of its life cycle. */
  readonly module: string
  readonly no: string
  readonly amount: string
  /** Name of the life cycle's statuses, without `Status`. */
  readonly lifecycle: string
  /** Beginning of its codes of failures. */
  readonly codes: string
  /** The move that an action is until its author says which: the keys of statuses. */
  readonly from: readonly string[]
  readonly to: string
}

/** The orders that there are. */
export const ordersSource: Source = {
  table: 'orders', module: 'order', no: 'orderNo', amount: 'payableFen', lifecycle: 'order', codes: 'ORDER', from: ['pendingApproval', 'pendingConfirmation'], to: 'cancelled',
}

/** A table of its own. */
export const ownSource = (controller: string, [first = '', second = '']: readonly string[]): Source => {
  const name = lowerFirst(controller)
  return {
    table: name, module: kebabCase(controller), no: 'recordNo', amount: 'amountFen', lifecycle: name, codes: kebabCase(controller).replaceAll('-', '_').toUpperCase(), from: [first], to: second,
  }
}

export const lifecyclePath = (controller: string): string => `packages/api/src/contract/lifecycles/${kebabCase(controller)}.ts`

/** Where the records of a controller with a list are: a table of its own has statuses of its own. */
export const sourceOf = (controller: string): Source => {
  const path = join(root, lifecyclePath(controller))
  const statuses = existsSync(path) ? new RegExp(`export const ${lowerFirst(controller)}Status = \\{ (.*) \\} as const`).exec(readFileSync(path, 'utf8'))?.[1] : undefined
  return statuses === undefined ? ordersSource : ownSource(controller, statuses.split(', ').map((pair) => pair.split(':')[0] ?? ''))
}

/** `pending=待确认,confirmed=已确认` */
export const readStates = (text: string): readonly State[] => {
  const states = text.split(',').map((pair) => ({ key: pair.split('=')[0] ?? '', name: pair.split('=')[1] ?? '' }))
  const isGood = states.length > 1 && new Set(states.map(({ key }) => key)).size === states.length && states.every(({ key, name }) => /^[a-z][A-Za-z]*$/.test(key) && isChinese(name))
  if (!isGood) throw new Error(`Name at least two statuses and what people read, e.g. --states pending=待确认,confirmed=已确认; not "${text}".`)
  return states
}
