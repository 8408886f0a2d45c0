import type { Screen, ScreenKind } from '../../packages/app-kit/src/screens/define-screen.ts'

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
  'Unknown',
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

const every: readonly StateName[] = ['Filled', 'Loading', 'Failed', 'LongContent']

const byKind: Readonly<Record<ScreenKind, readonly StateName[]>> = {
  page: every,
  workshop: every,
  list: [...every, 'Empty', 'FilteredEmpty', 'OneRow', 'ThousandRows', 'Forbidden'],
  detail: [...every, 'Forbidden', 'Unknown'],
  form: [...every, 'InvalidInput', 'Submitting'],
}

/** The names of the stories that a screen must have: those of its kind, and what its registration adds or takes away. */
export const owedBy = ({ kind, stories: { also = [], never = [] } = {} }: Pick<Screen, 'kind' | 'stories'>): readonly string[] => [
  ...byKind[kind].filter((state) => !never.includes(state)),
  ...also,
]
