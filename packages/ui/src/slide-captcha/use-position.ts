import { useMemo, useRef } from 'react'
import { useLatest } from '../hooks/use-latest.ts'

/** Where the piece is, written to the elements themselves: a movement makes React draw nothing. */
export function usePosition(words: (x: number, max: number) => string) {
  const handleRef = useRef<HTMLDivElement>(null)
  const handleRailRef = useRef<HTMLDivElement>(null)
  const pieceRailRef = useRef<HTMLDivElement>(null)
  const fillRef = useRef<HTMLDivElement>(null)
  const at = useRef({ left: 0, max: 0 })
  const latest = useLatest(words)

  const piece = useMemo(
    () => ({
      /** Puts the left edge of the piece there, in picture pixels, within 0 and `max`, which stays when left out. */
      place: (wanted: number, max = at.current.max) => {
        const left = Math.min(max, Math.max(0, wanted))
        at.current = { left, max }
        // A rail is as long as the way, so its own percent is the way's: no pixels, at any width or zoom.
        const share = max > 0 ? left / max : 0
        for (const { current } of [handleRailRef, pieceRailRef]) if (current) current.style.transform = `translateX(${share * 100}%)`
        if (fillRef.current) fillRef.current.style.transform = `scaleX(${share})`
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
  return { piece, handleRef, handleRailRef, pieceRailRef, fillRef }
}
