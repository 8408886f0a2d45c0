'use client'

import type { ComponentPropsWithRef } from 'react'
import { moveDisclosureFocus, moveFocus } from '../hooks/disclosure-keys.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { filterMenu } from './filter-menu.ts'
import type { MenuGroup } from './filter-menu.ts'
import { FoldedGroups, FullGroups, type UserCentreMenuPart } from './MenuGroups.tsx'
import { ICON_COUNT } from './menu-icons.ts'
import { useFoldedMenu } from './use-folded-menu.ts'
import { useUserCentreMenu } from './use-user-centre-menu.ts'
import type { MenuOpenOptions } from './use-user-centre-menu.ts'
import * as S from './UserCentreMenu.styles.ts'

const defaultMessages = {
  loading: '菜单加载中',
  /** Read by screen readers after an item with a badge, and after a folded group that has one inside. */
  badge: (n: number) => `${n}条待处理`,
}

/** Texts of {@link UserCentreMenu}. */
export type UserCentreMenuMessages = typeof defaultMessages

/** Props of {@link UserCentreMenu}; all other props are passed to the `<nav>`. */
export interface UserCentreMenuProps extends ComponentPropsWithRef<'nav'>, MenuOpenOptions {
  /** Name of the landmark, e.g. 用户中心. */
  label: string
  /** The full menu, in order. */
  groups: readonly MenuGroup[]
  /** The menu codes of the user; `undefined` or `null` while they load, which shows a skeleton and never a partial menu. */
  codes?: readonly string[] | null | undefined
  /** `GA` sees the full menu without waiting for codes. */
  userType?: string | undefined
  /** Path of the current page; marks its item and opens its group. */
  currentPath: string
  /** Counts beside items, by address: `99+` above 99, nothing at 0. */
  badges?: Readonly<Record<string, number>> | undefined
  /** Shows the icons of the groups alone, 56 pixels wide; a group's items open beside it. Off by default. */
  folded?: boolean | undefined
  messages?: Partial<UserCentreMenuMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<UserCentreMenuPart> | undefined
}

const noBadges: Readonly<Record<string, number>> = {}

/**
 * The menu of the user centre: collapsible groups, filtered by menu codes. Folded, it shows the groups'
 * icons alone, each with its items in a flyout.
 *
 * Data attributes: `data-folded` on the root, `data-state="open|closed"` on each group, `data-current`, `data-badged` and
 * `data-icon="0…14"` on the group's button.
 */
export const UserCentreMenu = withRef(function UserCentreMenu(props: UserCentreMenuProps) {
  const { label, groups, codes, userType, currentPath, badges = noBadges, folded = false, messages, ref, classNames, ...others } = props
  const { openGroups, defaultOpenGroups, onOpenChange, onKeyDown, ...rest } = others
  const part = partsOf(classNames)
  const t = useMessages('UserCentreMenu', defaultMessages, messages)
  const ready = userType === 'GA' || Array.isArray(codes)
  const shown = ready ? filterMenu(groups, { codes: codes ?? [], userType }) : []
  const menu = useUserCentreMenu(shown, currentPath, { openGroups, defaultOpenGroups, onOpenChange })
  const flyouts = useFoldedMenu(ref)
  const { current, currentGroup } = menu
  const content = { groups: shown, current, currentGroup, icons: iconNumbers(groups), badges, badgeText: t.badge, part }

  return (
    <S.Nav
      data-part="user-centre-menu"
      aria-label={label}
      aria-busy={ready ? undefined : true}
      {...rest}
      {...flyouts.rootProps}
      data-folded={folded || undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        ;(folded ? moveDisclosureFocus : moveFocus)(event)
      }}
    >
      {ready ? null : (
        <>
          <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
          {Array.from({ length: folded ? 6 : 10 }, (_, index) => (
            <S.Bone key={index} {...part('bone')} />
          ))}
        </>
      )}
      <S.List {...part('list')}>{folded ? <FoldedGroups folded={flyouts} {...content} /> : <FullGroups menu={menu} {...content} />}</S.List>
    </S.Nav>
  )
})

/** Icons depend on the position in the full menu, so that a group's icon does not depend on the user's permissions. */
const iconNumbers = (groups: readonly MenuGroup[]): Map<string, number> => new Map(groups.map(({ id }, index) => [id, index % ICON_COUNT]))
