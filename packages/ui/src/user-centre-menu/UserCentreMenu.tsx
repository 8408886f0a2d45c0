import { Fragment } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { formatCount } from '../top-bar/format-count.ts'
import { filterMenu } from './filter-menu.ts'
import type { MenuGroup, MenuItem } from './filter-menu.ts'
import { ICON_COUNT, menuIcon } from './menu-icons.ts'
import { useUserCentreMenu } from './use-user-centre-menu.ts'
import type { MenuOpenOptions } from './use-user-centre-menu.ts'
import * as S from './UserCentreMenu.styles.ts'

const defaultMessages = {
  loading: '菜单加载中',
  /** Read by screen readers after an item with a badge. */
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
  /** `GA` sees the full menu without waiting for codes (specification §6). */
  userType?: string | undefined
  /** Path of the current page; marks its item and opens its group. */
  currentPath: string
  /** Counts beside items, by address: `99+` above 99, nothing at 0. */
  badges?: Readonly<Record<string, number>> | undefined
  messages?: Partial<UserCentreMenuMessages> | undefined
}

/**
 * The menu of the user centre (specification §2): collapsible groups, filtered by menu codes.
 * In a container narrower than 120 px it becomes a rail with the label under the icon.
 *
 * Data attributes: `data-state="open|closed"` on each group, `data-current` on the group of the current page,
 * `data-icon="0…14"` on each item.
 */
export const UserCentreMenu = (props: UserCentreMenuProps) => {
  const { label, groups, codes, userType, currentPath, badges = {}, messages, ...others } = props
  const { openGroups, defaultOpenGroups, onOpenChange, onKeyDown, ...rest } = others
  const t = useMessages('UserCentreMenu', defaultMessages, messages)
  const ready = userType === 'GA' || Array.isArray(codes)
  const shown = ready ? filterMenu(groups, { codes: codes ?? [], userType }) : []
  const menu = useUserCentreMenu(shown, currentPath, { openGroups, defaultOpenGroups, onOpenChange })
  const iconOf = iconNumbers(groups)

  return (
    <S.Nav
      aria-label={label}
      aria-busy={ready ? undefined : true}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        menu.onKeyDown(event)
      }}
    >
      {ready ? null : (
        <Fragment>
          <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
          {Array.from({ length: 12 }, (_, index) => (
            <S.Bone key={index} />
          ))}
        </Fragment>
      )}
      <S.List>
        {shown.map((group) => (
          <li key={group.id} data-state={menu.isOpen(group.id) ? 'open' : 'closed'}>
            <S.GroupButton
              type="button"
              aria-expanded={menu.isOpen(group.id)}
              aria-controls={menu.itemsId(group.id)}
              data-current={group.id === menu.currentGroup && !menu.isOpen(group.id) ? '' : undefined}
              onClick={(event) => menu.toggle(group.id, event.nativeEvent)}
            >
              {group.label}
            </S.GroupButton>
            <S.Items id={menu.itemsId(group.id)} hidden={!menu.isOpen(group.id)}>
              {group.items.map((item) => (
                <Item
                  key={item.href}
                  item={item}
                  icon={iconOf.get(item.href) ?? 0}
                  isCurrent={item.href === menu.current}
                  count={badges[item.href] ?? 0}
                  badgeText={t.badge}
                />
              ))}
            </S.Items>
          </li>
        ))}
      </S.List>
    </S.Nav>
  )
}

interface ItemProps {
  item: MenuItem
  icon: number
  isCurrent: boolean
  count: number
  badgeText: UserCentreMenuMessages['badge']
}

const Item = ({ item, icon, isCurrent, count, badgeText }: ItemProps) => {
  const badge = formatCount(count)
  return (
    <li>
      <S.ItemLink href={item.href} aria-current={isCurrent ? 'page' : undefined} data-icon={icon}>
        <Glyph d={menuIcon(icon)} />
        <span>{item.label}</span>
        {badge ? (
          <Fragment>
            <S.Badge aria-hidden="true">{badge}</S.Badge>
            <VisuallyHidden>{badgeText(count)}</VisuallyHidden>
          </Fragment>
        ) : null}
      </S.ItemLink>
    </li>
  )
}

/** Icons depend on the position in the full menu, so that an item's icon does not depend on the user's permissions. */
const iconNumbers = (groups: readonly MenuGroup[]): Map<string, number> =>
  new Map(groups.flatMap((group) => group.items).map((item, index) => [item.href, index % ICON_COUNT]))
