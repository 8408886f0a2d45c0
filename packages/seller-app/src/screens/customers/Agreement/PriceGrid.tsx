import type { AgreementProduct } from '@mall/api/seller/contract'
import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { memo, useEffect, useId, useMemo, useState, type Dispatch, type ReactNode, type RefObject } from 'react'
import { boughtTexts, factsOf, fenText, gridColumnNames, gridColumns, isBlank, marginText, paidTexts, percentText, tierLines, tiersInWords, type GridAction, type GridColumn, type GridRow, type ProblemKind, type RowFacts } from './grid-rows.ts'
import { saysOf, type GridTable } from './grid-summary.ts'
import * as S from './PriceGrid.styles.ts'
import { useFillHandle } from './use-fill-handle.ts'
import type { GridMoves, RowRange } from './use-grid-moves.ts'
import { useRowWindow } from './use-row-window.ts'

/** What is done with the rows of a table that is written in. */
export interface GridEditing {
  readonly moves: GridMoves
  /** Always the same function: a step draws the rows alone that it changes. */
  readonly dispatch: Dispatch<GridAction>
  /** The corner of a cell was drawn down over others. */
  readonly onFill: (column: GridColumn, range: RowRange) => void
}

export interface PriceGridProps {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly table: GridTable
  /** Null: it is read alone. */
  readonly editing: GridEditing | null
  /** It is decided about, row by row. */
  readonly isJudged?: boolean
  /** What stands at the end of a row beside what is wrong with it: a decision. */
  readonly renderSaid?: (row: GridRow) => ReactNode
}

/** Heights of a row and of the head, px: on a phone of a card, and of none. */
export const useGridHeights = (kind: keyof typeof S.heights): { readonly height: number; readonly headHeight: number } => {
  const { card, row } = S.heights[kind]
  return useMediaQuery(mediaQueries.tablet) ? { height: card, headHeight: 0 } : { height: row, headHeight: S.headHeight }
}

interface CellProps {
  /** Of its row. */
  readonly id: number
  readonly at: number
  readonly column: GridColumn
  readonly text: string
  readonly isActive: boolean
  readonly placeholder?: string | undefined
  readonly describedBy?: string | undefined
  readonly dispatch: GridEditing['dispatch']
}

/** A price as those beside it are written: 1,752.00. A part of the market price, and what is no number, stay as they were typed. */
const grouped = (text: string): string => text.replace(/^\d{4,9}(?=\.|$)/, (whole) => Number(whole).toLocaleString('zh-CN'))

/** What is typed stays in the cell until it is left: a key draws nothing else, and a step draws the cells that it changes. */
const Cell = memo(function Cell({ id, at, column, text, isActive, placeholder, describedBy, dispatch }: CellProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isNumber = column === 'price'
  const input = (
    <S.Input
      data-row={at}
      data-column={gridColumns.indexOf(column)}
      data-end={isNumber ? '' : undefined}
      data-draft={draft === null ? undefined : ''}
      tabIndex={isActive ? 0 : -1}
      aria-label={`第${at + 1}行 ${gridColumnNames[column]}`}
      aria-invalid={describedBy === undefined ? undefined : true}
      aria-describedby={describedBy}
      autoComplete="off"
      inputMode={isNumber ? 'decimal' : 'text'}
      placeholder={placeholder}
      title={(column === 'reason' || column === 'tiers') && text !== '' ? text : undefined}
      value={draft ?? (isNumber ? grouped(text) : text)}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setDraft(null)
      }}
      onBlur={() => {
        if (draft !== null) dispatch({ type: 'set', id, column, text: draft })
        setDraft(null)
      }}
    />
  )
  // A product stands there once: its code is nothing to repeat.
  if (!isActive || column === 'code') return input
  return (
    <>
      {input}
      <S.FillHandle aria-hidden title="向下拖，填到下面的行" data-fill-row={at} data-fill-column={column} />
    </>
  )
})

const toneOf = (kind: ProblemKind): 'danger' | 'warning' => (kind === 'above' || kind === 'twice' ? 'warning' : 'danger')

interface RowCellsProps {
  readonly row: GridRow
  readonly at: number
  readonly product: AgreementProduct | null | undefined
  readonly facts: RowFacts
  /** Of a row that stands there twice: the place of the first. */
  readonly first: number | undefined
  readonly activeColumn: number | null
  /** Null: it is read alone. */
  readonly dispatch: GridEditing['dispatch'] | null
  readonly said: ReactNode
}

/** The unit of a price; a part of the market price has none. */
const UnitOf = ({ unit }: { readonly unit: string }) => (unit === '' ? null : <S.Unit title={unit}>{`/${unit}`}</S.Unit>)

/** Prices by quantity as they are read. */
const TierList = ({ row, facts, unit, isOver }: Pick<RowCellsProps, 'row' | 'facts'> & { readonly unit: string; readonly isOver: boolean }) => (
  <S.Tiers aria-hidden={isOver || undefined} title={isOver ? undefined : tiersInWords(facts, row.tiers, unit)}>
    {tierLines(facts, unit).map(({ quantity, price }) => <span key={quantity}><span>{quantity}</span> <span>{price}</span></span>)}
  </S.Tiers>
)

/** A cell that is read alone: a price is what is paid, whatever was typed. */
const Read = ({ row, column, facts, unit }: Pick<RowCellsProps, 'row' | 'facts'> & { readonly column: GridColumn; readonly unit: string }) => {
  if (column === 'price') {
    const [price, basis] = paidTexts(facts, row.price)
    return (
      <S.Paid>
        <b>{price}</b>
        <UnitOf unit={unit} />
        {basis === '' ? null : <small>{basis}</small>}
      </S.Paid>
    )
  }
  if (column === 'tiers' && (facts.terms?.Tiers.length ?? 0) > 0) return <TierList row={row} facts={facts} unit={unit} isOver={false} />
  return <S.Name title={row[column]}>{row[column] || '—'}</S.Name>
}

/** What a card says of a price where a column of its own has no room: 底价 98.00 毛利 10.3%, and of one that is read 20 箱 99.00. */
const factsText = (product: AgreementProduct | null | undefined, { margin }: RowFacts, tiers: string): string =>
  [product?.Floor == null ? '' : `底价 ${fenText(Math.round(product.Floor * 100))}`, margin === null ? '' : `毛利 ${marginText(margin)}`, tiers].filter((text) => text !== '').join('　')

const kindOf = ({ facts, first }: Pick<RowCellsProps, 'facts' | 'first'>): ProblemKind | null => (first === undefined ? facts.kind : 'twice')

const RowCells = memo(function RowCells({ row, at, product, facts, first, activeColumn, dispatch, said }: RowCellsProps) {
  const kind = kindOf({ facts, first })
  const sayId = useId()
  const unit = product?.Unit ?? ''
  const isWrong = kind !== null && kind !== 'low' && kind !== 'above'
  const cell = (column: GridColumn, more: { readonly placeholder?: string } = {}) =>
    dispatch === null ? (
      <Read row={row} column={column} facts={facts} unit={unit} />
    ) : (
      <Cell
        id={row.id}
        at={at}
        column={column}
        text={column === 'tiers' ? tiersInWords(facts, row.tiers, unit) : row[column]}
        isActive={activeColumn === gridColumns.indexOf(column)}
        describedBy={isWrong && (column === 'code' || column === 'price') ? sayId : undefined}
        dispatch={dispatch}
        {...more}
      />
    )
  const bought = product ? boughtTexts(product) : (['—', undefined] as const)
  const change = facts.beforeFen === null ? '—' : percentText(facts.change)
  const problem = kind === 'twice' ? `和第 ${(first ?? 0) + 1} 行重复` : facts.text
  const hasTiers = (facts.terms?.Tiers.length ?? 0) > 0
  const needsReason = kind === 'silent' || kind === 'low' || row.reason !== ''
  return (
    <>
      <span role="rowheader" data-cell="no" data-end=""><S.Number>{at + 1}</S.Number></span>
      <span role="gridcell" data-cell="name">
        {product ? <ProductPicture src={product.ImageUrl} size={24} loading="lazy" /> : isBlank(row) ? null : <S.Blank aria-hidden />}
        <S.Name title={product?.Name}>{product?.Name ?? (isBlank(row) ? '' : product === null ? '没有这个商品' : '正在找…')}</S.Name>
      </span>
      <span role="gridcell" data-cell="code" data-quiet="">{cell('code', isBlank(row) ? { placeholder: '输入编码' } : {})}</span>
      <span role="gridcell" data-cell="material" data-quiet="">{cell('material', { placeholder: '—' })}</span>
      <span role="gridcell" data-cell="market" data-end="" data-quiet="">{product?.Market[0] === undefined ? '—' : fenText(Math.round(product.Market[0].Price * 100))}</span>
      <span role="gridcell" data-end="" data-quiet="">{fenText(facts.beforeFen)}</span>
      <span role="gridcell" data-cell="price" data-end="">{cell('price')}{dispatch === null || facts.terms?.Percent != null ? null : <UnitOf unit={unit} />}</span>
      <span role="gridcell" data-cell="change" data-end="" data-none={change === '—' ? '' : undefined}>{change}</span>
      <span role="gridcell" data-end="" data-quiet="">{product?.Floor == null ? '—' : fenText(Math.round(product.Floor * 100))}</span>
      <span role="gridcell" data-end="">{marginText(facts.margin)}</span>
      <span role="gridcell" data-cell="tiers" data-quiet="" data-lines={hasTiers ? '' : undefined}>
        {dispatch === null ? null : <S.CardLabel aria-hidden>阶梯</S.CardLabel>}
        {cell('tiers', { placeholder: '—' })}
        {hasTiers && dispatch !== null ? <TierList row={row} facts={facts} unit={unit} isOver /> : null}
      </span>
      <span role="gridcell" data-cell="say" id={sayId}>
        {kind === null || problem === '' ? null : (
          <S.Say data-tone={toneOf(kind)}>
            <Icon name={toneOf(kind) === 'danger' ? 'error' : 'warning'} size={16} />
            <S.Name title={problem}>{problem}</S.Name>
          </S.Say>
        )}
        {kind === 'twice' && dispatch !== null ? (
          <>
            <Button variant="text" onClick={() => dispatch({ type: 'removeAt', at })}>留那行</Button>
            <Button variant="text" onClick={() => dispatch({ type: 'removeAt', at: first ?? 0 })}>留这行</Button>
          </>
        ) : null}
        {needsReason ? cell('reason', { placeholder: kind === 'silent' ? '写原因才能送批' : '' }) : null}
        {said}
      </span>
      <span role="gridcell" data-cell="facts" data-quiet="" data-none={said || needsReason || problem !== '' ? '' : undefined}>
        <S.Name>{factsText(product, facts, dispatch === null ? tiersInWords(facts, row.tiers, unit) : '')}</S.Name>
      </span>
      <span role="gridcell" data-cell="bought" data-end="" data-quiet=""><S.Name title={bought[1]}>{bought[0]}</S.Name></span>
    </>
  )
})

interface RowProps extends RowCellsProps {
  readonly height: number
  /** Its cell that is marked. A mark draws no cell: all rows may be chosen at once. */
  readonly selected: GridColumn | null
  /** Which ends of the range it is: both of a range of one row. */
  readonly edge: string | undefined
}

const Row = memo(function Row({ height, selected, edge, ...cells }: RowProps) {
  const { at } = cells
  return (
    <S.Row role="row" aria-rowindex={at + 2} data-kind={kindOf(cells) ?? undefined} data-selected={selected ?? undefined} data-edge={edge} style={{ insetBlockStart: at * height }}>
      <RowCells {...cells} />
    </S.Row>
  )
})

const heads: readonly { readonly title: string; readonly cell?: string; readonly end?: boolean; readonly on?: boolean }[] = [
  { title: '行', end: true }, { title: '商品' }, { title: '编码' }, { title: '客户物料编码', cell: 'material' }, { title: '市场价', cell: 'market', end: true }, { title: '上期价', end: true },
  { title: '价格（元）', end: true, on: true }, { title: '变化', end: true }, { title: '底价', end: true }, { title: '毛利', end: true }, { title: '阶梯' }, { title: '要说的' }, { title: '近一年', cell: 'bought', end: true },
]

/** 协议编辑: the prices of a version as a sheet, of which only the rows in sight are drawn. */
export const PriceGrid = ({ scroller, table, editing, isJudged = false, renderSaid }: PriceGridProps) => {
  const { rows, known, firsts } = table
  const isRead = editing === null
  // What is written in keeps its columns while it is typed.
  const says = useMemo(() => isRead && saysOf(table), [isRead, table])
  const { height, headHeight } = useGridHeights(isRead ? (isJudged ? 'judged' : 'read') : 'written')
  const { first, end } = useRowWindow(rows.length, height, scroller)
  // The rows in sight change by scrolling alone, too.
  useEffect(() => editing?.moves.goToWanted())
  const active = editing?.moves.active
  const range = editing?.moves.range ?? null
  const { fill, onPointerDown } = useFillHandle(scroller, {
    rows,
    height,
    headHeight,
    onFill: (column, drawn) => {
      if (drawn.to > drawn.from) editing?.onFill(column, drawn)
      editing?.moves.go({ at: drawn.from, column: gridColumns.indexOf(column) })
    },
  })
  const marked = fill ?? (range === null ? null : { ...range, column: 'price' as const })
  return (
    <S.Scroller ref={scroller} tabIndex={isRead ? 0 : undefined} role="grid" aria-label="协议商品" aria-rowcount={rows.length + 1} aria-readonly={isRead} data-judges={isJudged ? '' : undefined} data-says={says ? '' : undefined} data-filling={fill === null ? undefined : ''} {...editing?.moves.handlers} onPointerDown={isRead ? undefined : onPointerDown}>
      <S.Head role="row" aria-rowindex={1}>
        {heads.map(({ title, cell, end: isEnd, on }) => (
          <span key={title} role="columnheader" data-cell={cell} data-end={isEnd ? '' : undefined} data-on={on ? '' : undefined}>{title}</span>
        ))}
      </S.Head>
      <S.Body role="rowgroup" style={{ '--row-height': `${height}px`, blockSize: rows.length * height }}>
        {rows.slice(first, end).map((row, offset) => {
          const at = first + offset
          return (
            <Row
              key={row.id}
              row={row}
              at={at}
              height={height}
              product={known.get(row.code)}
              facts={factsOf(row, known)}
              first={firsts.get(at)}
              activeColumn={active?.at === at ? active.column : null}
              selected={marked !== null && at >= marked.from && at <= marked.to ? marked.column : null}
              edge={marked === null ? undefined : [at === marked.from ? 'first' : '', at === marked.to ? 'last' : ''].join(' ').trim() || undefined}
              dispatch={editing?.dispatch ?? null}
              said={renderSaid?.(row)}
            />
          )
        })}
      </S.Body>
    </S.Scroller>
  )
}
