import { useId, type MouseEvent, type PointerEvent } from 'react'
import * as S from './Menu.styles.ts'
import type { MenuAction } from './types.ts'

interface MenuItemProps {
  readonly action: MenuAction
  /** Keeps a place for an icon. */
  readonly hasSlot: boolean
  readonly onChoose: (action: MenuAction, event: Event) => void
}

/** The pointer and the keys move the same mark. */
const takeFocus = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true })
}

/** One item of a menu. A disabled link is a button: it leads nowhere. */
export const MenuItem = ({ action, hasSlot, onChoose }: MenuItemProps) => {
  const { label, icon, tone = 'default', disabled, reason, href } = action
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
      {hasSlot && <S.IconSlot aria-hidden="true">{icon}</S.IconSlot>}
      <span>
        <span data-part="label">{label}</span>
        {hasReason && (
          <S.Reason id={reasonId} aria-hidden="true">
            {reason}
          </S.Reason>
        )}
      </span>
    </>
  )
  if (href === undefined || disabled) {
    return (
      <S.Item type="button" {...shared}>
        {content}
      </S.Item>
    )
  }
  return (
    <S.LinkItem href={href} {...shared}>
      {content}
    </S.LinkItem>
  )
}
