import type { Screen } from './define-screen.ts'

const isScreen = (value: unknown): value is Screen => typeof value === 'object' && value !== null && 'path' in value && 'layout' in value

/**
 * The screens that the given files `screen.ts` export, by the name of their export: those of the menu in its order, the others by their
 * address before them. Throws when two of them share an id, an address or an item of the menu.
 */
export const collectScreens = (modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>, menu: readonly string[]): Readonly<Record<string, Screen>> => {
  const rankOf = (screen: Screen): number => (screen.menu ? menu.indexOf(screen.menu) : -1)
  const found = Object.values(modules).flatMap((module) => Object.entries(module).filter((entry): entry is [string, Screen] => isScreen(entry[1])))
  expectOnce('id', found.map(([id]) => id))
  expectOnce('address', found.flatMap(([, { paths }]) => paths))
  expectOnce('item of the menu', found.flatMap(([, one]) => one.menu ?? []))
  return Object.fromEntries(found.toSorted(([, one], [, other]) => rankOf(one) - rankOf(other) || (one.path < other.path ? -1 : 1)))
}

const expectOnce = (what: string, values: readonly string[]): void => {
  const twice = values.find((value, at) => values.indexOf(value) !== at)
  if (twice !== undefined) throw new Error(`Two screens have the same ${what}: ${twice}`)
}
