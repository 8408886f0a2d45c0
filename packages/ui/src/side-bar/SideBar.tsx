'use client'

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Link } from '../link/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { formatCount } from '../top-bar/format-count.ts'
import * as S from './SideBar.styles.ts'

/** One item of the side bar: a link when it has an address, else a button. */
export interface SideBarItem {
  readonly id: string
  /** Label below the icon, two to four characters. */
  readonly label: string
  readonly icon: ReactNode
  readonly href?: string | undefined
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Shown on the icon: `99+` above 99, nothing at 0. */
  readonly count?: number | undefined
}

const defaultMessages = { label: '快捷工具' }

/** Texts of {@link SideBar}. */
export type SideBarMessages = typeof defaultMessages

/** Props of {@link SideBar}; all other props are passed to the `<nav>`. */
export interface SideBarProps extends ComponentPropsWithRef<'nav'> {
  /** Name of the landmark, 快捷工具 by default. */
  label?: string | undefined
  items: readonly SideBarItem[]
  messages?: Partial<SideBarMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'count' | 'item' | 'link' | 'list'> | undefined
}

/** Tools fixed to the edge of the window; on phones a bar at the bottom. */
export const SideBar = withRef(function SideBar({ label, items, messages, classNames, ...rest }: SideBarProps) {
  const part = partsOf(classNames)
  const t = useMessages('SideBar', defaultMessages, messages)
  return (
    <S.Root data-part="side-bar" aria-label={label ?? t.label} {...rest}>
      <ul {...part('list')}>
        {items.map((item) => (
          <li key={item.id} {...part('item')}>
            {item.href ? (
              <Link {...part('link')} href={item.href}>
                <Content item={item} classNames={classNames} />
              </Link>
            ) : (
              <button {...part('link')} type="button" onClick={item.onPress}>
                <Content item={item} classNames={classNames} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </S.Root>
  )
})

const Content = ({ item: { icon, label, count = 0 }, classNames }: { item: SideBarItem; classNames: SideBarProps['classNames'] }) => {
  const part = partsOf(classNames)
  const badge = formatCount(count)
  return (
    <>
      {icon}
      {label}
      {badge ? <S.Count {...part('count')}>{badge}</S.Count> : null}
    </>
  )
}
