import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import type { SlideCaptchaMessages } from './messages.ts'

/** A picture with a hole and the piece that fits. Lengths are pixels of the picture itself, however wide it is drawn. */
export interface SlideChallenge {
  id: string
  /** Address of the picture with the hole, e.g. a data URL. */
  background: string
  /** Address of the piece. */
  piece: string
  width: number
  height: number
  /** Distance of the piece from the upper edge. */
  pieceY: number
  pieceWidth: number
  /**
   * When answers stop being taken: ms since the epoch, or an ISO date. A time that has passed on arrival says that this
   * computer's clock is wrong, and is left to the server.
   */
  expiresAt: number | string
}

/** Where the pointer was: picture pixels from where the drag began, and ms since it began. */
export interface SlideTrackPoint {
  x: number
  y: number
  t: number
}

export interface SlideAnswer {
  /** The challenge's. */
  id: string
  /** Left edge of the piece, in whole picture pixels. */
  x: number
  /** The way there: at most 2,000 points. */
  track: readonly SlideTrackPoint[]
  /** `keyboard` stands for everything that goes in steps: keys, the nudge buttons, a press on the track. */
  input: 'pointer' | 'keyboard'
}

/** Shown in `data-state` of the root. A failed call is `unavailable`; a wrong answer is `rejected`. */
export type SlideCaptchaState =
  | 'idle'
  | 'loading'
  | 'ready'
  | 'dragging'
  | 'verifying'
  | 'passed'
  | 'rejected'
  | 'expired'
  | 'unavailable'

/** What a `ref` to a SlideCaptcha can do. */
export interface SlideCaptchaHandle {
  /** Drops the challenge, also one that is being verified, and loads another. */
  refresh: () => void
  /** Puts the piece back to the start. A challenge that was answered already is replaced, since none counts twice. */
  reset: () => void
}

/** Whatever else is given goes to the root. */
export interface SlideCaptchaProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  ref?: Ref<SlideCaptchaHandle> | undefined
  /** Called on mount, on refresh and after a wrong answer. Throws when the service cannot be reached. */
  loadChallenge: (options: { signal: AbortSignal }) => Promise<SlideChallenge>
  /** Judges an answer: null when it is wrong. Throws when the service cannot be reached, which costs the visitor nothing. */
  verify: (answer: SlideAnswer, options: { signal: AbortSignal }) => Promise<{ credential: string } | null>
  onPass: (credential: string) => void
  onStateChange?: ((state: SlideCaptchaState) => void) | undefined
  /** A way through for those who cannot see the picture: an element, or the words and action of a button. */
  alternative?: ReactNode | { label: string; onSelect: () => void }
  messages?: Partial<SlideCaptchaMessages> | undefined
}
