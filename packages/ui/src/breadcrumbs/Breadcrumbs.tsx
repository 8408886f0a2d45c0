'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Link } from '../link/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './Breadcrumbs.styles.ts'

/** One item of the breadcrumbs. */
export interface Crumb {
  readonly label: string
  /** Without an address the item is plain text. */
  readonly href?: string | undefined
}

const defaultMessages = { label: '当前位置' }

/** Texts of {@link Breadcrumbs}. */
export type BreadcrumbsMessages = typeof defaultMessages

/** Props of {@link Breadcrumbs}; all other props are passed to the `<nav>`. */
export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** From the home page to the current page, which is the last item. */
  items: readonly Crumb[]
  /** Name of the landmark, 当前位置 by default. */
  label?: string | undefined
  messages?: Partial<BreadcrumbsMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'current' | 'item' | 'link' | 'list'> | undefined
}

/** The position of the page in the site's hierarchy. */
export const Breadcrumbs = withRef(function Breadcrumbs({ items, label, messages, classNames, ...rest }: BreadcrumbsProps) {
  const part = partsOf(classNames)
  const t = useMessages('Breadcrumbs', defaultMessages, messages)
  return (
    <S.Nav data-part="breadcrumbs" aria-label={label ?? t.label} {...rest}>
      <ol {...part('list')}>
        {items.map((item, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={`${item.label} ${item.href}`} {...part('item')}>
              {item.href && !isLast ? (
                <Link {...part('link')} href={item.href}>{item.label}</Link>
              ) : (
                <span {...part('current')} aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </S.Nav>
  )
})
