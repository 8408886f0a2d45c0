import { useCallback, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { searchGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { selectionState } from '../table/selection.ts'
import { useVirtualRows } from '../table/use-virtual-rows.ts'
import { TextInput } from '../text-input/index.ts'
import * as S from './TransferList.styles.ts'
import { rowId, TransferRows } from './TransferRows.tsx'
import type { TransferListMessages, TransferSide } from './types.ts'
import type { TransferPaneState } from './use-transfer-pane.ts'

/** Height of a row before it is measured, in px. */
const ROW_HEIGHT = 36

interface TransferPaneProps {
  readonly id: string
  readonly side: TransferSide
  /** Name of the whole component. */
  readonly label: string
  readonly pane: TransferPaneState
  /** Options in this list, searched or not; undefined until they are loaded. */
  readonly total: number | undefined
  readonly max?: number | undefined
  readonly disabled: boolean
  readonly isBusy: boolean
  /** Stands in place of the rows while there are none. */
  readonly blank: ReactNode
  readonly messages: TransferListMessages
  readonly onMoveAll: (event: Event) => void
  readonly onSearch: (query: string) => void
  readonly classNames: ClassNames<'blank' | 'box' | 'candidates' | 'chosen' | 'count' | 'group' | 'group-count' | 'group-name' | 'label' | 'list' | 'move' | 'move-all' | 'note' | 'option' | 'pane-head' | 'reason' | 'rows' | 'search' | 'select-all' | 'spacer' | 'words'> | undefined
}

/** One of the two lists with its head and its search. */
export const TransferPane = (props: TransferPaneProps) => {
  const { id, side, label, pane, total, max, disabled, isBusy, blank, messages: t, onMoveAll, onSearch, classNames } = props
  const { list, isFollowed, query, rows, shown, movable, marked, active } = pane
  const part = partsOf(classNames)
  const keyOf = useCallback((index: number) => rows[index]?.key ?? String(index), [rows])
  const { body, first, end, above, below, reveal } = useVirtualRows<HTMLDivElement>(rows.length, list, ROW_HEIGHT, keyOf)
  const activeIndex = rows.findIndex(({ key }) => key === active?.value)
  // After each render: rows above it may have been measured since.
  useLayoutEffect(() => {
    if (isFollowed.current && activeIndex !== -1) reveal(activeIndex)
  })

  const title = t[side]
  const isSearched = query.trim() !== ''
  const marks = new Set(marked)
  const state = selectionState(marks, movable)
  const isIdle = disabled || movable.length === 0
  const [moveAll, moveFound] = side === 'candidates' ? [t.addAll, t.addFound] : [t.removeAll, t.removeFound]
  return (
    <S.Pane {...part(side)}>
      <S.Head {...part('pane-head')}>
        <Checkbox
          {...part('select-all')}
          aria-label={t.selectAll(title)}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          disabled={isIdle}
          onCheckedChange={() => pane.toggleEvery()}
        >
          {title}
        </Checkbox>
        {total === undefined ? null : <span {...part('count')}>{t.count(total, max)}</span>}
        <Button {...part('move-all')} variant="text" disabled={isIdle} onClick={({ nativeEvent }) => onMoveAll(nativeEvent)}>
          {isSearched ? moveFound(movable.length) : moveAll}
        </Button>
      </S.Head>
      <TextInput
        {...part('search')}
        type="search"
        aria-label={t.search(title)}
        placeholder={t.search(title)}
        start={<Glyph d={searchGlyph} size={16} />}
        clearable
        disabled={disabled}
        value={query}
        onValueChange={onSearch}
        onKeyDown={pane.onSearchKeyDown}
      />
      <S.Rows {...part('rows')}>
        <S.List
          {...part('list')}
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-label={`${label} ${title}`}
          aria-multiselectable="true"
          aria-busy={isBusy || undefined}
          aria-disabled={disabled || undefined}
          aria-activedescendant={active && activeIndex >= first && activeIndex < end ? rowId(id, pane.place) : undefined}
          onKeyDown={pane.onKeyDown}
          onClick={pane.onClick}
          onPointerDown={pane.letGo}
          onWheel={pane.letGo}
        >
          <div {...part('spacer')} ref={body} role="presentation" style={{ paddingBlock: `${above}px ${below}px` }}>
            <TransferRows
              id={id}
              rows={rows.slice(first, end)}
              first={first}
              count={shown.length}
              marked={marks}
              active={active?.value}
              disabled={disabled}
              removable={side === 'chosen'}
              classNames={classNames}
            />
          </div>
        </S.List>
        {shown.length === 0 ? <S.Blank {...part('blank')}>{isSearched && total ? t.notFound(query.trim()) : blank}</S.Blank> : null}
      </S.Rows>
    </S.Pane>
  )
}
