import { quickOrderLimits, type QuickOrderCheck } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Price } from '@mall/ui/price'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'
import { memo, useCallback, useState } from 'react'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { productHref } from '../../../site/routes.ts'
import { gridColumns, isBlank, type Checks, type GridAction, type GridColumn, type GridRow } from './grid-rows.ts'
import * as S from './OrderGrid.styles.ts'
import { useGridKeys } from './use-grid-keys.ts'

interface OrderGridProps {
  readonly rows: readonly GridRow[]
  readonly checks: Checks
  readonly onAction: (action: GridAction) => void
}

const titles: Readonly<Record<GridColumn, string>> = { code: '商品编码', quantity: '数量', remark: '备注' }

const toneOf = ({ Verdict, FixedQuantity }: QuickOrderCheck): StatusTone => {
  if (Verdict === 'OK') return 'success'
  if (Verdict === 'DUPLICATE') return 'neutral'
  return FixedQuantity === null ? 'danger' : 'warning'
}

/** Which cell what was found out is about. */
const isAbout = (column: GridColumn, check: QuickOrderCheck | undefined): boolean => {
  if (check === undefined || check.Verdict === 'OK' || check.Verdict === 'DUPLICATE') return false
  return column === (['LOW_STOCK', 'MOQ', 'STEP', 'MAX', 'UNIT', 'QTY_INVALID'].includes(check.Verdict) ? 'quantity' : 'code')
}

interface CellProps {
  readonly index: number
  readonly column: number
  readonly text: string
  readonly isActive: boolean
  readonly invalid: boolean
  readonly onCommit: (column: GridColumn, text: string) => void
}

/** What is typed stays in the cell until it is left: a key draws nothing else. */
const Cell = ({ index, column, text, isActive, invalid, onCommit }: CellProps) => {
  const [draft, setDraft] = useState<string | null>(null)
  const key = gridColumns[column] ?? 'code'
  return (
    <S.Cell role="gridcell" aria-colindex={column + 2} data-column={key} data-invalid={invalid ? '' : undefined}>
      <input
        data-row={index}
        data-column={column}
        tabIndex={isActive ? 0 : -1}
        aria-label={`第${index + 1}行 ${titles[key]}`}
        aria-invalid={invalid}
        aria-describedby={invalid ? `quick-order-${index}` : undefined}
        autoComplete="off"
        inputMode={key === 'quantity' ? 'numeric' : 'text'}
        placeholder={index === 0 || key === 'remark' ? titles[key] : undefined}
        value={draft ?? text}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onKeyDown={({ key: pressed }) => {
          if (pressed === 'Escape') setDraft(null)
        }}
        onBlur={() => {
          if (draft !== null) onCommit(key, draft)
          setDraft(null)
        }}
      />
    </S.Cell>
  )
}

interface RowProps {
  readonly row: GridRow
  readonly index: number
  readonly check: QuickOrderCheck | undefined
  /** The column that the tab stop is in, when it is in this row. */
  readonly activeColumn: number | null
  readonly onAction: OrderGridProps['onAction']
}

const Row = memo(function Row({ row, index, check, activeColumn, onAction }: RowProps) {
  const { id } = row
  const product = check?.Product ?? null
  const [nearest] = check?.Nearest ?? []
  const commit = useCallback((column: GridColumn, text: string) => onAction({ type: 'set', id, column, text }), [id, onAction])
  return (
    <S.Row role="row" aria-rowindex={index + 2} data-blank={isBlank(row) ? '' : undefined}>
      <S.Number role="rowheader" aria-colindex={1}>
        {index + 1}
      </S.Number>
      {gridColumns.map((key, column) => (
        <Cell key={key} index={index} column={column} text={row[key]} isActive={activeColumn === column} invalid={isAbout(key, check) || row[key].length > quickOrderLimits[key]} onCommit={commit} />
      ))}
      <S.Found role="gridcell" aria-colindex={5} data-part="product">
        {product === null ? null : (
          <Goods product={product} size={28} href={productHref(product.ProductCode)} oneLine>
            {product.Price === null ? null : <Price value={product.Price} kind={product.IsAgreed ? 'agreed' : 'plain'} size="small" unit={product.Unit} />}
          </Goods>
        )}
        {nearest === undefined ? null : (
          <Button variant="text" title={nearest.CustomerProductName} onClick={() => onAction({ type: 'set', id, column: 'code', text: nearest.ProductCode })}>
            <S.Nearest>{`改为 ${nearest.ProductCode} ${nearest.CustomerProductName}`}</S.Nearest>
          </Button>
        )}
      </S.Found>
      <S.Found role="gridcell" aria-colindex={6} data-part="result" id={`quick-order-${index}`}>
        {check === undefined ? null : <StatusTag tone={toneOf(check)}>{check.Message}</StatusTag>}
      </S.Found>
      <S.Found role="gridcell" aria-colindex={7} data-part="remove">
        {isBlank(row) ? null : (
          <Button variant="text" tabIndex={-1} icon={<Icon name="close" />} aria-label={`删除第${index + 1}行`} onClick={() => onAction({ type: 'remove', id })} />
        )}
      </S.Found>
    </S.Row>
  )
})

/** 手动录入: a table that is typed in, walked through and pasted into as in a spreadsheet. */
export const OrderGrid = ({ rows, checks, onAction }: OrderGridProps) => {
  const { active, ...keys } = useGridKeys(onAction, (row) => rows[row]?.id)
  return (
    <S.Grid role="grid" aria-label="快速下单商品" aria-rowcount={rows.length + 1} aria-colcount={7} {...keys}>
      <S.Head role="row" aria-rowindex={1}>
        {['行', '商品编码', '数量', '备注', '商品', '结果', '操作'].map((title, index) => (
          <span key={title} role="columnheader" aria-colindex={index + 1}>
            {title}
          </span>
        ))}
      </S.Head>
      {rows.map((row, index) => (
        <Row key={row.id} row={row} index={index} check={checks.get(row.id)} activeColumn={active.row === index ? active.column : null} onAction={onAction} />
      ))}
    </S.Grid>
  )
}
