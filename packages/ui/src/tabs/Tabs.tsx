'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import type { Cancelable } from '../hooks/use-controllable.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Count, List, Panel, Root, Tab } from './Tabs.styles.ts'
import { useTabs, type TabsDetails } from './use-tabs.ts'

/** One tab. */
export interface TabItem {
  value: string
  label: string
  /** A count shown after the label, whole; nothing for 0. Null while it loads: the place of two digits is kept, so that one of two digits moves no other tab when it comes, and one of one digit closes the gap. */
  count?: number | null | undefined
  disabled?: boolean | undefined
  /** Content of the panel. Tabs that only filter a shared panel omit it and use `children`. */
  panel?: ReactNode
}

/** Props of {@link Tabs}; all other props are passed to its `<div>`. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Accessible name of the tab list. */
  label: string
  items: readonly TabItem[]
  value?: string | undefined
  /** The first tab by default. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: Cancelable<TabsDetails>) => void) | undefined
  /** One panel for all tabs, e.g. the list that they filter. */
  children?: ReactNode
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'count' | 'list' | 'panel' | 'tab'> | undefined
}

/**
 * The tabs pattern of the WAI-ARIA Authoring Practices: one tab stop, ← → with wrap, Home, End; focusing a tab activates it.
 *
 * Data attributes, on each tab: `data-value`, `data-selected`.
 */
export const Tabs = withRef(function Tabs({ label, items, value, defaultValue, onValueChange, children, classNames, ...rest }: TabsProps) {
  const part = partsOf(classNames)
  const tabs = useTabs({ items, value, defaultValue, onValueChange })
  return (
    <Root data-part="tabs" {...rest}>
      <List {...part('list')} {...tabs.list} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.value} {...part('tab')} type="button" {...tabs.tab(item)}>
            {item.label}
            {item.count === null || item.count ? <Count {...part('count')}>{item.count?.toLocaleString('zh-CN')}</Count> : null}
          </Tab>
        ))}
      </List>
      <Panel {...part('panel')} {...tabs.panel}>{items.find((item) => item.value === tabs.selected)?.panel ?? children}</Panel>
    </Root>
  )
})
