import { useEffect, useRef } from 'react'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import * as S from './TableHead.styles.ts'
import { ColumnResizer } from './ColumnResizer.tsx'
import type { ColumnResizeDetails } from './ColumnResizer.tsx'
import { columnName, SHARED_WIDTH } from './columns.ts'
import type { CellFrame, TableColumn } from './columns.ts'
import type { SelectionState, TableSort } from './selection.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  frames: readonly CellFrame[]
  selectable: boolean
  selectAllLabel: string
  state: SelectionState
  canSelectAll: boolean
  /** The bulk bar covers the header: elements under it are not focusable. */
  covered: boolean
  order: TableSort | null
  onToggleAll: (event: Event) => void
  onSort: (key: string, event: Event) => void
  widthLabel: (name: string) => string
  onPreviewWidth: (key: string, width: number) => void
  onResize: ((key: string, width: number, details: ColumnResizeDetails) => void) | undefined
  classNames: ClassNames<'head' | 'head-row' | 'header' | 'resize' | 'select' | 'select-all' | 'select-label' | 'sort' | 'sort-mark'> | undefined
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The second half of a closing bracket is blank: what is below ends where its ink does. */
const Name = ({ header }: Pick<TableColumn<never>, 'header'>) => (typeof header === 'string' && header.endsWith('）') ? <S.Closed>{header}</S.Closed> : header)

export const TableHead = <Row,>(props: TableHeadProps<Row>) => {
  const { columns, frames, selectable, selectAllLabel, state, canSelectAll, covered, order, onToggleAll, onSort, classNames, ...sizing } = props
  const { widthLabel, onPreviewWidth, onResize } = sizing
  const part = partsOf(classNames)
  const all = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (all.current) all.current.indeterminate = state === 'some'
  }, [state])
  return (
    <thead {...part('head')}>
      <tr {...part('head-row')} aria-rowindex={1} data-covered={covered ? '' : undefined}>
        {selectable ? (
          <th scope="col" {...part('select')}>
            <label {...part('select-label')}>
              <input
                {...part('select-all')}
                ref={all}
                type="checkbox"
                aria-label={selectAllLabel}
                checked={state === 'all'}
                disabled={!canSelectAll}
                onChange={({ nativeEvent }) => onToggleAll(nativeEvent)}
              />
            </label>
          </th>
        ) : null}
        {columns.map((column, at) => {
          const sorted = order?.key === column.key ? ariaSort[order.order] : 'none'
          return (
            <th key={column.key} {...part('header')} scope="col" aria-sort={column.sort ? sorted : undefined} {...frames[at]}>
              {column.sort ? (
                <button {...part('sort')} type="button" disabled={covered} onClick={({ nativeEvent }) => onSort(column.key, nativeEvent)}>
                  <Name header={column.header} />
                  <svg {...part('sort-mark')} width="8" height="14" viewBox="0 0 8 14" fill="currentColor" aria-hidden="true">
                    <path data-up="" d="M4 1 7.5 6h-7z" />
                    <path data-down="" d="M4 13 .5 8h7z" />
                  </svg>
                </button>
              ) : (
                <Name header={column.header} />
              )}
              {onResize ? (
                <ColumnResizer
                  label={widthLabel(columnName(column))}
                  width={column.width ?? column.minWidth ?? SHARED_WIDTH}
                  onPreview={(width) => onPreviewWidth(column.key, width)}
                  onResize={(width, details) => onResize(column.key, width, details)}
                  classNames={classNames}
                />
              ) : null}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
