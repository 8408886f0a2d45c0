import { useMemo, useRef } from 'react'
import { useLatest } from '../hooks/use-latest.ts'

/** Where the piece is, written to the elements themselves: a movement makes React draw nothing. */
export function usePosition(words: (x: number, max: number) => string) {
  const handleRef = useRef<HTMLDivElement>(null)
  const handleRailRef = useRef<HTMLDivElement>(null)
  const pieceRailRef = useRef<HTMLDivElement>(null)
  const fillRef = useRef<HTMLDivElement>(null)
  const at = useRef({ share: 0, max: 0 })
  const latest = useLatest(words)

  const piece = useMemo(
    () => ({
      /** Moves to a share of the way, 0 to 1; `max` is the way in picture pixels, as before when left out. */
      place: (share: number, max = at.current.max) => {
        at.current = { share, max }
        // A rail is as long as the way, so its own percent is the way's: no pixels, at any width or zoom.
        const shift = `translateX(${share * 100}%)`
        if (handleRailRef.current) handleRailRef.current.style.transform = shift
        if (pieceRailRef.current) pieceRailRef.current.style.transform = shift
        if (fillRef.current) fillRef.current.style.transform = `scaleX(${share})`
        const x = Math.round(share * max)
        handleRef.current?.setAttribute('aria-valuenow', `${x}`)
        handleRef.current?.setAttribute('aria-valuetext', latest.current(x, max))
      },
      /** The share of the way that lies behind. */
      share: () => at.current.share,
      /** The left edge of the piece, in whole picture pixels. */
      x: () => Math.round(at.current.share * at.current.max),
    }),
    [latest],
  )
  return { piece, handleRef, handleRailRef, pieceRailRef, fillRef }
}
