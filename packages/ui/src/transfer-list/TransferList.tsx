'use client'

import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { FieldContext, useFieldControl, useFieldLabelId } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
import type { Cancelable } from '../hooks/use-controllable.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph, chevronEndGlyph, chevronStartGlyph } from '../icon/glyphs.ts'
import { Skeleton } from '../skeleton/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import * as S from './TransferList.styles.ts'
import { TransferPane } from './TransferPane.tsx'
import { defaultMessages } from './types.ts'
import type { TransferDetails, TransferListMessages, TransferOption, TransferSide } from './types.ts'
import { useTransferList } from './use-transfer-list.ts'

/** Props of {@link TransferList}; all other props are passed to its `<div>`. */
export interface TransferListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** What is chosen, e.g. 角色成员: part of the names of both lists; also of the whole when it stands in no `Field`. */
  label: string
  /** Everything that can be chosen, also what is chosen already. Keep the array stable: both lists are made again when it changes. */
  options: readonly TransferOption[]
  /** Ids of the chosen options, in the order in which they were added. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[], details: Cancelable<TransferDetails>) => void) | undefined
  /** How many may be chosen. A move of more is refused in words, and moves nothing. */
  max?: number | undefined
  /** `loading` without options shows a skeleton; with options they stay and the lists are marked as busy. */
  status?: 'ready' | 'loading' | 'error' | undefined
  /** Asks again after a failure. */
  onRetry?: (() => void) | undefined
  /** Shown when there are no options; 暂无可选项 by default. Offer the next step. */
  empty?: ReactNode
  /** CSS height of the rows of each list; by default 320px, and 232px where the lists stand below each other. */
  rowsHeight?: string | undefined
  disabled?: boolean | undefined
  messages?: Partial<TransferListMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'blank' | 'box' | 'candidates' | 'chosen' | 'columns' | 'count' | 'group' | 'group-count' | 'group-name' | 'label' | 'list' | 'move' | 'move-all' | 'mover' | 'moves' | 'note' | 'option' | 'pane-head' | 'problem' | 'reason' | 'retry' | 'rows' | 'search' | 'select-all' | 'spacer' | 'words'> | undefined
}

const none: readonly string[] = []

/**
 * Two lists, of what can be chosen and of what is chosen, each with a search: people of a role, approvers of a flow, products of a
 * selection. What is marked goes to the other list. 1,000 options cost as much as the visible ones.
 *
 * Data attributes: `data-status`, `data-disabled`, `data-invalid`; on rows `data-active`, `data-disabled`.
 */
export const TransferList = withRef(function TransferList(props: TransferListProps) {
  const { label, options, value, defaultValue = none, onValueChange, max, status = 'ready', classNames, ...others } = props
  const { onRetry, empty, rowsHeight, disabled = false, messages, style, ...rest } = others
  const part = partsOf(classNames)
  const t = useMessages('TransferList', defaultMessages, messages)
  const id = useId()
  const labelId = useFieldLabelId()
  const { id: fieldId, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl(rest)
  const state = useTransferList({ options, value, defaultValue, onValueChange, max, disabled, messages: t })
  const { lists, panes, problem, announcement } = state
  const isBlank = options.length === 0 && status !== 'ready'

  const blankOf = (side: TransferSide): ReactNode => {
    if (isBlank && status === 'loading') return <Skeleton lines={6} />
    if (isBlank && side === 'candidates')
      return (
        <>
          {t.failed}
          {onRetry ? <Button {...part('retry')} onClick={onRetry}>{t.retry}</Button> : null}
        </>
      )
    if (side === 'chosen') return isBlank ? t.failed : t.noneChosen
    return options.length === 0 ? (empty ?? t.empty) : t.noneLeft
  }
  const paneOf = (side: TransferSide) => (
    <TransferPane
      id={`${id}${side}`}
      side={side}
      label={label}
      pane={panes[side]}
      total={isBlank ? undefined : lists[side].length}
      max={side === 'chosen' ? max : undefined}
      disabled={disabled}
      isBusy={status === 'loading'}
      blank={blankOf(side)}
      messages={t}
      onMoveAll={(event) => state.move(side, panes[side].movable, side === 'candidates' ? 'add-all' : 'remove-all', event)}
      onSearch={(query) => state.search(side, query)}
      classNames={classNames}
    />
  )
  const moverOf = (side: TransferSide) => {
    const { marked } = panes[side]
    const isAdd = side === 'candidates'
    return (
      <Button
        {...part('mover')}
        icon={<Glyph d={isAdd ? chevronEndGlyph : chevronStartGlyph} size={16} mirrored />}
        variant={isAdd ? 'primary' : 'default'}
        disabled={disabled || marked.length === 0}
        onClick={({ nativeEvent }) => state.move(side, marked, isAdd ? 'add' : 'remove', nativeEvent)}
      >
        {(isAdd ? t.add : t.remove)(marked.length)}
      </Button>
    )
  }

  return (
    <S.Root
      data-part="transfer-list"
      role="group"
      aria-label={labelId === undefined ? label : undefined}
      aria-labelledby={labelId}
      {...rest}
      id={fieldId}
      style={rowsHeight === undefined ? style : { '--mall-transfer-rows': rowsHeight, ...style }}
      aria-describedby={describedBy}
      data-status={status}
      data-disabled={disabled ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
    >
      {/* The field describes the whole component: its id, name and error must not go to a search input. */}
      <FieldContext.Provider value={null}>
        <S.Columns {...part('columns')}>
          {paneOf('candidates')}
          <S.Moves {...part('moves')}>
            {moverOf('candidates')}
            {moverOf('chosen')}
          </S.Moves>
          {paneOf('chosen')}
        </S.Columns>
      </FieldContext.Provider>
      {problem === null ? null : (
        <S.Problem {...part('problem')} aria-hidden="true">
          <Glyph d={alertGlyph} size={16} />
          <span>{problem}</span>
        </S.Problem>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </S.Root>
  )
})
