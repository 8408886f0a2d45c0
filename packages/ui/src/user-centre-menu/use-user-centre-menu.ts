import { useId, useState } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { findCurrent } from './filter-menu.ts'
import type { MenuGroup } from './filter-menu.ts'

/** Details of a change of the open groups. */
export interface MenuOpenDetails {
  readonly reason: 'press'
  /** The group that opened or closed. */
  readonly groupId: string
  readonly open: boolean
  /** The native event that caused the change. */
  readonly event: Event
}

/** Options for the open groups. */
export interface MenuOpenOptions {
  /** Controlled ids of the open groups. */
  openGroups?: readonly string[] | undefined
  /** Ids of the initially open groups; by default the first one and the one of the current page. */
  defaultOpenGroups?: readonly string[] | undefined
  onOpenChange?: ((openGroups: readonly string[], details: Cancelable<MenuOpenDetails>) => void) | undefined
}

/** Open groups and keyboard of the user-centre menu. `groups` are those visible for the user. */
export const useUserCentreMenu = (groups: readonly MenuGroup[], currentPath: string, options: MenuOpenOptions) => {
  const { openGroups, defaultOpenGroups, onOpenChange } = options
  const baseId = useId()
  const current = findCurrent(groups, currentPath)
  const currentGroup = groups.find((group) => group.items.some((item) => item.href === current))?.id
  const initial = defaultOpenGroups ?? [groups[0]?.id, currentGroup].filter((id) => id !== undefined)
  // Until the first press, the default follows the codes: they may arrive late and change which group is the first.
  const [chosen, setChosen] = useControllable<readonly string[] | null, MenuOpenDetails>(openGroups, null, (ids, details) =>
    onOpenChange?.(ids ?? [], details),
  )
  const open = chosen ?? initial

  const [seen, setSeen] = useState(currentGroup)
  const [unfolded, setUnfolded] = useState<string>()
  if (seen !== currentGroup) {
    setSeen(currentGroup)
    setUnfolded(currentGroup)
  }
  const isOpen = (id: string) => open.includes(id) || (openGroups === undefined && unfolded === id)

  return {
    current,
    currentGroup,
    isOpen,
    itemsId: (id: string) => `${baseId}-${id}`,
    toggle(groupId: string, event: Event) {
      const wasOpen = isOpen(groupId)
      const shown = groups.map((group) => group.id).filter(isOpen)
      const isKept = setChosen(wasOpen ? shown.filter((id) => id !== groupId) : [...shown, groupId], {
        reason: 'press',
        groupId,
        open: !wasOpen,
        event,
      })
      if (isKept && unfolded === groupId) setUnfolded(undefined)
    },
  }
}
