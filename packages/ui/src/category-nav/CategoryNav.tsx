'use client'

import { memo, useMemo, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { asServed, useAsServed } from '../hooks/use-as-served.ts'
import { moveDisclosureFocus } from '../hooks/disclosure-keys.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Link } from '../link/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './CategoryNav.styles.ts'
import { CategoryPanel, linkProps } from './CategoryPanel.tsx'
import type { RenderCategoryLink } from './CategoryPanel.tsx'
import type { NavRow } from './group-categories.ts'
import { useCategoryNav } from './use-category-nav.ts'
import type { CategoryNavOptions, RowHandlers } from './use-category-nav.ts'

const defaultMessages = {
  /** Name of the button that opens a row's panel. */
  toggle: (names: string) => `${names}的下级分类`,
  back: '返回全部分类',
}

/** Texts of {@link CategoryNav}. */
export type CategoryNavMessages = typeof defaultMessages

/** Props of {@link CategoryNav}; all other props are passed to the `<nav>`. */
export interface CategoryNavProps extends ComponentPropsWithRef<'nav'>, CategoryNavOptions {
  /** Name of the landmark, e.g. 商品分类. */
  label: string
  /** Rows as `groupCategories` makes them. */
  rows: readonly NavRow[]
  /** At most this many rows are shown: the mall has 11 for a user, 15 for everybody else. All by default. */
  limit?: number | undefined
  /** Renders one link; pass all of `props` to the element. Keep its identity stable: it is called once per link. */
  renderLink?: RenderCategoryLink | undefined
  /** Panels beside the rows, or over them as on phones. By default the width of the window decides. */
  layout?: 'auto' | 'flyout' | 'drilldown' | undefined
  messages?: Partial<CategoryNavMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'back' | 'branch' | 'branches' | 'category' | 'head' | 'leaf' | 'leaves' | 'link' | 'name' | 'names' | 'panel' | 'row' | 'rows' | 'title' | 'toggle'> | undefined
}

const anchor: RenderCategoryLink = ({ props }) => <Link {...props} />

/**
 * The main navigation: rows of categories, each with a panel of the two levels below. Disclosure
 * navigation, not a menu: every link is in the HTML and in the tab order of an open panel.
 *
 * Data attributes: `data-layout` and `data-open` on the root, `data-state="open|closed"` on each row.
 */
export const CategoryNav = withRef(function CategoryNav(props: CategoryNavProps) {
  const { label, rows, limit = Infinity, renderLink = anchor, layout = 'auto', messages, ref, onKeyDown, classNames, ...others } = props
  const { openRow, defaultOpenRow, onOpenRowChange, openDelay, closeDelay, onRowIntent, ...rest } = others
  const part = partsOf(classNames)
  const t = useMessages('CategoryNav', defaultMessages, messages)
  const behaviour = { ref, openRow, defaultOpenRow, onOpenRowChange, openDelay, closeDelay, onRowIntent }
  const { root, open, panelId, rootProps, handlers } = useCategoryNav(behaviour)
  const shown = useMemo(() => rows.slice(0, limit > 0 ? limit : 0), [rows, limit])
  return (
    <S.Nav
      data-part="category-nav"
      aria-label={label}
      {...rest}
      {...rootProps}
      ref={root}
      data-layout={layout}
      data-open={open ?? undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        moveDisclosureFocus(event)
      }}
    >
      {/* A site that gives the rows a height of their own needs their number before the last of them has arrived. */}
      <S.Rows {...part('rows')} style={{ '--count': shown.length }}>
        {shown.map((row) => (
          <Row
            key={row.id}
            row={row}
            isOpen={open === row.id}
            panelId={panelId(row.id)}
            handlers={handlers}
            renderLink={renderLink}
            messages={t}
            classNames={classNames}
          />
        ))}
      </S.Rows>
    </S.Nav>
  )
})

interface RowProps {
  row: NavRow
  isOpen: boolean
  panelId: string
  handlers: RowHandlers
  renderLink: RenderCategoryLink
  messages: CategoryNavMessages
  classNames: ClassNames<'back' | 'branch' | 'branches' | 'category' | 'head' | 'leaf' | 'leaves' | 'link' | 'name' | 'names' | 'panel' | 'row' | 'title' | 'toggle'> | undefined
}

const Row = memo(function Row({ row, isOpen, panelId, handlers, renderLink, messages, classNames }: RowProps) {
  const part = partsOf(classNames)
  const names = row.categories.map((category) => category.Name).join('、')
  const hasPanel = row.categories.some((category) => category.Category2List?.length)
  const [isIntended, setIntended] = useState(false)
  return (
    <li
      {...part('row')}
      data-state={isOpen ? 'open' : 'closed'}
      {...(hasPanel
        ? {
            onPointerEnter: (event) => {
              setIntended(true)
              handlers.enter(row.id, event)
            },
            onPointerDown: handlers.pointerDown,
            onFocus: () => {
              setIntended(true)
              handlers.intend(row.id)
            },
          }
        : {})}
    >
      <S.Head {...part('head')}>
        {/* Before the link's own handler: the links of routers navigate by themselves, unless the event is prevented by then. */}
        <S.Names {...part('names')} title={names} onClickCapture={hasPanel ? (event) => handlers.follow(row.id, event) : undefined}>
          {row.categories.map((category) => (
            <span key={category.CategoryId} {...part('name')}>
              {renderLink({ category, level: 1, props: { ...linkProps(category, classNames), 'data-nav-item': '' } })}
            </span>
          ))}
        </S.Names>
        {hasPanel ? (
          <S.Toggle
            {...part('toggle')}
            type="button"
            data-nav-item=""
            aria-label={messages.toggle(names)}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={(event) => handlers.press(row.id, event)}
          />
        ) : null}
      </S.Head>
      {hasPanel ? <Panel {...{ row, panelId, handlers, renderLink, messages, classNames }} isWanted={isOpen || isIntended} /> : null}
    </li>
  )
})

interface PanelProps extends Omit<RowProps, 'isOpen'> {
  /** The pointer or the focus is in its row, or was: before, nobody can have seen it. */
  isWanted: boolean
}

/** The links that the server sent work by themselves; hydrating those of all closed panels is half of what a home page would hydrate. */
const Panel = memo(function Panel({ row, panelId, handlers, renderLink, messages, classNames, isWanted }: PanelProps) {
  const part = partsOf(classNames)
  const shown = useMemo(() => ({ row, renderLink, messages, classNames }), [row, renderLink, messages, classNames])
  const own = { ...part('panel'), id: panelId, 'data-nav-panel': '', onClick: handlers.select }
  if (useAsServed(isWanted, shown)) return <S.Panel key="served" {...own} {...asServed} />
  return (
    <S.Panel key="own" {...own}>
      <S.Back {...part('back')} type="button" onClick={handlers.back}>
        {messages.back}
      </S.Back>
      <CategoryPanel categories={row.categories} renderLink={renderLink} classNames={classNames} />
    </S.Panel>
  )
})
