import { StatusTag } from '@mall/ui/status-tag'
import { Switch } from '@mall/ui/switch'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import * as S from './OrderedRows.styles.ts'

export interface OrderedRow {
  readonly name: string
  readonly note: string
  /** Something has to change before it can be published. */
  readonly hasProblem: boolean
  /** It is not what buyers see now. */
  readonly isChanged?: boolean
  /** Whether it is shown; undefined where that cannot be chosen. */
  readonly isShown?: boolean
  /** Before its name. */
  readonly picture?: ReactNode
}

export interface OrderedRowsProps {
  readonly label: string
  readonly rows: readonly OrderedRow[]
  /** -1: none. */
  readonly chosen: number
  readonly disabled: boolean
  readonly onChoose: (at: number) => void
  readonly onMove?: (from: number, to: number) => void
  readonly onShow?: (at: number, isShown: boolean) => void
}

/** Rows to choose one of, in an order that is changed by dragging or by Alt with the arrows; space shows or hides the one that has the focus. */
export const OrderedRows = ({ label, rows, chosen, disabled, onChoose, onMove, onShow }: OrderedRowsProps) => {
  const [lifted, setLifted] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const canMove = onMove !== undefined && !disabled && rows.length > 1

  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return
    onMove?.(from, to)
    // The focus goes along with its row.
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || !canMove) return
    event.preventDefault()
    move(at, at + step)
  }
  return (
    <S.Rows ref={list} aria-label={label}>
      {rows.map(({ name, note, hasProblem, isChanged = false, isShown, picture }, at) => (
        // Rows have no name of their own that stays while it is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <S.Row key={at} data-chosen={at === chosen ? '' : undefined} data-lifted={lifted === at ? '' : undefined} data-over={over === at ? '' : undefined} data-hidden={isShown === false ? '' : undefined}>
          <S.Choose
            type="button"
            aria-pressed={at === chosen}
            aria-keyshortcuts={canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
            draggable={canMove}
            onClick={() => onChoose(at)}
            onKeyDown={(event) => onKeyDown(event, at)}
            onDragStart={() => setLifted(at)}
            onDragOver={(event) => {
              if (lifted === null || lifted === at) return
              event.preventDefault()
              setOver(at)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              if (lifted === null) return
              event.preventDefault()
              move(lifted, at)
              setOver(null)
            }}
            onDragEnd={() => {
              setLifted(null)
              setOver(null)
            }}
          >
            {picture}
            <span>
              <strong>{name}</strong>
              <small>{note}</small>
            </span>
            {hasProblem ? <StatusTag tone="warning">要改</StatusTag> : isChanged ? <StatusTag tone="info">改</StatusTag> : null}
          </S.Choose>
          {isShown === undefined || onShow === undefined ? null : <Switch aria-label={`显示${name}`} checked={isShown} disabled={disabled} onCheckedChange={(checked) => onShow(at, checked)} />}
        </S.Row>
      ))}
    </S.Rows>
  )
}
