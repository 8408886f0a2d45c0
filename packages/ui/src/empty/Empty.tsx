'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Actions, Picture, Root, Title, Words } from './Empty.styles.ts'

/** Reason for the empty state: no data yet, nothing found, a failure, or no permission. */
export type EmptyKind = 'empty' | 'search' | 'error' | 'forbidden'

/** Props of {@link Empty}; all other props are passed to its `<div>`. */
export interface EmptyProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  kind?: EmptyKind | undefined
  /** The main text, e.g. 暂无数据. */
  title: ReactNode
  /** `small` inside tables and panels. */
  size?: 'small' | 'normal' | undefined
  /** A drawing of what is missing, in place of the sheet and the sign of its kind: shapes on a grid of 128 × 96, whose `data-part` gives them their colours. */
  picture?: ReactNode
  /** A button for the next step. */
  action?: ReactNode
  /** An additional sentence. */
  children?: ReactNode
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'actions' | 'ground' | 'mark' | 'picture' | 'rule' | 'seal' | 'sheet' | 'title' | 'words'> | undefined
}

/** The symbol of each kind, on a 32 × 32 grid. */
const marks: Record<EmptyKind, string> = {
  empty: 'M16 8v16M8 16h16',
  search: 'M14 8a6 6 0 1 1 0 12a6 6 0 0 1 0-12M18.5 18.5L24 24',
  error: 'M16 8v10M16 23v.5',
  forbidden: 'M10 15h12v9H10zM12.5 15v-3a3.5 3.5 0 0 1 7 0v3',
}

/**
 * An empty state with a text and a next step. A failure is announced to screen readers.
 *
 * Data attributes: `data-kind`, `data-size`.
 */
export const Empty = withRef(function Empty({ kind = 'empty', title, size = 'normal', picture, action, children, classNames, ...rest }: EmptyProps) {
  const part = partsOf(classNames)
  return (
    <Root data-part="empty" role={kind === 'error' ? 'alert' : undefined} {...rest} data-kind={kind} data-size={size}>
      <Picture {...part('picture')} viewBox="0 0 128 96" aria-hidden="true" focusable="false">
        <ellipse {...part('ground')} cx="64" cy="78" rx="56" ry="14" />
        {picture ?? (
          <>
            <path {...part('sheet')} d="M30 26h52v52H30z" />
            <path {...part('sheet')} d="M38 16h40l14 14v48H38z" />
            <path d="M78 16v14h14" />
            <path {...part('rule')} d="M48 38h34M48 48h34M48 58h22M48 68h16" />
            <circle {...part('seal')} cx="90" cy="70" r="19" />
            <circle {...part('mark')} cx="90" cy="70" r="15" />
            <path {...part('mark')} d={marks[kind]} transform="translate(74 54)" />
          </>
        )}
      </Picture>
      <Title {...part('title')}>{title}</Title>
      {children && <Words {...part('words')}>{children}</Words>}
      {action && <Actions {...part('actions')}>{action}</Actions>}
    </Root>
  )
})
