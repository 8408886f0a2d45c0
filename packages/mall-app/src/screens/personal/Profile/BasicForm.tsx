import { accountProfileCalls, type AccountProfile, type CallInput } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Avatar } from '@mall/ui/avatar'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { FormActions } from '@mall/ui/form-actions'
import { FormGrid } from '@mall/ui/form-grid'
import { Section } from '@mall/ui/section'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { VisuallyHidden } from '@mall/ui/theme'
import { Suspense, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import * as S from './Profile.styles.ts'

const AvatarCrop = lazyInPage(async () => (await import('../../../components/avatar-crop/AvatarCrop.tsx')).AvatarCrop)

export type ProfileChange = CallInput<'POST /api/Account/ProfileSave'>

export interface BasicFormProps {
  readonly profile: AccountProfile
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (change: ProfileChange) => Promise<AccountProfile>
  readonly onSaved: (profile: AccountProfile) => void
  /** Reads it again, after another tab or an administrator changed it. */
  readonly onRefresh: () => Promise<AccountProfile>
  /** Sends a picture and returns its address. */
  readonly onUpload: (picture: File) => Promise<string>
}

const schema = accountProfileCalls['POST /api/Account/ProfileSave'].body
const texts = { Nickname: '昵称须为2–20个字符', Name: '姓名最多30个字符' }

const valuesOf = ({ Nickname, Name, Avatar: picture, Version }: AccountProfile): ProfileChange => ({ Nickname, Name, Avatar: picture, Version })

/** What the form shows is the same in both. */
const isSame = (one: AccountProfile, other: AccountProfile): boolean => one.Nickname === other.Nickname && one.Name === other.Name && one.Avatar === other.Avatar

/** 基本资料: picture, nickname and name. */
export const BasicForm = ({ profile, onSave, onSaved, onRefresh, onUpload }: BasicFormProps) => {
  const { Nickname } = profile
  const [read, setRead] = useState(profile)
  // A contact that is changed beside the form changes the version, and nothing of what the form was filled with.
  const { Version } = isSame(read, profile) ? profile : read
  const fill = (from: AccountProfile, options?: { readonly keepDirtyValues: boolean }) => {
    setRead(from)
    form.reset(valuesOf(from), options)
  }
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: valuesOf(profile),
    send: (values: ProfileChange) => onSave({ ...values, Version }),
    onSent: (saved) => {
      fill(saved)
      onSaved(saved)
    },
    refresh: async () => fill(await onRefresh(), { keepDirtyValues: true }),
  })
  const { register, control, formState: { errors } } = form
  const { field: { value: avatar, onChange: setAvatar } } = useController({ control, name: 'Avatar' })
  const [picked, setPicked] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard dirty={dirty} />
      <Section heading="start" title="基本资料">
        <S.Picture>
          <Avatar name={Nickname} src={avatar ?? undefined} size={64} />
          <Button onClick={() => input.current?.click()}>更换头像</Button>
          {avatar === null ? null : (
            <Button variant="text" onClick={() => setAvatar(null)}>
              移除头像
            </Button>
          )}
          <Text tone="secondary">支持 JPG、PNG、GIF、WebP，裁剪后上传</Text>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              accept="image/*"
              aria-label="选择头像图片"
              tabIndex={-1}
              onChange={(event) => {
                setPicked(event.target.files?.[0] ?? null)
                event.target.value = ''
              }}
            />
          </VisuallyHidden>
        </S.Picture>
        <FormGrid>
          <Field label="昵称" required hint="评价等公开内容显示昵称" error={errors.Nickname?.message}>
            <TextInput {...register('Nickname')} maxLength={20} autoComplete="nickname" />
          </Field>
          <Field label="姓名" hint="同事在订单和审批中看到的名字，不填显示昵称" error={errors.Name?.message}>
            <TextInput {...register('Name')} maxLength={30} autoComplete="name" />
          </Field>
        </FormGrid>
      </Section>
      <FormActions problem={problem ? <FormProblemText problem={problem} /> : undefined}>
        <Button type="submit" variant="primary" loading={pending} disabled={!dirty}>
          保存
        </Button>
      </FormActions>
      {picked === null ? null : (
        <Suspense>
          <AvatarCrop file={picked} onDone={async (file) => setAvatar(await onUpload(file))} onClose={() => setPicked(null)} />
        </Suspense>
      )}
    </form>
  )
}
