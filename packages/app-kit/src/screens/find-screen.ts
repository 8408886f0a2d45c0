import type { Screen } from './define-screen.ts'

type Routed = Pick<Screen, 'paths' | 'accepts'>

/** A screen at an address, in whichever case that is written. */
interface FoundScreen<One extends Routed> {
  readonly screen: One
  readonly params: Readonly<Record<string, string>>
  /** The address as links write it. */
  readonly path: string
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const isParameter = (segment: string): boolean => segment.startsWith(':')

/** Matches an address with one pattern of the router: text in any case, `:name`, and a `*` at the end. */
const match = (pattern: string, pathname: string): Omit<FoundScreen<Routed>, 'screen'> | null => {
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  const isOpen = wanted.at(-1) === '*'
  if (isOpen) wanted.pop()
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return null
  const fits = wanted.every((segment, at) => (isParameter(segment) ? given[at] !== '' : segment.toLowerCase() === given[at]?.toLowerCase()))
  if (!fits) return null
  return {
    params: Object.fromEntries(wanted.flatMap((segment, at) => (isParameter(segment) ? [[segment.slice(1), decoded(given[at] ?? '')]] : []))),
    path: given.map((segment, at) => (isParameter(wanted[at] ?? ':') ? segment : (wanted[at] ?? segment))).join('/'),
  }
}

/** The screen at an address, or null where there is none. Text is preferred to a parameter, as the router does. */
export const findScreen = <One extends Routed>(screens: readonly One[], pathname: string): FoundScreen<One> | null => {
  const trimmed = pathname.replace(/(?<=[^/])\/$/, '')
  const found = screens.flatMap((screen) =>
    screen.paths.flatMap((pattern) => {
      const matched = match(pattern, trimmed)
      return matched && (screen.accepts?.(matched.params) ?? true) ? [{ screen, ...matched }] : []
    }),
  )
  const parametersOf = (one: FoundScreen<One>): number => Object.keys(one.params).length
  return found.toSorted((one, other) => parametersOf(one) - parametersOf(other))[0] ?? null
}
