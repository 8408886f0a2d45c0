import { isMallError } from '@mall/api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver, type UseFormReturn } from 'react-hook-form'
import { useSessionRefusal } from '../session/use-session-refusal.ts'
import { failureText } from '../words/failure-text.ts'

/** Why a form could not be sent. */
export interface FormProblem {
  /** The server's words, or that it could not be reached. */
  readonly text: string
  /** Reads the record again. Offered when somebody else changed it since it was read: then sending it again does not help. */
  readonly refresh: (() => void) | null
}

export interface SentFormOptions<Values extends FieldValues, Sent, Response> {
  readonly resolver: Resolver<Values, unknown, Sent>
  readonly defaultValues: DefaultValues<Values>
  /** Sends the values. Call the SDK with `silent`: the form shows the failure. */
  readonly send: (values: Sent) => Promise<Response>
  readonly onSent: (response: Response) => void
  /** Reads a record that somebody else changed again, and gives the form its Version. What was typed stays. */
  readonly refresh?: (form: UseFormReturn<Values, unknown, Sent>) => Promise<void>
}

export interface SentForm<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent>
  /** For the form's `onSubmit`. */
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** Sending, or reading the record again: what is sent before that is read would be refused once more. */
  readonly pending: boolean
  /** Something was typed that is not sent: leaving asks first. */
  readonly dirty: boolean
  /** Of the last attempt; null again with the next one, and where the session had ended, which the banner over a kept page says. */
  readonly problem: FormProblem | null
}

const conflict = 'VERSION_CONFLICT'

/** A failed call, for the form. What was typed stays. */
const problemOf = (failure: unknown) => ({ type: isMallError(failure) ? (failure.code ?? failure.kind) : 'network', message: failureText(failure) })

/** Whether all that a form holds was sent: what is typed into one that stays open, while it is sent or later, was not. */
const useSentValues = <Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>) => {
  const changes = useRef(0)
  const [isAll, setAll] = useState(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          changes.current += 1
          setAll(false)
        },
      }),
    [form],
  )
  return {
    isAll,
    changeCount: () => changes.current,
    /** What the form held at that count was sent. */
    note: (count: number) => setAll(changes.current === count),
  }
}

/** What can take the focus and is wrong, or is of a group of choices that is wrong as a whole. */
const wrong = ':is(input, textarea, select, button, [tabindex]):is([aria-invalid="true"], [aria-invalid="true"] *)'

/** The first field, from the top, that the last attempt found wrong takes the focus; React Hook Form would take them as they were registered. */
const useFocusOnInvalid = <Values extends FieldValues, Sent>({ formState: { submitCount, isSubmitSuccessful, errors }, setFocus }: UseFormReturn<Values, unknown, Sent>) => {
  const element = useRef<HTMLFormElement | null>(null)
  const focus = useEffectEvent(() => {
    const field = element.current?.querySelector<HTMLElement>(wrong)
    const [unmarked] = Object.keys(errors)
    if (field) field.focus()
    else if (unmarked !== undefined) setFocus(unmarked as Path<Values>)
  })
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful) focus()
  }, [submitCount, isSubmitSuccessful])
  return {
    /** The form in which the fields are. */
    note: (event: React.BaseSyntheticEvent | undefined) => {
      element.current = event?.currentTarget instanceof HTMLFormElement ? event.currentTarget : null
    },
  }
}

/** A form that is checked by a resolver, sent once, and shows its failure in one place. `useMallForm` is one whose rules are the schema of a call. */
export const useSentForm = <Values extends FieldValues, Sent, Response>({
  resolver,
  defaultValues,
  send,
  onSent,
  refresh,
}: SentFormOptions<Values, Sent, Response>): SentForm<Values, Sent> => {
  const form = useForm<Values, unknown, Sent>({ defaultValues, resolver, shouldFocusError: false })
  const invalid = useFocusOnInvalid(form)
  const refusal = useSessionRefusal()
  const sent = useSentValues(form)
  const { errors, isDirty, isSubmitting } = form.formState
  const sendValues = async (values: Sent) => {
    const countBefore = sent.changeCount()
    try {
      onSent(await send(values))
      sent.note(countBefore)
    } catch (failure) {
      refusal.note(failure)
      form.setError('root.server', problemOf(failure))
    }
  }
  const submit = (event?: React.BaseSyntheticEvent) => {
    invalid.note(event)
    return form.handleSubmit(sendValues)(event)
  }
  const [isRefreshing, setRefreshing] = useState(false)
  const readAgain = async () => {
    setRefreshing(true)
    try {
      await refresh?.(form)
      form.clearErrors('root.server')
    } catch (failure) {
      form.setError('root.server', { type: conflict, message: failureText(failure) })
    }
    setRefreshing(false)
  }
  const server = errors.root?.server
  return {
    form,
    submit,
    pending: isSubmitting || isRefreshing,
    dirty: isDirty && !sent.isAll,
    problem: server?.message && !refusal.isNeedless ? { text: server.message, refresh: refresh !== undefined && server.type === conflict ? () => void readAgain() : null } : null,
  }
}
