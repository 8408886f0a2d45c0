import { useLayoutEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useClientServices } from '../session/mall-context.ts'
import { useViewer } from '../session/use-viewer.ts'
import { draftPrefixOf } from '../storage/remove-drafts.ts'
import { draftStore, type Draft } from './draft-store.ts'

/** How long typing rests before it is kept. */
const restMs = 300

export interface FormDraft {
  /** When the draft was typed that the form shows; null when it began without one. */
  readonly restoredAt: string | null
  /** Differs after each restoration: the key of fields that read their values only once, as uploads do. */
  readonly round: number
  /** What is typed is kept, so that leaving loses nothing. */
  readonly isKept: boolean
  /** Back to what the form begins with. */
  readonly discard: () => void
}

export interface FormDraftOptions<Values extends FieldValues> {
  /** From `useDraftKey`; nothing is kept without. It stays the same: a form of another record has another React key. */
  readonly key: string | undefined
  /** What the form begins with. */
  readonly defaultValues: DefaultValues<Values>
  /** The draft as the form can take it now: without choices that are no longer offered. */
  readonly fit: (draft: Values) => Values
  /** What was sent and has no answer: the form shows it in place of `defaultValues`, as something typed that is not done. A draft, which is newer, goes first. */
  readonly unanswered?: Values | undefined
  /** Other values were put into the form at once. */
  readonly onRestored?: ((values: Values) => void) | undefined
}

/** Null for a draft of another version of the form, which is forgotten. */
const fitted = <Values extends FieldValues>({ values }: Draft, key: string, fit: (draft: Values) => Values): Values | null => {
  try {
    return fit(values as Values)
  } catch {
    draftStore.remove(key)
    return null
  }
}

type FormParts<Values extends FieldValues> = Omit<FormDraftOptions<Values>, 'key'>

/** With what a form begins that is not its default. */
interface Beginning {
  /** When its draft was kept; null without one. */
  readonly draftAt: string | null
  readonly isRestored: boolean
}

const restoreFirst = <Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>, key: string | undefined, { fit, unanswered }: FormParts<Values>): Beginning => {
  const draft = key === undefined ? null : draftStore.get(key)
  const typed = key !== undefined && draft ? fitted(draft, key, fit) : null
  const values = typed ?? (unanswered && fit(unanswered))
  if (values === undefined) return { draftAt: null, isRestored: false }
  form.reset(values, { keepDefaultValues: true })
  return { draftAt: draft && typed ? draft.at : null, isRestored: true }
}

/** Under which name the draft of a form is kept: `form` says which, and of what record. Drafts are the viewer's own. `app`: of which app, where it is not the mall. */
export const draftKeyOf = (viewer: string, form: string, app = ''): string => `${draftPrefixOf(app)}${viewer}:${form}`

/** The name for the viewer of the page; visitors have no drafts. */
export const useDraftKey = (form: string): string | undefined => {
  const { app } = useClientServices()
  const { key, isLoggedIn } = useViewer()
  return isLoggedIn ? draftKeyOf(key, form, app) : undefined
}

/** Keeps what is typed into a form until it is sent, over a reload and in all tabs. */
export const useFormDraft = <Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { key, ...parts }: FormDraftOptions<Values>,
): FormDraft => {
  // Before anything has read the form: arrays of fields follow a reset only once they are mounted.
  const [{ draftAt, isRestored }] = useState(() => restoreFirst(form, key, parts))
  const [restoredAt, setRestoredAt] = useState(draftAt)
  const [round, setRound] = useState(0)
  const [isKept, setKept] = useState(key !== undefined)
  const latest = useRef(parts)
  useLayoutEffect(() => {
    latest.current = parts
  })
  const discarding = useRef(() => {})

  useLayoutEffect(() => {
    if (isRestored) latest.current.onRestored?.(form.getValues())
  }, [form, isRestored])

  useLayoutEffect(() => {
    if (key === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isRestoring = false
    const put = (values: DefaultValues<Values> | Values, options: Parameters<typeof form.reset>[1]) => {
      isRestoring = true
      form.reset(values, options)
      isRestoring = false
      setRound((last) => last + 1)
      latest.current.onRestored?.(form.getValues())
    }
    const restore = (draft: Draft) => {
      const values = fitted(draft, key, latest.current.fit)
      if (values === null) return
      put(values, { keepDefaultValues: true })
      setRestoredAt(draft.at)
    }
    const empty = () => {
      const { defaultValues, unanswered, fit } = latest.current
      if (unanswered === undefined) put(defaultValues, {})
      else put(fit(unanswered), { keepDefaultValues: true })
      setRestoredAt(null)
    }
    const forget = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const keep = () => {
      if (timer === undefined) return
      forget()
      if (form.formState.isDirty) setKept(draftStore.set(key, form.getValues()))
      else draftStore.remove(key)
    }
    discarding.current = () => {
      draftStore.remove(key)
      empty()
    }
    // Its answer may be that nothing was done: what was sent is a draft then.
    if (isRestored && draftStore.get(key) === null) draftStore.set(key, form.getValues())
    const unsubscribe = draftStore.subscribe(key, (now, isElsewhere) => {
      forget()
      if (!isElsewhere) return
      if (now) restore(now)
      else empty()
    })
    const typing = form.watch(() => {
      if (isRestoring) return
      clearTimeout(timer)
      timer = setTimeout(keep, restMs)
    })
    addEventListener('pagehide', keep)
    return () => {
      keep()
      typing.unsubscribe()
      unsubscribe()
      removeEventListener('pagehide', keep)
    }
  }, [form, key, isRestored])

  return { restoredAt, round, isKept, discard: () => discarding.current() }
}
