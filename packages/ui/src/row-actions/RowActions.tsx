'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { moreGlyph } from '../icon/glyphs.ts'
import { Menu, type MenuAction } from '../menu/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Tooltip } from '../tooltip/index.ts'
import * as S from './RowActions.styles.ts'

const defaultMessages = {
  more: (label: string | undefined) => (label === undefined ? '更多操作' : `${label} 更多操作`),
}

/** Texts of {@link RowActions}. */
export type RowActionsMessages = typeof defaultMessages

/** Props of {@link RowActions}; all other props are passed to its `<div>`. */
export interface RowActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The most important first; icons show in the menu only. Nothing is rendered for none. */
  actions: readonly MenuAction[]
  /** How many stand in the row, 2 by default; the others are in the menu. */
  max?: number | undefined
  /** What they act on, e.g. the number of the order: part of the name of each action, which is otherwise the same in each row. */
  label?: string | undefined
  messages?: Partial<RowActionsMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'action' | 'more'> | undefined
}

/**
 * The actions of a row of a table: a few as texts, the rest behind ⋯. One line, whatever the width of the cell.
 * A disabled action keeps its place; its reason shows on hover, focus and press.
 *
 * Data attributes: on each action `data-tone`, `data-disabled`.
 */
export const RowActions = withRef(function RowActions({ actions, max = 2, label, messages, classNames, ...rest }: RowActionsProps) {
  const part = partsOf(classNames)
  const t = useMessages('RowActions', defaultMessages, messages)
  if (actions.length === 0) return null
  const hidden = actions.slice(max)
  const more = t.more(label)
  const button = (
    <S.More {...part('more')} type="button" aria-label={more}>
      <Glyph d={moreGlyph} size={16} />
    </S.More>
  )
  return (
    <S.Root data-part="row-actions" {...rest}>
      {actions.slice(0, max).map((action) => (
        <RowAction key={action.key} action={action} name={label === undefined ? undefined : `${action.label} ${label}`} classNames={classNames} />
      ))}
      {hidden.length > 0 && <Menu label={more} align="end" trigger={button} items={hidden} />}
    </S.Root>
  )
})

interface RowActionProps {
  readonly action: MenuAction
  /** Says also what it acts on. */
  readonly name: string | undefined
  readonly classNames: ClassNames<'action'> | undefined
}

const RowAction = ({ action, name, classNames }: RowActionProps) => {
  const { label, href, onSelect, tone = 'default', disabled, reason } = action
  const part = partsOf(classNames)
  if (disabled) {
    const control = (
      <S.Action {...part('action')} type="button" aria-label={name} data-tone={tone} data-disabled="" aria-disabled="true">
        {label}
      </S.Action>
    )
    return reason === undefined ? control : <Tooltip content={reason}>{control}</Tooltip>
  }
  return href === undefined ? (
    <S.Action {...part('action')} type="button" aria-label={name} data-tone={tone} onClick={(event) => onSelect?.({ reason: 'select', event: event.nativeEvent })}>
      {label}
    </S.Action>
  ) : (
    <S.LinkAction {...part('action')} href={href} aria-label={name} data-tone={tone}>
      {label}
    </S.LinkAction>
  )
}
