import type { ComponentPropsWithRef } from 'react'
import { Link } from '../link/index.ts'
import * as S from './Breadcrumbs.styles.ts'

/** One step of the way to a page. */
export interface Crumb {
  readonly label: string
  /** Without an address the step is words only. */
  readonly href?: string | undefined
}

/** Props of {@link Breadcrumbs}; whatever else is given goes to the `<nav>`. */
export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** From the home page to the page that shows; the last one is the current page. */
  items: readonly Crumb[]
  /** Name of the landmark, 当前位置 by default. */
  label?: string | undefined
}

/** Where a page stands. */
export function Breadcrumbs({ items, label = '当前位置', ...rest }: BreadcrumbsProps) {
  return (
    <S.Nav aria-label={label} {...rest}>
      <ol>
        {items.map((item, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={`${item.label} ${item.href}`}>
              {item.href && !isLast ? (
                <Link href={item.href}>{item.label}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </S.Nav>
  )
}
