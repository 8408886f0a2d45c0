import type { FieldValues } from 'react-hook-form'
import { draftStore } from './draft-store.ts'
import { useFormDraft, type FormDraft, type FormDraftOptions } from './use-form-draft.ts'
import { useSentForm, type SentForm, type SentFormOptions } from './use-sent-form.ts'

export interface KeptFormOptions<Values extends FieldValues, Sent, Response> extends SentFormOptions<Values, Sent, Response> {
  /** From `useDraftKey`; nothing is kept without. */
  readonly draftKey: string | undefined
  readonly fit: FormDraftOptions<Values>['fit']
}

export interface KeptForm<Values extends FieldValues, Sent> extends SentForm<Values, Sent> {
  readonly draft: FormDraft
}

/** A form that is sent once, and whose draft is kept until then. */
export const useKeptForm = <Values extends FieldValues, Sent, Response>({ draftKey, fit, ...options }: KeptFormOptions<Values, Sent, Response>): KeptForm<Values, Sent> => {
  const sent = useSentForm<Values, Sent, Response>({
    ...options,
    onSent: (response) => {
      if (draftKey !== undefined) draftStore.remove(draftKey)
      options.onSent(response)
    },
  })
  return { ...sent, draft: useFormDraft(sent.form, { key: draftKey, defaultValues: options.defaultValues, fit }) }
}
