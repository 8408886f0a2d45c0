import type { ReactNode } from 'react'
import type { PopoverDetails } from '../popover/index.ts'

/** Reason for opening or closing a menu: as of a popover, an arrow key on the trigger, a chosen item, or Tab. */
export type MenuDetails = PopoverDetails | { reason: 'keyboard' | 'select' | 'tab'; event: Event }

/** The event that chose an action. */
export interface MenuSelectDetails {
  reason: 'select'
  event: Event
}

interface ActionLook {
  /** Unique among the actions. */
  readonly key: string
  readonly label: string
  /** An `<Icon size={16}>`; a menu in which one item has an icon keeps its place in all. */
  readonly icon?: ReactNode
  /** `danger`: cannot be undone. */
  readonly tone?: 'default' | 'danger' | undefined
  /** Stays where it is, can be reached and does nothing. */
  readonly disabled?: boolean | undefined
  /** Why it is disabled, shown with it. */
  readonly reason?: string | undefined
  /** A line above it. */
  readonly separated?: boolean | undefined
}

/** One action: a link, or a function. */
export type MenuAction = ActionLook &
  (
    | { readonly href: string; readonly onSelect?: undefined }
    | { readonly href?: undefined; readonly onSelect: (details: MenuSelectDetails) => void }
  )
