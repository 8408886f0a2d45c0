import type { Description } from '@mall/ui/description-list'

/** The items that say something: what was left empty is left out. */
export const said = (items: readonly Description[]): readonly Description[] => items.filter(({ value }) => value !== null && value !== '')
