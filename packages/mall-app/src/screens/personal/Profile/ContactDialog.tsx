import { accountProfileCalls, type AccountProfile, type CallInput, type ContactTicket } from '@mall/api/contract'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts'
import type { ContactType } from './contact-words.ts'
import { contactWords } from './contact-words.ts'

type SendInput = CallInput<'POST /api/Account/SendCode'>

export interface ContactDialogProps {
  readonly type: ContactType
  /** Both reject when they failed: the form stays as it is and says why. */
  readonly onSend: (input: SendInput) => Promise<ContactTicket>
  readonly onBind: (input: CallInput<'POST /api/Account/BindContact'>) => Promise<AccountProfile>
  readonly onBound: (profile: AccountProfile) => void
  readonly onClose: () => void
}

interface Sent {
  readonly input: SendInput
  readonly ticket: string
  readonly resendAt: number
}

/** A new mobile number or email: the password first, then the code that was sent there. */
export const ContactDialog = (props: ContactDialogProps) => {
  const [sent, setSent] = useState<Sent | null>(null)
  const send = async (input: SendInput) => {
    const { Ticket, ResendSeconds } = await props.onSend(input)
    setSent({ input, ticket: Ticket, resendAt: Date.now() + ResendSeconds * 1000 })
  }
  return sent === null ? <TargetStep {...props} onSend={send} /> : <CodeStep {...props} sent={sent} onSend={send} />
}

type StepProps = Omit<ContactDialogProps, 'onSend'> & { readonly onSend: (input: SendInput) => Promise<void> }

/** Failures that are said beside the password. */
const ofPassword: ReadonlySet<unknown> = new Set(['WRONG_PASSWORD', 'ACCOUNT_LOCKED'])

const { Password } = accountProfileCalls['POST /api/Account/SendCode'].body.shape

const TargetStep = ({ type, onSend, onClose }: StepProps) => {
  const words = contactWords[type]
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: z.object({ Value: words.schema, Password }),
    texts: { Value: words.invalid, Password: '请输入登录密码' },
    defaultValues: { Value: '', Password: '' },
    send: (values) => onSend({ Contact: { Type: type, Value: values.Value }, Password: values.Password }),
    onSent: () => undefined,
  })
  const { register, formState: { errors } } = form
  const wrong = ofPassword.has(errors.root?.server?.type) ? problem?.text : undefined
  return (
    <FormDialog
      open
      size="small"
      title={`修改${words.name}`}
      description={`验证码会发送到新的${words.name}，验证后可用它登录。`}
      dirty={dirty}
      pending={pending}
      problem={wrong === undefined ? problem?.text : undefined}
      messages={{ submit: '获取验证码' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={onClose}
    >
      <FormGrid columns={1}>
        <Field label={`新${words.name}`} required error={errors.Value?.message}>
          <TextInput {...register('Value')} type={words.inputType} autoComplete={words.autoComplete} maxLength={100} />
        </Field>
        <Field label="登录密码" required hint="确认是你本人在修改" error={errors.Password?.message ?? wrong}>
          <TextInput {...register('Password')} type="password" autoComplete="current-password" maxLength={128} />
        </Field>
      </FormGrid>
    </FormDialog>
  )
}

const { Code } = accountProfileCalls['POST /api/Account/BindContact'].body.shape
const codeSchema = z.object({ Code })

const CodeStep = ({ type, sent, onSend, onBind, onBound, onClose }: StepProps & { readonly sent: Sent }) => {
  const words = contactWords[type]
  const seconds = useSecondsLeft(sent.resendAt)
  const { form, submit, pending, problem } = useMallForm({
    schema: codeSchema,
    texts: { Code: '请输入6位数字验证码' },
    defaultValues: { Code: '' },
    send: (values) => onBind({ Ticket: sent.ticket, Code: values.Code }),
    onSent: onBound,
  })
  const { register, setError, clearErrors, formState: { errors } } = form
  const resend = async () => {
    clearErrors('root.server')
    try {
      await onSend(sent.input)
    } catch (failure) {
      setError('root.server', { type: 'resend', message: failureText(failure) })
    }
  }
  return (
    <FormDialog
      open
      size="small"
      title={`修改${words.name}`}
      description={`6位验证码已发送至 ${sent.input.Contact.Value}，10分钟内有效。`}
      pending={pending}
      problem={errors.Code ? undefined : problem?.text}
      messages={{ submit: '确定' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={onClose}
    >
      <FormGrid columns={1}>
        <Field label="验证码" required error={errors.Code?.message}>
          <TextInput
            {...register('Code', { setValueAs: (value: string) => value.normalize('NFKC').trim() })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            placeholder="6位数字"
            end={
              <Button variant="text" disabled={seconds > 0 || pending} onClick={() => void resend()}>
                {seconds > 0 ? `${seconds}秒后重新获取` : '重新获取'}
              </Button>
            }
          />
        </Field>
        <Text tone="secondary">没有收到？请检查{words.name}是否正确，或查看垃圾箱与拦截短信。</Text>
      </FormGrid>
    </FormDialog>
  )
}
