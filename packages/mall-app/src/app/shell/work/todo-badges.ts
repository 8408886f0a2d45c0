import type { Todo } from '@mall/api/contract'
import { targetHref } from '../../../site/target-href.ts'

/** What waits behind each address of the menu. Two todos of one list are one badge. */
export const todoBadges = (todos: readonly Pick<Todo, 'Count' | 'Target'>[]): Readonly<Record<string, number>> => {
  const badges: Record<string, number> = {}
  for (const { Target, Count } of todos) {
    const [path = ''] = targetHref(Target).split('?')
    badges[path] = (badges[path] ?? 0) + Count
  }
  return badges
}
