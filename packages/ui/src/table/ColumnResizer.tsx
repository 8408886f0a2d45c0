import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { clampWidth, GREATEST_WIDTH, LEAST_WIDTH, widthAfterKey } from './column-widths.ts'

/** Why a column has another width. */
export interface ColumnResizeDetails {
  readonly reason: 'pointer' | 'keyboard'
  readonly event: Event
}

interface ColumnResizerProps {
  label: string
  /** In px, as far as it is known before the column is drawn. */
  width: number
  /** Shows a width while the pointer moves, without rendering the rows. */
  onPreview: (width: number) => void
  onResize: (width: number, details: ColumnResizeDetails) => void
  classNames: ClassNames<'resize'> | undefined
}

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

const drawnWidth = (element: Element): number => element.parentElement?.getBoundingClientRect().width ?? 0

/** The handle at the end of a column's head: dragged, or moved by the arrow keys. */
export const ColumnResizer = ({ label, width, onPreview, onResize, classNames }: ColumnResizerProps) => {
  const part = partsOf(classNames)
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const widthAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, from: { readonly x: number; readonly width: number }) =>
    clampWidth(from.width + (isRtl(currentTarget) ? from.x - clientX : clientX - from.x))
  return (
    // A slider, not a separator: browsers and screen readers agree on what its keys do.
    <span
      {...part('resize')}
      role="slider"
      aria-orientation="horizontal"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={GREATEST_WIDTH}
      aria-valuenow={Math.round(width)}
      aria-valuetext={`${Math.round(width)} px`}
      onKeyDown={(event) => {
        const next = widthAfterKey(event.key, drawnWidth(event.currentTarget), isRtl(event.currentTarget))
        if (next === null) return
        event.preventDefault()
        onResize(next, { reason: 'keyboard', event: event.nativeEvent })
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: drawnWidth(event.currentTarget) }
      }}
      onPointerMove={(event) => {
        if (start.current) onPreview(widthAt(event, start.current))
      }}
      onPointerUp={(event) => {
        const from = start.current
        start.current = null
        if (from && event.clientX !== from.x) onResize(widthAt(event, from), { reason: 'pointer', event: event.nativeEvent })
      }}
      onPointerCancel={() => {
        if (start.current) onPreview(start.current.width)
        start.current = null
      }}
    />
  )
}
