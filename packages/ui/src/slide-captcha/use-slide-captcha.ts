import { useImperativeHandle, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { startDrag, type Drag } from './drag.ts'
import type { SlideCaptchaHandle, SlideCaptchaProps, SlideTrackPoint } from './types.ts'
import { useChallenge } from './use-challenge.ts'
import { usePosition } from './use-position.ts'

/** Picture pixels per key press, and with Shift. */
const STEP = 1
const LEAP = 10
/** Picture pixels per press of a nudge button. */
const NUDGE = 2

interface Options extends Pick<SlideCaptchaProps, 'ref' | 'loadChallenge' | 'verify' | 'onPass' | 'onStateChange'> {
  /** Words for where the piece is. */
  position: (x: number, max: number) => string
}

/** Keeps the pointer ours when it leaves the window; one that is gone already cannot be kept. */
function capture(event: PointerEvent<HTMLElement>): void {
  try {
    event.currentTarget.setPointerCapture(event.pointerId)
  } catch {
    // The release that follows ends the drag in any case.
  }
}

/** Pointer, keys and ARIA of the captcha. A movement writes to the elements; React draws only when the state changes. */
export function useSlideCaptcha({ ref, position, ...options }: Options) {
  const { piece, handleRef, handleRailRef, pieceRailRef, fillRef } = usePosition(position)
  const drag = useRef<Drag | null>(null)
  const steps = useRef<{ since: number; points: SlideTrackPoint[] } | null>(null)
  const [stepped, setStepped] = useState(false)

  const captcha = useChallenge({
    ...options,
    onReturn: () => {
      drag.current = null
      steps.current = null
      setStepped(false)
      piece.place(0)
    },
  })
  const { challenge } = captcha
  const max = challenge ? Math.max(0, challenge.width - challenge.pieceWidth) : 0

  const putBack = () => {
    drag.current = null
    piece.place(0)
    setStepped(false)
    captcha.go('ready')
  }

  const moveTo = (x: number) => {
    if (!captcha.isNow('ready') || max === 0) return
    const bounded = Math.min(max, Math.max(0, x))
    steps.current ??= { since: performance.now(), points: [{ x: 0, y: 0, t: 0 }] }
    const { since, points } = steps.current
    if (points.length < 2000) points.push({ x: Math.round(bounded), y: 0, t: Math.round(performance.now() - since) })
    captcha.forgive()
    setStepped(bounded > 0)
    piece.place(bounded / max, max)
  }
  const moveBy = (pixels: number) => moveTo(piece.share() * max + pixels)

  const confirm = () => {
    if (captcha.isNow('expired', 'unavailable')) void captcha.load()
    if (!captcha.isNow('ready') || piece.x() === 0) return
    void captcha.answer({ x: piece.x(), track: steps.current?.points ?? [], input: 'keyboard' })
  }

  useImperativeHandle(
    ref,
    (): SlideCaptchaHandle => ({
      refresh: () => void captcha.load(),
      reset: () => {
        if (captcha.isNow('ready', 'dragging')) putBack()
        else void captcha.load()
      },
    }),
  )

  const pointerProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (drag.current || event.button !== 0 || !captcha.isNow('ready') || !handleRailRef.current) return
      capture(event)
      drag.current = startDrag({
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        now: event.timeStamp,
        travel: handleRailRef.current.getBoundingClientRect().width,
        max,
        from: piece.share(),
      })
      captcha.forgive()
      captcha.go('dragging')
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current?.pointerId !== event.pointerId) return
      // The release happened where the page could not hear it.
      if (event.pointerType === 'mouse' && event.buttons === 0) putBack()
      else piece.place(drag.current.move(event.clientX, event.clientY, event.timeStamp), max)
    },
    onPointerUp: (event: PointerEvent) => {
      const { current } = drag
      if (current?.pointerId !== event.pointerId) return
      piece.place(current.move(event.clientX, event.clientY, event.timeStamp), max)
      drag.current = null
      const x = piece.x()
      if (x === 0) putBack()
      else void captcha.answer({ x, track: current.track(), input: 'pointer' })
    },
    onPointerCancel: (event: PointerEvent) => {
      if (drag.current?.pointerId === event.pointerId) putBack()
    },
    onLostPointerCapture: (event: PointerEvent) => {
      if (drag.current?.pointerId === event.pointerId) putBack()
    },
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const pixels = event.shiftKey ? LEAP : STEP
    const keys: Record<string, () => void> = {
      ArrowRight: () => moveBy(pixels),
      ArrowUp: () => moveBy(pixels),
      ArrowLeft: () => moveBy(-pixels),
      ArrowDown: () => moveBy(-pixels),
      PageUp: () => moveBy(LEAP),
      PageDown: () => moveBy(-LEAP),
      Home: () => moveTo(0),
      End: () => moveTo(max),
      Enter: confirm,
      ...(drag.current ? { Escape: putBack } : {}),
    }
    const act = keys[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }

  return {
    ...captcha,
    max,
    stepped,
    handleRef,
    handleRailRef,
    pieceRailRef,
    fillRef,
    confirm,
    refresh: () => void captcha.load(),
    retry: () => {
      // The button that was pressed goes away; the slider is what one wants next.
      handleRef.current?.focus()
      void captcha.load()
    },
    nudge: (direction: 1 | -1) => moveBy(direction * NUDGE),
    pressTrack: (event: PointerEvent<HTMLElement>) => {
      const rail = handleRailRef.current?.getBoundingClientRect()
      const handle = handleRef.current?.getBoundingClientRect()
      if (event.target !== event.currentTarget || event.button !== 0 || !rail || !handle || rail.width === 0) return
      const start = rail.left - piece.share() * rail.width + handle.width / 2
      moveTo(((event.clientX - start) / rail.width) * max)
    },
    sliderProps: {
      ...pointerProps,
      onKeyDown,
      role: 'slider',
      tabIndex: 0,
      'aria-orientation': 'horizontal' as const,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      // Movements keep these two up to date on the element itself.
      'aria-valuenow': 0,
      'aria-valuetext': position(0, max),
      'aria-disabled': captcha.state !== 'ready' && captcha.state !== 'dragging' ? true : undefined,
    },
  }
}
