/** A link of the user-centre menu. */
export interface MenuItem {
  readonly label: string
  readonly href: string
  /** The menu code that a user must hold; without one everybody sees the item. */
  readonly code?: string | undefined
}

/** A group of the user-centre menu. */
export interface MenuGroup {
  readonly id: string
  readonly label: string
  /** When given, the coded items of the group need it besides their own. */
  readonly code?: string | undefined
  readonly items: readonly MenuItem[]
}

/** Who looks at the menu. */
export interface MenuAccess {
  /** The codes the server returned for this user. */
  readonly codes: readonly string[]
  /** `GA`, the group administrator, sees the full menu. */
  readonly userType?: string | undefined
}

/**
 * What a user sees of the menu (specification §6): `GA` sees all of it; others see the groups and items whose codes they hold,
 * and every item without a code. A group with nothing left goes.
 */
export function filterMenu<G extends MenuGroup>(groups: readonly G[], { codes, userType }: MenuAccess): G[] {
  const held = new Set(codes)
  const holds = (code: string | undefined) => !code || held.has(code)
  return groups
    .map((group) =>
      userType === 'GA' ? group : { ...group, items: group.items.filter((item) => !item.code || (holds(group.code) && holds(item.code))) },
    )
    .filter((group) => group.items.length > 0)
}

/**
 * The address of the item that `currentPath` belongs to: the longest one that equals it or is a parent of it,
 * so that `/userCenter/order/approval/7` marks the list of approvals. Query and hash do not count.
 */
export function findCurrent(groups: readonly MenuGroup[], currentPath: string): string | undefined {
  const path = pathOf(currentPath)
  const matches = groups
    .flatMap((group) => group.items.map((item) => item.href))
    .filter((href) => path === pathOf(href) || path.startsWith(`${pathOf(href)}/`))
  return matches.toSorted((a, b) => pathOf(b).length - pathOf(a).length)[0]
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '').replace(/\/+$/, '')
}
