import * as z from 'zod/mini'
import { instant } from './common.ts'
import { field, named } from './describe.ts'
import { todoKindNames, type TodoKind } from './lifecycles/enumerations.ts'
import { linkTarget } from './link-target.ts'
import { price } from './priced.ts'

/** 待办 of a kind, as home, the menu and the workbench show it. */
export const todo = named(
  'Todo',
  'What waits for the user, of one kind: a list that they may open.',
  z.object({
    Kind: field(z.literal(Object.keys(todoKindNames) as TodoKind[]), 'Kind of task.'),
    Name: field(z.string(), 'Name, as shown.'),
    Count: field(z.int().check(z.nonnegative()), 'How many there are: as many as the list that it opens shows.'),
    Amount: field(price, 'Sum of them; null where they have none.'),
    Since: field(z.nullable(instant), 'Since when the longest of them waits; null when none does, and where nobody counts it.'),
    Due: field(z.nullable(instant), 'When the mall decides the first of them by itself: an unpaid order is cancelled, a receipt is confirmed. Null when it does not.'),
    Target: field(linkTarget, 'The list of them.'),
  }),
)

export type { Todo } from '../resources/generated/shapes.ts'
