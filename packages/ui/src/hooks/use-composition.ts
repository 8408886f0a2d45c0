import { useMemo, useRef, type CompositionEvent, type KeyboardEvent } from 'react'

/** Result of {@link useComposition}. */
export interface Composition {
  /** Event handlers for the text field. */
  handlers: {
    onCompositionStart: () => void
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
  }
  /** Whether text is being composed and a `compositionend` can be expected. */
  isComposing: () => boolean
  /** Whether a key belongs to the input method. Call it exactly once per keydown, before any other handling. */
  ownsKey: (event: KeyboardEvent) => boolean
  /**
   * Whether an Enter of the input method may still submit the form: touch keyboards compose Latin words
   * without a `compositionend`, and have no other Enter.
   */
  letsEnterThrough: () => boolean
}

/** The key code of all keys that an input method handles; Safari sends it after `compositionend`, without `isComposing`. */
const SWALLOWED = 229

/**
 * Distinguishes keys and text of an input method (Chinese, Japanese, Korean) from final ones.
 * @param onEnd called with the text of the field when a composition ends
 */
export const useComposition = (onEnd: (value: string) => void): Composition => {
  const state = useRef({ composing: false, endless: false })
  return useMemo(
    () => ({
      handlers: {
        onCompositionStart: () => {
          state.current.composing = true
        },
        onCompositionEnd: (event) => {
          state.current.composing = false
          onEnd(event.currentTarget.value)
        },
      },
      isComposing: () => state.current.composing && !state.current.endless,
      ownsKey: ({ key, keyCode, nativeEvent }) => {
        if (keyCode === SWALLOWED) state.current.endless = key === 'Unidentified'
        return nativeEvent.isComposing || keyCode === SWALLOWED
      },
      letsEnterThrough: () => state.current.endless,
    }),
    [onEnd],
  )
}
