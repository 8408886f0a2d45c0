'use client'

import { useCallback, useImperativeHandle, useMemo, useRef } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import type { ColumnResizeDetails } from './ColumnResizer.tsx'
import { cellFrames, gridTemplate } from './columns.ts'
import type { TableColumn } from './columns.ts'
import * as S from './Table.styles.ts'
import { TableHead } from './TableHead.tsx'
import { TableMessage, TableSkeleton, TableTotal } from './TableParts.tsx'
import { TableRow } from './TableRow.tsx'
import { useRowMotion } from './use-row-motion.ts'
import { useRowEvents } from './use-row-events.ts'
import type { TableRowDetails } from './use-row-events.ts'
import { useTable } from './use-table.ts'
import type { TableOptions } from './use-table.ts'
import { VirtualRows } from './VirtualRows.tsx'
import { VIRTUAL_FROM } from './windowing.ts'

const defaultMessages = {
  empty: '暂无数据',
  error: '加载失败，点击重试',
  selectAll: '全选',
  selectRow: (key: string) => `选择 ${key}`,
  selected: (count: number) => `已选 ${count} 项`,
  clear: '取消选择',
  bulk: '批量操作',
  total: '合计',
  width: (name: string) => `${name}列宽`,
}

/** Texts of {@link Table}. */
export type TableMessages = typeof defaultMessages

/** Props of {@link Table}; all other props are passed to its outer element. */
export interface TableProps<Row> extends TableOptions<Row>, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the table for screen readers, e.g. 订单列表. */
  label: string
  columns: readonly TableColumn<Row>[]
  /** `loading` without rows shows a skeleton; with rows they stay and the table is marked as busy. */
  status?: 'ready' | 'loading' | 'error' | undefined
  /** Shown when there are no rows; 暂无数据 by default. Offer the next step. */
  empty?: ReactNode
  /** Shown after a failure; by default a button that calls `onRetry`. */
  error?: ReactNode
  onRetry?: (() => void) | undefined
  /** Reaches the edges of its sheet: no frame but a line above, and the first and last cells begin where the sheet's words do. */
  flush?: boolean | undefined
  /** Rows have check boxes. */
  selectable?: boolean | undefined
  /** Shown in place of the header while rows are selected. */
  bulkActions?: ((keys: readonly string[]) => ReactNode) | undefined
  /** CSS height beyond which the rows scroll under the header. From 200 rows on the table is virtual and has a default height. */
  maxHeight?: string | undefined
  /** Height of a row before it is measured, in px; 40 by default. */
  estimatedRowHeight?: number | undefined
  /** Accessible name of a row's check box; its key by default. */
  rowLabel?: ((row: Row) => string) | undefined
  /** What is said of a row below its cells, as wide as the table; null where there is nothing. Keep it few: it is there for what decides about its row. */
  renderDetail?: ((row: Row) => ReactNode) | undefined
  /** Key of the row that is looked at beside the table. */
  openKey?: string | null | undefined
  /** A press on a row beside its links and buttons, or space on it. With this or `onRowOpen` the rows take the focus: J and K move it. */
  onRowPeek?: ((row: Row, details: TableRowDetails) => void) | undefined
  /** Enter on a row. */
  onRowOpen?: ((row: Row, details: TableRowDetails) => void) | undefined
  /** Columns get a handle for their width, in px. Store it and give it back by `arrangeColumns`. */
  onColumnResize?: ((key: string, width: number, details: ColumnResizeDetails) => void) | undefined
  messages?: Partial<TableMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'body' | 'bone' | 'bulk-bar' | 'cell' | 'clear' | 'detail' | 'foot' | 'grid' | 'head' | 'head-row' | 'header' | 'message' | 'resize' | 'retry' | 'row' | 'scroller' | 'select' | 'select-all' | 'select-label' | 'selected' | 'sort' | 'sort-mark' | 'total' | 'total-label' | 'total-row'> | undefined
}

/** A scrolling element must be reachable by keyboard, also when no cell has a control. */
const scrollable = { tabIndex: 0 } as const

/**
 * A table with a sticky header, sorting, selection with a bulk bar, frozen columns and a total row; a skeleton, an empty and a failed
 * state. It is a real `<table>` with grid layout: it
 * can be copied into a spreadsheet, and 1,000 rows cost as much as the visible ones.
 *
 * Data attributes: `data-status` and `data-flush` on the root, `data-peek` on the `<table>`, `data-selected`, `data-open`, `data-detailed` and `data-motion` on rows, `data-frozen`, `data-align`, `data-line` and `data-shared` on cells.
 */
export const Table = withRef(function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, status = 'ready', empty, error, onRetry, flush, selectable = false, bulkActions, classNames, ...others } = props
  const { selection, defaultSelection, onSelectionChange, isSelectable, sort, defaultSort, onSortChange, ...more } = others
  const { maxHeight, estimatedRowHeight = 40, rowLabel, messages, style, ...behaviour } = more
  const { renderDetail, openKey = null, onRowPeek, onRowOpen, onColumnResize, ref, ...rest } = behaviour
  const part = partsOf(classNames)
  const t = useMessages('Table', defaultMessages, messages)
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const rowEvents = useRowEvents({ rows, onRowPeek, onRowOpen })
  const table = useTable({ rows, rowKey, selection, defaultSelection, onSelectionChange, isSelectable, sort, defaultSort, onSortChange })
  const motion = useRowMotion(rows, rowKey, table.order)
  const frames = useMemo(() => cellFrames(columns, selectable), [columns, selectable])
  const keyOf = useCallback((index: number) => keyAt(rows, index, rowKey), [rows, rowKey])
  const hasTotal = columns.some((column) => column.total !== undefined) && rows.length > 0
  const isVirtual = rows.length >= VIRTUAL_FROM
  const isSteady = isVirtual || rows.length === 0
  const hasBulkBar = selectable && bulkActions !== undefined
  const covered = hasBulkBar && table.selected.length > 0

  const previewWidth = (key: string, width: number) => {
    const drawn = columns.map((column) => (column.key === key ? { ...column, width, isResized: true } : column))
    root.current?.style.setProperty('--mall-table-columns', gridTemplate(drawn, selectable, isSteady))
  }

  const renderRow = (index: number) => {
    const row = rows[index]
    if (row === undefined) return null
    const key = rowKey(row)
    return (
      <TableRow
        key={key}
        row={row}
        index={index}
        rowIndex={index + 2}
        motion={motion !== null && !isVirtual && index >= motion.from ? `${motion.kind}${motion.isAgain ? '-again' : ''}` : undefined}
        detail={renderDetail?.(row) ?? null}
        columns={columns}
        frames={frames}
        selectLabel={selectable ? t.selectRow(rowLabel?.(row) ?? key) : ''}
        selectKey={selectable ? key : undefined}
        isSelected={table.chosen.has(key)}
        isOpen={key === openKey}
        hasKeys={rowEvents.onKeyDown !== undefined}
        canSelect={isSelectable?.(row) ?? true}
        onToggle={table.toggleRow}
        classNames={classNames}
      />
    )
  }
  const body = () => {
    if (status === 'error') return <TableMessage classNames={classNames}>{error ?? <Button {...part('retry')} onClick={onRetry}>{t.error}</Button>}</TableMessage>
    if (rows.length === 0 && status === 'loading') return <TableSkeleton columns={columns} frames={frames} selectable={selectable} classNames={classNames} />
    if (rows.length === 0) return <TableMessage classNames={classNames}>{empty ?? t.empty}</TableMessage>
    if (isVirtual)
      return <VirtualRows count={rows.length} scroller={scroller} estimate={estimatedRowHeight} keyOf={keyOf} renderRow={renderRow} classNames={classNames} />
    return <tbody {...part('body')}>{rows.map((_, index) => renderRow(index))}</tbody>
  }

  return (
    <S.Root
      data-part="table"
      ref={root}
      data-status={status}
      data-flush={flush ? '' : undefined}
      {...rest}
      style={{
        '--mall-table-columns': gridTemplate(columns, selectable, isSteady),
        '--mall-table-height': maxHeight ?? (isVirtual ? 'min(72vh, 800px)' : 'none'),
        ...style,
      }}
    >
      {/* Rendered from the start: style rules inserted with the first selection would cause a layout of the whole page. */}
      {hasBulkBar ? (
        <S.BulkBar {...part('bulk-bar')} aria-label={t.bulk} hidden={!covered}>
          {covered ? (
            <>
              <output {...part('selected')}>{t.selected(table.selected.length)}</output>
              {bulkActions(table.selected)}
              <Button {...part('clear')} variant="text" onClick={({ nativeEvent }) => table.clear(nativeEvent)}>
                {t.clear}
              </Button>
            </>
          ) : null}
        </S.BulkBar>
      ) : null}
      <S.Scroller {...part('scroller')} ref={scroller} {...scrollable} {...rowEvents}>
        <S.Grid {...part('grid')} aria-label={label} aria-rowcount={rows.length + 1 + (hasTotal ? 1 : 0)} aria-busy={status === 'loading' ? true : undefined} data-peek={onRowPeek ? '' : undefined}>
          <TableHead
            columns={columns}
            frames={frames}
            selectable={selectable}
            selectAllLabel={t.selectAll}
            state={table.state}
            canSelectAll={table.hasSelectable}
            covered={covered}
            order={table.order}
            onToggleAll={table.toggleEvery}
            onSort={table.sortBy}
            widthLabel={t.width}
            onPreviewWidth={previewWidth}
            onResize={onColumnResize}
            classNames={classNames}
          />
          {body()}
          {hasTotal ? (
            <TableTotal columns={columns} frames={frames} selectable={selectable} label={t.total} rowIndex={rows.length + 2} classNames={classNames} />
          ) : null}
        </S.Grid>
      </S.Scroller>
    </S.Root>
  )
})

const keyAt = <Row,>(rows: readonly Row[], index: number, rowKey: (row: Row) => string): string => {
  const row = rows[index]
  return row === undefined ? String(index) : rowKey(row)
}
