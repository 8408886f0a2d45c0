import { useMemo, useRef } from 'react'
import { useLatest } from '../hooks/use-latest.ts'

/** The position of the piece, written directly to the elements as the share of the way, so that a movement causes no React render. */
export const usePosition = (valueText: (x: number, max: number) => string) => {
  const rootRef = useRef<HTMLDivElement>(null)
  const handleRef = useRef<HTMLDivElement>(null)
  const at = useRef({ left: 0, max: 0 })
  const latest = useLatest(valueText)

  const piece = useMemo(
    () => ({
      /** Moves the left edge of the piece, in picture pixels, clamped to 0 and `max`. Without `max` the last one applies. */
      place: (target: number, max = at.current.max) => {
        const left = Math.min(max, Math.max(0, target))
        at.current = { left, max }
        // A rail is as long as the travel, so percentages work at any width and zoom.
        rootRef.current?.style.setProperty('--share', `${max > 0 ? left / max : 0}`)
        const x = Math.round(left)
        handleRef.current?.setAttribute('aria-valuenow', `${x}`)
        handleRef.current?.setAttribute('aria-valuetext', latest.current(x, max))
      },
      left: () => at.current.left,
      /** The left edge in whole pixels. */
      x: () => Math.round(at.current.left),
    }),
    [latest],
  )
  return { piece, rootRef, handleRef }
}
