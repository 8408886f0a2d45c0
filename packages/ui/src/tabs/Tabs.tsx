import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge } from '../badge/Badge.tsx'
import { List, Panel, Root, Tab } from './Tabs.styles.ts'
import { useTabs, type TabsDetails } from './use-tabs.ts'

/** One tab. */
export interface TabItem {
  value: string
  label: string
  /** How many are in it, shown behind the label; nothing for 0. */
  count?: number | undefined
  disabled?: boolean | undefined
  /** What it shows. Tabs that only filter what stands below leave it out and give `children`. */
  panel?: ReactNode
}

/** Props of {@link Tabs}; whatever else is given goes to its `<div>`. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Names the list of tabs. */
  label: string
  items: readonly TabItem[]
  value?: string | undefined
  /** The first tab by default. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: TabsDetails) => void) | undefined
  /** One panel for all tabs: the list which they filter. */
  children?: ReactNode
}

/**
 * Tabs after the ARIA practices: one tab stop, ← → with wrap, Home, End; the tab under the focus is shown.
 *
 * Data attributes, on each tab: `data-value`, `data-selected`.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, children, ...rest }: TabsProps) {
  const tabs = useTabs({ items, value, defaultValue, onValueChange })
  return (
    <Root {...rest}>
      <List {...tabs.list} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.value} type="button" {...tabs.tab(item)}>
            {item.label}
            {item.count !== undefined && <Badge tone="quiet" count={item.count} />}
          </Tab>
        ))}
      </List>
      <Panel {...tabs.panel}>{items.find((item) => item.value === tabs.selected)?.panel ?? children}</Panel>
    </Root>
  )
}
