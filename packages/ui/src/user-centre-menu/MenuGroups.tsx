import { Glyph } from '../icon/Glyph.tsx'
import type { partsOf } from '../styles/parts.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { formatCount } from '../top-bar/format-count.ts'
import type { MenuGroup, MenuItem } from './filter-menu.ts'
import { menuIcon } from './menu-icons.ts'
import type { useFoldedMenu } from './use-folded-menu.ts'
import type { useUserCentreMenu } from './use-user-centre-menu.ts'
import * as S from './UserCentreMenu.styles.ts'

/** The names of the menu's elements. */
export type UserCentreMenuPart = 'badge' | 'bone' | 'flyout' | 'group' | 'item' | 'items' | 'label' | 'link' | 'list' | 'title' | 'toggle'

/** What both forms of the menu draw. */
export interface MenuContent {
  readonly groups: readonly MenuGroup[]
  /** The address of the current item. */
  readonly current: string | undefined
  readonly currentGroup: string | undefined
  /** The icon of each group by its id. */
  readonly icons: ReadonlyMap<string, number>
  readonly badges: Readonly<Record<string, number>>
  readonly badgeText: (n: number) => string
  readonly part: ReturnType<typeof partsOf<UserCentreMenuPart>>
}

interface FullGroupsProps extends MenuContent {
  readonly menu: ReturnType<typeof useUserCentreMenu>
}

/** Groups that open and close in place. */
export const FullGroups = ({ menu, ...content }: FullGroupsProps) =>
  content.groups.map((group) => (
    <S.Group key={group.id} {...content.part('group')} data-state={menu.isOpen(group.id) ? 'open' : 'closed'}>
      <S.GroupButton
        {...content.part('toggle')}
        type="button"
        aria-expanded={menu.isOpen(group.id)}
        aria-controls={menu.itemsId(group.id)}
        data-icon={content.icons.get(group.id)}
        data-current={group.id === content.currentGroup && !menu.isOpen(group.id) ? '' : undefined}
        onClick={(event) => menu.toggle(group.id, event.nativeEvent)}
      >
        <GroupIcon group={group} icons={content.icons} />
        <span {...content.part('label')}>{group.label}</span>
      </S.GroupButton>
      <S.Items {...content.part('items')} id={menu.itemsId(group.id)} hidden={!menu.isOpen(group.id)}>
        {group.items.map((item) => (
          <Item key={item.href} item={item} {...content} />
        ))}
      </S.Items>
    </S.Group>
  ))

interface FoldedGroupsProps extends MenuContent {
  readonly folded: ReturnType<typeof useFoldedMenu>
}

/** The groups as icons, each with its items in a flyout. */
export const FoldedGroups = ({ folded, ...content }: FoldedGroupsProps) =>
  content.groups.map((group) => {
    const waiting = group.items.reduce((sum, { href }) => sum + (content.badges[href] ?? 0), 0)
    return (
      <S.Group key={group.id} {...content.part('group')} data-state={folded.isOpen(group.id) ? 'open' : 'closed'} {...folded.itemProps(group.id)}>
        <S.GroupButton
        {...content.part('toggle')}
          {...folded.triggerProps(group.id)}
          data-icon={content.icons.get(group.id)}
          data-current={group.id === content.currentGroup ? '' : undefined}
          data-badged={waiting > 0 || undefined}
        >
          <GroupIcon group={group} icons={content.icons} />
          <VisuallyHidden>
            {group.label}
            {waiting > 0 ? content.badgeText(waiting) : null}
          </VisuallyHidden>
        </S.GroupButton>
        <S.Flyout {...content.part('flyout')} {...folded.panelProps(group.id)}>
          <S.FlyoutTitle {...content.part('title')}>{group.label}</S.FlyoutTitle>
          <S.List {...content.part('items')}>
            {group.items.map((item) => (
              <Item key={item.href} item={item} {...content} />
            ))}
          </S.List>
        </S.Flyout>
      </S.Group>
    )
  })

const GroupIcon = ({ group, icons }: { readonly group: MenuGroup; readonly icons: MenuContent['icons'] }) =>
  group.icon ?? <Glyph d={menuIcon(icons.get(group.id) ?? 0)} />

interface ItemProps extends Pick<MenuContent, 'current' | 'badges' | 'badgeText' | 'part'> {
  readonly item: MenuItem
}

const Item = ({ item, current, badges, badgeText, part }: ItemProps) => {
  const count = badges[item.href] ?? 0
  const badge = formatCount(count)
  return (
    <li {...part('item')}>
      <S.ItemLink {...part('link')} href={item.href} aria-current={item.href === current ? 'page' : undefined}>
        {item.icon}
        <span {...part('label')}>{item.label}</span>
        {badge ? (
          <>
            <S.Badge {...part('badge')} aria-hidden="true">{badge}</S.Badge>
            <VisuallyHidden>{badgeText(count)}</VisuallyHidden>
          </>
        ) : null}
      </S.ItemLink>
    </li>
  )
}
