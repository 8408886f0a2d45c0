import { useId, type MouseEvent, type PointerEvent } from 'react'
import { focusedIn } from '../hooks/own-tree.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import * as S from './Menu.styles.ts'
import type { MenuAction } from './types.ts'

interface MenuItemProps {
  readonly action: MenuAction
  /** Keeps a place for an icon. */
  readonly hasSlot: boolean
  readonly onChoose: (action: MenuAction, event: Event) => void
  readonly classNames: ClassNames<'icon' | 'item' | 'label' | 'reason' | 'text'> | undefined
}

/** The pointer and the keys move the same mark. */
const takeFocus = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  if (focusedIn(currentTarget) !== currentTarget) currentTarget.focus({ preventScroll: true })
}

/** One item of a menu. A disabled link is a button: it leads nowhere. */
export const MenuItem = ({ action, hasSlot, onChoose, classNames }: MenuItemProps) => {
  const { label, icon, tone = 'default', disabled, reason, href } = action
  const part = partsOf(classNames)
  const reasonId = useId()
  const hasReason = Boolean(disabled) && reason !== undefined
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'data-tone': tone,
    'data-disabled': disabled ? '' : undefined,
    'aria-disabled': disabled || undefined,
    'aria-describedby': hasReason ? reasonId : undefined,
    onClick: (event: MouseEvent) => {
      if (!disabled) onChoose(action, event.nativeEvent)
    },
    onPointerMove: takeFocus,
  }
  const content = (
    <>
      {hasSlot && <S.IconSlot {...part('icon')} aria-hidden="true">{icon}</S.IconSlot>}
      <span {...part('text')}>
        <span {...part('label')}>{label}</span>
        {hasReason && (
          <S.Reason {...part('reason')} id={reasonId} aria-hidden="true">
            {reason}
          </S.Reason>
        )}
      </span>
    </>
  )
  if (href === undefined || disabled) {
    return (
      <S.Item {...part('item')} type="button" {...shared}>
        {content}
      </S.Item>
    )
  }
  return (
    <S.LinkItem {...part('item')} href={href} {...shared}>
      {content}
    </S.LinkItem>
  )
}
