'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { List, Root } from './DescriptionList.styles.ts'

/** A fact: its name and its value. */
export interface Description {
  readonly term: string
  /** Undefined, null and an empty text are shown as `—`. */
  readonly value: ReactNode
  /** Takes a whole line, for addresses and remarks. */
  readonly full?: boolean | undefined
}

/** Props of {@link DescriptionList}; all other props are passed to its `<div>`. */
export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Each term occurs once. */
  items: readonly Description[]
  /** At most this many columns: two from 560 px of its own width on, three from 880 px. 1 by default. */
  columns?: 1 | 2 | 3 | undefined
  /** Where the term is: before its value, all values starting at one line, or above it. */
  layout?: 'beside' | 'above' | undefined
  /** A hairline under each fact. */
  ruled?: boolean | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'item' | 'label' | 'list' | 'value'> | undefined
}

const isMissing = (value: ReactNode) => value === undefined || value === null || value === ''

/**
 * Facts as terms and values, in columns by the width that they have.
 *
 * Data attributes, on the `<dl>`: `data-columns`, `data-layout`, `data-ruled`; on a missing value: `data-missing`.
 */
export const DescriptionList = withRef(function DescriptionList({ items, columns = 1, layout = 'beside', ruled, classNames, ...rest }: DescriptionListProps) {
  const part = partsOf(classNames)
  return (
    <Root data-part="description-list" {...rest}>
      <List {...part('list')} data-columns={columns} data-layout={layout} data-ruled={ruled ? '' : undefined}>
        {items.map(({ term, value, full }) => (
          <div key={term} {...part('item')} data-full={full ? '' : undefined}>
            <dt {...part('label')}>{term}</dt>
            <dd {...part('value')} data-missing={isMissing(value) ? '' : undefined}>{isMissing(value) ? '—' : value}</dd>
          </div>
        ))}
      </List>
    </Root>
  )
})
