import { useImperativeHandle, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { startTrack, type Track } from './track.ts'
import type { SlideCaptchaProps } from './types.ts'
import { useChallenge } from './use-challenge.ts'
import { usePosition } from './use-position.ts'

const LEAP = 10
/** Picture pixels per key press, larger with Shift. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: LEAP,
  PageDown: -LEAP,
}

interface Options extends Pick<SlideCaptchaProps, 'ref' | 'loadChallenge' | 'verify' | 'onPass' | 'onStateChange'> {
  /** Text for the position of the piece. */
  position: (x: number, max: number) => string
}

/** A running movement: by a pointer, from press to release, or in steps when there is no pointer. */
interface Movement {
  track: Track
  pointerId?: number
  /** Position of the press in client pixels, and of the piece at that time. */
  x: number
  y: number
  from: number
}

/** Pointer, keyboard and ARIA of the captcha. A movement writes to the elements; React renders only when the state changes. */
export const useSlideCaptcha = ({ ref, position, ...options }: Options) => {
  const { piece, rootRef, handleRef } = usePosition(position)
  const movement = useRef<Movement | null>(null)
  const [stepped, setStepped] = useState(false)
  const resetPiece = () => {
    movement.current = null
    setStepped(false)
    piece.place(0)
  }
  const captcha = useChallenge({ ...options, onReset: resetPiece })
  const { challenge } = captcha
  const max = challenge ? Math.max(0, challenge.width - challenge.pieceWidth) : 0
  /** Pixels of the picture per client pixel as rendered, including zoom and CSS transforms. */
  const scale = () => max / (handleRef.current?.parentElement?.getBoundingClientRect().width || Infinity)

  const load = () => void captcha.load()
  const cancelDrag = () => {
    resetPiece()
    captcha.go('ready')
  }
  const send = (input: 'pointer' | 'keyboard') =>
    void captcha.answer({ x: piece.x(), track: movement.current?.track.points() ?? [], input })

  const moveBy = (pixels: number) => {
    if (!captcha.isNow('ready')) return
    const now = performance.now()
    movement.current ??= { track: startTrack(now), x: 0, y: 0, from: 0 }
    piece.place(piece.left() + pixels, max)
    movement.current.track.add(piece.left(), 0, now)
    setStepped(piece.x() > 0)
    captcha.go('ready', { wasWrong: false, isIncomplete: false })
  }

  const confirm = () => {
    if (captcha.isNow('expired', 'unavailable')) load()
    else if (captcha.isNow('ready') && piece.x() > 0) send('keyboard')
    else if (captcha.isNow('ready')) captcha.go('ready', { isIncomplete: true })
  }

  useImperativeHandle(ref, () => ({ refresh: load, reset: () => (captcha.isNow('ready', 'dragging') ? cancelDrag() : load()) }))

  const isOurs = (event: PointerEvent) => captcha.isNow('dragging') && movement.current?.pointerId === event.pointerId
  const follow = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    if (!movement.current) return
    const { track, x, y, from } = movement.current
    const [dx, dy] = [(clientX - x) * scale(), (clientY - y) * scale()]
    track.add(dx, dy, timeStamp)
    piece.place(from + dx, max)
  }
  const lose = (event: PointerEvent) => {
    if (isOurs(event)) cancelDrag()
  }

  const pointerProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { button, clientX: x, clientY: y, pointerId, timeStamp } = event
      if (button !== 0 || !captcha.isNow('ready')) return
      try {
        event.currentTarget.setPointerCapture?.(pointerId)
      } catch {
        // A pointer that is already released cannot be captured; its release ends the drag anyway.
      }
      movement.current = { track: startTrack(timeStamp), pointerId, x, y, from: piece.left() }
      captcha.go('dragging', { wasWrong: false, isIncomplete: false })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isOurs(event)) return
      // The release happened outside the page, without an event.
      if (event.pointerType === 'mouse' && event.buttons === 0) cancelDrag()
      else follow(event)
    },
    onPointerUp: (event: PointerEvent) => {
      if (!isOurs(event)) return
      follow(event)
      if (piece.x() > 0) send('pointer')
      else cancelDrag()
    },
    onPointerCancel: lose,
    onLostPointerCapture: lose,
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const pixels = keySteps[key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (pixels) moveBy(event.shiftKey ? Math.sign(pixels) * LEAP : pixels)
    else if (key === 'Home') moveBy(-max)
    else if (key === 'End') moveBy(max)
    else if (key === 'Enter') confirm()
    else if (key === 'Escape' && captcha.isNow('dragging')) cancelDrag()
    else return
    event.preventDefault()
  }

  return {
    ...captcha,
    max,
    stepped,
    rootRef,
    handleRef,
    confirm,
    moveBy,
    refresh: load,
    retry: () => {
      // The pressed button is removed, so the focus moves to the slider.
      handleRef.current?.focus()
      load()
    },
    pressTrack: ({ target, currentTarget, button, clientX }: PointerEvent) => {
      const handle = handleRef.current?.getBoundingClientRect()
      if (handle && target === currentTarget && button === 0) moveBy((clientX - handle.left - handle.width / 2) * scale())
    },
    sliderProps: {
      ...pointerProps,
      onKeyDown,
      role: 'slider',
      tabIndex: 0,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      // Movements update these two attributes directly on the element.
      'aria-valuenow': 0,
      'aria-valuetext': position(0, max),
      'aria-disabled': !captcha.isNow('ready', 'dragging') || undefined,
    },
  }
}
