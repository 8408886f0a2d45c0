import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { isBlank, type GridColumn, type GridRow } from './grid-rows.ts'
import type { RowRange } from './use-grid-moves.ts'

/** The cells that a drag would fill, with the one it began in. */
interface Fill extends RowRange {
  readonly column: GridColumn
}

interface FillHandleOptions {
  readonly rows: readonly GridRow[]
  readonly height: number
  readonly headHeight: number
  /** The drag has ended on another row. */
  readonly onFill: (column: GridColumn, range: RowRange) => void
}

/** Pixels beyond the edge of the table for each further row of a frame. */
const pixelsOfRow = 24

/** How long a frame takes where drawing keeps up, ms. */
const frameMs = 1000 / 60

/**
 * The corner of a cell that is drawn down over those that become like it. The page follows the pointer while it is pressed: the row in which it began may go out of sight and be left
 * out. At the edges the table moves by itself. Only what is drawn knows of it until it ends, so that a move draws the rows in sight alone.
 */
export const useFillHandle = (scroller: RefObject<HTMLElement | null>, { rows, height, headHeight, onFill }: FillHandleOptions) => {
  const [fill, setFill] = useState<Fill | null>(null)
  const pointerY = useRef(0)
  /** When the table was last looked at, ms; 0: not in this drag. */
  const frameBefore = useRef(0)
  // The blank row at the end is not one to be filled.
  const last = rows.findLastIndex((row) => !isBlank(row))

  /** The fill with the row that the pointer is over as its last. */
  const reached = (now: Fill): Fill => {
    const box = scroller.current
    if (box === null) return now
    const under = Math.floor((pointerY.current - box.getBoundingClientRect().top - headHeight + box.scrollTop) / height)
    const to = Math.max(now.from, Math.min(last, under))
    return to === now.to ? now : { ...now, to }
  }
  const reach = () => setFill((now) => (now === null ? null : reached(now)))

  useEffect(() => {
    if (fill === null) return undefined
    let frame = 0
    const follow = (now: number) => {
      const box = scroller.current
      if (box !== null) {
        const { top, bottom } = box.getBoundingClientRect()
        const past = Math.max(0, pointerY.current - bottom + height) - Math.max(0, top + headHeight - pointerY.current)
        if (past !== 0) {
          // Where drawing does not keep up, fewer rows at a time: it stays a movement that can be stopped.
          const share = frameBefore.current === 0 ? 1 : Math.min(1, frameMs / (now - frameBefore.current))
          box.scrollTop += Math.sign(past) * Math.ceil((Math.abs(past) / pixelsOfRow) * share) * height
          reach()
        }
      }
      frameBefore.current = now
      frame = requestAnimationFrame(follow)
    }
    const cancel = () => setFill(null)
    const move = ({ clientY, pointerType, buttons }: globalThis.PointerEvent) => {
      // Released where the page could not see it.
      if (pointerType === 'mouse' && buttons === 0) return cancel()
      pointerY.current = clientY
      reach()
    }
    // The last move may not be drawn yet.
    const end = ({ clientY }: globalThis.PointerEvent) => {
      pointerY.current = clientY
      setFill(null)
      onFill(fill.column, reached(fill))
    }
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel()
    }
    frame = requestAnimationFrame(follow)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', leave)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', leave)
    }
  })

  /** Begins on the handle, which names its cell. */
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { fillRow, fillColumn } = (event.target as HTMLElement).dataset
    if (fillRow === undefined || event.button !== 0) return
    // What is typed in the cell is in the table before it is copied.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    pointerY.current = event.clientY
    frameBefore.current = 0
    setFill({ column: fillColumn as GridColumn, from: Number(fillRow), to: Number(fillRow) })
  }

  return { fill, onPointerDown }
}
