import { zodResolver } from '@hookform/resolvers/zod'
import { isMallError } from '@mall/api'
import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/** Why a form could not be sent. */
export interface FormProblem {
  /** The server's words, or that it could not be reached. */
  readonly text: string
  /** Reads the record again. Offered when somebody else changed it since it was read: then sending it again does not help. */
  readonly refresh: (() => void) | null
}

export interface MallFormOptions<Values extends FieldValues, Sent, Response> {
  /** The body of the call in the contract: the fields have the names of the wire. */
  readonly schema: ZodMiniType<Sent, Values>
  readonly defaultValues: DefaultValues<Values>
  /** What is said of a field that the schema refuses. */
  readonly texts: Readonly<Partial<Record<Path<Values>, string>>>
  /** Sends the values. Call the SDK with `silent`: the form shows the failure. */
  readonly send: (values: Sent) => Promise<Response>
  readonly onSent: (response: Response) => void
  /** Reads a record that somebody else changed again, and gives the form its Version. What was typed stays. */
  readonly refresh?: (form: UseFormReturn<Values, unknown, Sent>) => Promise<void>
}

export interface MallForm<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent>
  /** For the form's `onSubmit`. */
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** Sending, or reading the record again: what is sent before that is read would be refused once more. */
  readonly pending: boolean
  /** Something was typed that is not sent: leaving asks first. */
  readonly dirty: boolean
  /** Of the last attempt; null again with the next one. */
  readonly problem: FormProblem | null
}

const conflict = 'VERSION_CONFLICT'

/** A failed call in words for the form. What was typed stays. */
const problemOf = (failure: unknown) => (isMallError(failure) ? { type: failure.code ?? failure.kind, message: failure.message } : { type: 'network', message: '网络连接故障' })

/** A form whose rules are those of a call: checked by the contract's schema, sent once, its failure shown in one place. */
export const useMallForm = <Values extends FieldValues, Sent, Response>({
  schema,
  defaultValues,
  texts,
  send,
  onSent,
  refresh,
}: MallFormOptions<Values, Sent, Response>): MallForm<Values, Sent> => {
  const form = useForm<Values, unknown, Sent>({
    defaultValues,
    resolver: zodResolver(schema, { error: ({ path = [] }) => texts[path.join('.') as Path<Values>] }),
  })
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      onSent(await send(values))
    } catch (failure) {
      form.setError('root.server', problemOf(failure))
    }
  })
  const [isRefreshing, setRefreshing] = useState(false)
  const readAgain = async () => {
    setRefreshing(true)
    try {
      await refresh?.(form)
      form.clearErrors('root.server')
    } catch (failure) {
      form.setError('root.server', { type: conflict, message: problemOf(failure).message })
    }
    setRefreshing(false)
  }
  const server = errors.root?.server
  return {
    form,
    submit,
    pending: isSubmitting || isRefreshing,
    dirty: isDirty && !isSubmitSuccessful,
    problem: server?.message ? { text: server.message, refresh: refresh !== undefined && server.type === conflict ? () => void readAgain() : null } : null,
  }
}
