import type { TransferOption, TransferSide } from './types.ts'

/** The options of each list: candidates in their order, chosen ones in the order of the value. A chosen value without an option is its own label. */
export const splitOptions = (
  options: readonly TransferOption[],
  value: readonly string[],
): Record<TransferSide, readonly TransferOption[]> => {
  const known = new Map(options.map((option) => [option.value, option]))
  const taken = new Set(value)
  return {
    candidates: options.filter((option) => !taken.has(option.value)),
    chosen: value.map((one) => known.get(one) ?? { value: one, label: one }),
  }
}

/** The options that contain each word of `query` in their label, note or group. Case is ignored. */
export const searchOptions = (options: readonly TransferOption[], query: string): readonly TransferOption[] => {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, note = '', group = '' }) => {
    const text = `${label}\n${note}\n${group}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** A row of a list: the name of a group, or an option with its place among the options, from 0. */
export type TransferRow =
  | { readonly kind: 'group'; readonly key: string; readonly name: string; readonly count: number }
  | { readonly kind: 'option'; readonly key: string; readonly option: TransferOption; readonly at: number }

/** Items with the name of their group, groups in the order of their first items. */
export const byGroup = <Item>(items: readonly Item[], groupOf: (item: Item) => string | undefined): (readonly [string | undefined, readonly Item[]])[] => {
  const groups = new Map<string | undefined, Item[]>()
  for (const item of items) {
    const members = groups.get(groupOf(item))
    if (members) members.push(item)
    else groups.set(groupOf(item), [item])
  }
  return [...groups]
}

/** The rows, groups in the order of their first options; options without a group stand where they come first. */
export const transferRows = (options: readonly TransferOption[]): readonly TransferRow[] => {
  let at = 0
  return byGroup(options, ({ group }) => group).flatMap(([name, members]) => {
    const rows: TransferRow[] = members.map((option) => ({ kind: 'option', key: option.value, option, at: at++ }))
    return name === undefined ? rows : [{ kind: 'group', key: `group ${name}`, name, count: members.length }, ...rows]
  })
}

/** The value after a move: what is added comes last, in the order of the list. */
export const movedValue = (value: readonly string[], side: TransferSide, moved: readonly string[]): readonly string[] => {
  if (side === 'candidates') return [...value, ...moved]
  const gone = new Set(moved)
  return value.filter((one) => !gone.has(one))
}
