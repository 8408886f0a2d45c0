import type { RouteId } from '../../packages/mall-app/src/lib/routes.ts'

/** States that a screen can be in, in the order of the matrix; each the name of a story. */
export const stateNames = [
  'Filled',
  'Loading',
  'Failed',
  'Empty',
  'FilteredEmpty',
  'OneRow',
  'ThousandRows',
  'Forbidden',
  'InvalidInput',
  'Submitting',
  'LongContent',
] as const

export type StateName = (typeof stateNames)[number]

/** Stories that show one of these states under a name of their own. */
const alsoKnownAs: Readonly<Record<string, StateName>> = {
  InvalidAccount: 'InvalidInput',
  InvalidAmounts: 'InvalidInput',
  InvalidCode: 'InvalidInput',
  InvalidDays: 'InvalidInput',
  InvalidPassword: 'InvalidInput',
}

const isState = (name: string): name is StateName => (stateNames as readonly string[]).includes(name)

/** The state that a story shows, or null for a story of something else. */
export const stateOf = (story: string): StateName | null => alsoKnownAs[story] ?? (isState(story) ? story : null)

const every = ['Filled', 'Loading', 'Failed', 'LongContent']
const list = [...every, 'Empty', 'FilteredEmpty', 'OneRow', 'ThousandRows', 'Forbidden']

/** States that every screen owes, by what it is. What cannot happen on a screen is left out here, and only here. */
const owed: Partial<Record<RouteId, readonly string[]>> = {
  home: [...every, 'Empty', 'Visitor'],
  // Asks nothing before somebody logs in: it does not load.
  login: ['Filled', 'Failed', 'InvalidInput', 'Submitting', 'LongContent'],
  productList: [...list, 'Visitor', 'InvalidInput'],
  productPage: [...every, 'Visitor', 'Forbidden', 'Submitting', 'Unknown'],
  productDetail: [...every],
  cart: [...every, 'Empty', 'OneRow', 'ThousandRows', 'Forbidden', 'Submitting'],
  submit: [...every, 'Empty', 'Forbidden', 'InvalidInput', 'Submitting'],
  submitState: [...every, 'Forbidden', 'Unknown'],
  orders: [...list, 'InvalidInput', 'Submitting'],
  // Pages without a call: they neither load nor fail.
  help: ['Filled', 'FilteredEmpty', 'LongContent'],
  aboutBizCustom: ['Filled'],
  aboutInvoice: ['Filled', 'Empty', 'LongContent'],
  resetPassword: [...every, 'InvalidAccount', 'InvalidCode', 'InvalidPassword', 'Submitting', 'Done'],
  weChatWorkAuth: [...every, 'Outside', 'Submitting'],
  robotVerify: [...every, 'Submitting', 'Refused'],
  testToken: ['Filled', 'Failed', 'Empty', 'LongContent'],
  testCookie: ['Filled', 'Empty', 'LongContent'],
  orderDetail: [...every, 'Forbidden', 'Submitting', 'Unknown'],
}

/** The names of the stories that a screen must have. */
export const owedBy = (id: RouteId): readonly string[] => owed[id] ?? every
