import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { routes, type RouteEntry, type RouteId } from '../lib/routes.ts'

/** States that every screen owes, by what it is; the names of its stories. */
const every = ['Filled', 'Loading', 'Failed', 'LongContent']
const list = [...every, 'Empty', 'FilteredEmpty', 'OneRow', 'ThousandRows', 'Forbidden']

/** What cannot happen on a screen is left out here, and only here. */
const owed: Partial<Record<RouteId, readonly string[]>> = {
  home: [...every, 'Empty', 'Visitor'],
  login: ['Filled', 'InvalidInput', 'Submitting', 'LongContent'],
  productList: [...list, 'Visitor', 'InvalidInput'],
  productPage: [...every, 'Visitor', 'Forbidden', 'Submitting', 'Unknown'],
  productDetail: [...every],
  cart: [...every, 'Empty', 'OneRow', 'ThousandRows', 'Forbidden', 'Submitting'],
  submit: [...every, 'Empty', 'Forbidden', 'InvalidInput', 'Submitting'],
  submitState: [...every, 'Forbidden', 'Unknown'],
  orders: [...list, 'Submitting'],
  // Pages without a call: they neither load nor fail.
  help: ['Filled', 'FilteredEmpty', 'LongContent'],
  aboutBizCustom: ['BizCustom'],
  aboutInvoice: ['Filled', 'Empty', 'LongContent'],
  resetPassword: [...every, 'InvalidAccount', 'InvalidCode', 'InvalidPassword', 'Submitting', 'Done'],
  weChatWorkAuth: [...every, 'Outside', 'Submitting'],
  robotVerify: [...every, 'Submitting', 'Refused'],
  testToken: ['Filled', 'Failed', 'Empty', 'LongContent'],
  testCookie: ['Filled', 'Empty', 'LongContent'],
  orderDetail: [...every, 'Forbidden', 'Submitting', 'Unknown'],
}

const source = fileURLToPath(new URL('..', import.meta.url))
const router = readFileSync(fileURLToPath(new URL('screens.ts', import.meta.url)), 'utf8')

/** Names of the stories beside the screen that the router loads for a route, or beside its folder. */
function storiesOf(id: string): string[] {
  const file = new RegExp(`^\\s+${id}: .*import\\('\\.\\./(screens/[^']+)'\\)`, 'm').exec(router)?.[1]
  if (!file) return []
  return globSync([`${dirname(file)}/*.stories.tsx`, `${dirname(dirname(file))}/*.stories.tsx`], { cwd: source })
    .map((path) => readFileSync(`${source}/${path}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/^export const (\w+) = meta\.story/gm)].map((match) => match[1] ?? ''))
}

const built = Object.entries(routes)
  .filter(([, route]: [string, RouteEntry]) => route.built)
  .map(([id]) => id as RouteId)

test.each(built)('the screen of route %s has the stories it owes', (id) => {
  const missing = (owed[id] ?? every).filter((story) => !storiesOf(id).includes(story))
  expect(missing).toEqual([])
})
