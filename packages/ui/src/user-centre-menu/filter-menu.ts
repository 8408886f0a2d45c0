import type { ReactNode } from 'react'

/** A link of the user-centre menu. */
export interface MenuItem {
  readonly label: string
  readonly href: string
  /** An icon of 16 pixels before the label; none by default. */
  readonly icon?: ReactNode
  /** The required menu code; without one every user sees the item. */
  readonly code?: string | undefined
}

/** A group of the user-centre menu. */
export interface MenuGroup {
  readonly id: string
  readonly label: string
  /** An icon of 20 pixels; by default one of fifteen, by the group's position in the full menu. */
  readonly icon?: ReactNode
  /** If given, items of the group that have a code need this one too. */
  readonly code?: string | undefined
  readonly items: readonly MenuItem[]
}

/** The user of the menu. */
export interface MenuAccess {
  /** The codes the server returned for this user. */
  readonly codes: readonly string[]
  /** `GA`, the group administrator, sees the full menu. */
  readonly userType?: string | undefined
}

/**
 * Filters the menu for a user: `GA` sees all of it; others see the groups and items whose codes they have,
 * and every item without a code. Empty groups are removed.
 */
export const filterMenu = <G extends MenuGroup>(groups: readonly G[], { codes, userType }: MenuAccess): G[] => {
  const held = new Set(codes)
  const holds = (code: string | undefined) => !code || held.has(code)
  return groups
    .map((group) =>
      userType === 'GA' ? group : { ...group, items: group.items.filter((item) => !item.code || (holds(group.code) && holds(item.code))) },
    )
    .filter((group) => group.items.length > 0)
}

/**
 * Returns the address of the item that `currentPath` belongs to: the longest one that equals it or is a parent of it,
 * so that `/userCenter/order/approval/7` marks the list of approvals. Query and hash are ignored.
 */
export const findCurrent = (groups: readonly MenuGroup[], currentPath: string): string | undefined => {
  const path = pathOf(currentPath)
  const matches = groups
    .flatMap((group) => group.items.map((item) => item.href))
    .filter((href) => path === pathOf(href) || path.startsWith(`${pathOf(href)}/`))
  return matches.toSorted((a, b) => pathOf(b).length - pathOf(a).length)[0]
}

const pathOf = (href: string): string => href.replace(/[?#].*$/s, '').replace(/\/+$/, '')
