import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import type { ClassNames } from '../styles/parts.ts'
import type { SlideCaptchaMessages } from './messages.ts'

/** A picture with a hole and the matching piece. Lengths are in pixels of the picture, independent of its rendered width. */
export interface SlideChallenge {
  id: string
  /** URL of the picture with the hole, e.g. a data URL. */
  background: string
  /** URL of the piece. */
  piece: string
  width: number
  height: number
  /** Distance of the piece from the top. */
  pieceY: number
  pieceWidth: number
  /**
   * Expiry of the challenge: ms since the epoch, or an ISO date. A time that is past on arrival means that this
   * computer's clock is wrong; then only the server checks the expiry.
   */
  expiresAt: number | string
}

/** Position of the pointer: picture pixels and ms since the start of the drag. */
export interface SlideTrackPoint {
  x: number
  y: number
  t: number
}

export interface SlideAnswer {
  /** Id of the challenge. */
  id: string
  /** Left edge of the piece, in whole picture pixels. */
  x: number
  /** The path of the pointer: at most 2,000 points. */
  track: readonly SlideTrackPoint[]
  /** `keyboard` covers all input in steps: keys, the nudge buttons, a press on the track. */
  input: 'pointer' | 'keyboard'
}

/** Shown in `data-state` of the root. A failed request is `unavailable`; a wrong answer is `rejected`. */
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

/** Methods of a `ref` to a SlideCaptcha. */
export interface SlideCaptchaHandle {
  /** Discards the challenge, even one that is being verified, and loads another. */
  refresh: () => void
  /** Moves the piece back to the start. A challenge that was already answered is replaced, because each can be answered once. */
  reset: () => void
}

/** All other props are passed to the root element. */
export interface SlideCaptchaProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  ref?: Ref<SlideCaptchaHandle> | undefined
  /** Called on mount, on refresh and after a wrong answer: returns a challenge, or the text to show when there is none at present. Throws when the service cannot be reached. */
  loadChallenge: (options: { signal: AbortSignal }) => Promise<SlideChallenge | { message: string }>
  /** Verifies an answer: returns a credential, null when it is wrong, or another text to show. Throws when the service cannot be reached, which does not count as an attempt. */
  verify: (answer: SlideAnswer, options: { signal: AbortSignal }) => Promise<{ credential: string } | { message: string } | null>
  onPass: (credential: string) => void
  onStateChange?: ((state: SlideCaptchaState) => void) | undefined
  /** An alternative for users who cannot see the picture: an element, or label and action of a button. */
  alternative?: ReactNode | { label: string; onSelect: () => void }
  messages?: Partial<SlideCaptchaMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'alternative' | 'background' | 'confirm' | 'fill' | 'foot' | 'handle' | 'nudge' | 'nudges' | 'picture' | 'piece' | 'piece-rail' | 'refresh' | 'retry' | 'status' | 'track' | 'track-rail'> | undefined
}
