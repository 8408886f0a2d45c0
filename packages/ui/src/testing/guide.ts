import type { ReactNode } from 'react'

/** An example with its reason, in one sentence. */
export interface Lesson {
  readonly shows: ReactNode
  readonly because: string
}

/** What to do and what not to do, live. */
export interface Pair {
  readonly good: Lesson
  readonly bad: Lesson
  /** One below the other, for what needs the width of the page. */
  readonly wide?: boolean
}

/**
 * What a component's page of docs says that cannot be read from its sources, in Chinese: its parts, states, keys, variables, props and
 * changes come from there. A name in backticks is a component, an export, a prop or an attribute; `guides.test.ts` looks for each.
 */
export interface Guide {
  /** What it is, in one sentence. */
  readonly lead: string
  /** When to use it. */
  readonly use: readonly string[]
  /** When to take something else, and what. */
  readonly avoid: readonly string[]
  /** The first good example is also the one whose parts are named, unless there is a `sample`. */
  readonly pairs: readonly [Pair, ...Pair[]]
  /** `stable`: pages of the mall are built on it, and it changes with notice only. `trial`: it may still change with what its first pages need. */
  readonly maturity: 'stable' | 'trial'
  readonly sample?: ReactNode
  /** The address of the design file, where there is one. */
  readonly design?: string
}
