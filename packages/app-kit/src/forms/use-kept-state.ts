import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draftStore, type Draft } from './draft-store.ts'
import type { FormDraft } from './use-form-draft.ts'

interface KeptStateOptions<Value> {
  /** From `useDraftKey`; nothing is kept without. It stays the same: the state of another record has another React key. */
  readonly key: string | undefined
  /** What there is before anything is typed. */
  readonly blank: Value
  /** What of it can be shown now; null: nothing is left of it, and its draft is forgotten. */
  readonly fit: (typed: Value) => Value | null
}

export interface KeptState<Value> {
  readonly value: Value
  /** Something typed is not sent. */
  readonly dirty: boolean
  readonly change: (value: Value) => void
  readonly draft: Pick<FormDraft, 'restoredAt' | 'isKept' | 'discard'>
}

interface Shown<Value> {
  readonly typed: Value | null
  readonly restoredAt: string | null
  readonly isKept: boolean
}

const shownOf = <Value>(draft: Draft | null, fit: (typed: Value) => Value | null): Shown<Value> => {
  try {
    const typed = draft === null ? null : fit(draft.values as Value)
    if (draft !== null && typed !== null) return { typed, restoredAt: draft.at, isKept: true }
  } catch {
    // Of another version of the page.
  }
  return { typed: null, restoredAt: null, isKept: true }
}

/**
 * Keeps a few fields as `useFormDraft` keeps a form, over a reload and in all tabs, without the library of the forms. Each change is kept at
 * once, and what is written or removed elsewhere, in another tab or by other fields of this one, is followed.
 */
export const useKeptState = <Value>({ key, blank, fit }: KeptStateOptions<Value>): KeptState<Value> => {
  const [shown, setShown] = useState(() => shownOf(key === undefined ? null : draftStore.get(key), fit))
  /** The store says what these fields write, too. */
  const isWriting = useRef(false)
  const latestFit = useRef(fit)
  useLayoutEffect(() => {
    latestFit.current = fit
  })

  useEffect(() => {
    if (key === undefined) return undefined
    if (shownOf(draftStore.get(key), latestFit.current).typed === null) draftStore.remove(key)
    return draftStore.subscribe(key, (now) => {
      if (!isWriting.current) setShown(shownOf(now, latestFit.current))
    })
  }, [key])

  const write = (value: Value): boolean => {
    if (key === undefined) return false
    if (fit(value) !== null) return draftStore.set(key, value)
    draftStore.remove(key)
    return true
  }
  const keep = (value: Value): boolean => {
    isWriting.current = true
    const isKept = write(value)
    isWriting.current = false
    return isKept
  }
  const typed = shown.typed === null ? null : fit(shown.typed)
  return {
    value: typed ?? blank,
    dirty: typed !== null,
    change: (value) => {
      const isKept = keep(value)
      setShown(({ restoredAt }) => ({ typed: value, restoredAt, isKept }))
    },
    draft: {
      restoredAt: typed === null ? null : shown.restoredAt,
      isKept: key !== undefined && shown.isKept,
      discard: () => {
        if (key !== undefined) draftStore.remove(key)
        setShown(shownOf(null, fit))
      },
    },
  }
}
