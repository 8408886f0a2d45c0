import type { ReactNode } from 'react'

/** What the default layout passes to its screens through the router's outlet. */
export interface ShellSlots {
  /** The category navigation, which home draws in the page itself. */
  readonly nav: ReactNode
}
