import { initialPasswordDays } from '@mall/api/contract'
import { invitedAdministrator, type SellerCustomerDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { TextInput } from '@mall/ui/text-input'
import type * as z from 'zod/mini'

export type InvitedValues = z.output<typeof invitedAdministrator>

export type InvitedPerson = SellerCustomerDetail['PeopleList'][number]

export interface InviteFormProps {
  readonly customer: Pick<SellerCustomerDetail, 'Name'>
  /** Whose link is sent again; null: somebody new. */
  readonly person: InvitedPerson | null
  /** Rejects when nobody could be invited: the form stays as it is and says why. */
  readonly onInvite: (values: InvitedValues) => Promise<unknown>
  readonly onClose: () => void
}

const texts = { Account: '请输入2–30位字母、数字或._-，不能是手机号', Name: '请输入姓名', Email: '邮箱格式不正确', Mobile: '请输入11位手机号' }

/** What the server has against a field is said beside it. */
const fieldOf: Readonly<Record<string, keyof typeof texts>> = { ACCOUNT_NAME_TAKEN: 'Account', ACCOUNT_MOBILE_TAKEN: 'Mobile', ACCOUNT_EMAIL_TAKEN: 'Email' }

/** 邀请管理员, 重新发送邀请. The link goes by mail; nobody here sees it. */
export const InviteForm = ({ customer, person, onInvite, onClose }: InviteFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: invitedAdministrator,
    texts,
    defaultValues: { Account: person?.Account ?? '', Name: person?.Name ?? '', Email: person?.Invitation?.Email ?? '', Mobile: null },
    send: onInvite,
    onSent: onClose,
  })
  const { register, clearErrors, formState: { errors } } = form
  const onChange = () => clearErrors('root.server')
  const named = fieldOf[errors.root?.server?.type ?? '']
  // The name of an account that is there has no field.
  const refused = person !== null && (named === 'Account' || named === 'Mobile') ? undefined : named
  const errorOf = (field: keyof typeof texts) => errors[field]?.message ?? (refused === field ? problem?.text : undefined)
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={person === null ? '邀请管理员' : '重新发送邀请'}
        description={
          person === null
            ? `对方会收到邮件，凭链接设置密码后管理${customer.Name}。链接${initialPasswordDays}天内有效，只能用一次。`
            : `登录名 ${person.Account}。之前的链接随即失效，新链接${initialPasswordDays}天内有效。`
        }
        dirty={dirty}
        pending={pending}
        problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '发送邀请' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          <Field label="姓名" required error={errorOf('Name')}>
            <TextInput {...register('Name')} maxLength={30} autoComplete="off" />
          </Field>
          {person === null ? (
            <Field label="登录名" required error={errorOf('Account')} hint="字母、数字或._-，创建后不能更改">
              <TextInput {...register('Account', { onChange })} maxLength={30} autoComplete="off" placeholder="如：lihua" />
            </Field>
          ) : null}
          <Field label="邮箱" required error={errorOf('Email')} hint="链接发到这里，也可用于登录">
            <TextInput {...register('Email', { onChange })} inputMode="email" maxLength={100} autoComplete="off" />
          </Field>
          {person === null ? (
            <Field label="手机" error={errorOf('Mobile')} hint="可用于登录">
              <TextInput {...register('Mobile', { onChange, setValueAs: (typed: string | null) => (typed === null || typed.trim() === '' ? null : typed.trim()) })} inputMode="tel" maxLength={11} autoComplete="off" />
            </Field>
          ) : null}
        </FormGrid>
      </FormDialog>
    </>
  )
}
