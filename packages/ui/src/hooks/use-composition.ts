import { useMemo, useRef, type CompositionEvent, type KeyboardEvent } from 'react'

/** What {@link useComposition} answers. */
export interface Composition {
  /** Handlers for the field that is typed into. */
  handlers: {
    onCompositionStart: () => void
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
  }
  /** Text is being composed, and its end is near enough to wait for. */
  isComposing: () => boolean
  /** Whether a key is meant for the input method. Ask it once for every keydown, first thing. */
  ownsKey: (event: KeyboardEvent) => boolean
  /**
   * Whether an Enter that the input method owns may still send the form: a touch keyboard composes Latin words
   * without ever ending, and its Enter is the only one there is.
   */
  letsEnterThrough: () => boolean
}

/** The key code of every key that an input method swallows; Safari sends it after `compositionend`, without `isComposing`. */
const SWALLOWED = 229

/**
 * Tells keys and texts of an input method (Chinese, Japanese, Korean) from finished ones.
 * @param onEnd hears the text of the field when a composition ends
 */
export function useComposition(onEnd: (value: string) => void): Composition {
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
