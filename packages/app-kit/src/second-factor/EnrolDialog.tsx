import { accountSecurityCalls, type CallInput, type CallOutput, type SecondFactorSecret } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { useMallForm } from '../forms/use-mall-form.ts'
import { CopyButton } from './CopyButton.tsx'
import * as S from './EnrolDialog.styles.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { printText } from './print-text.ts'

export interface EnrolDialogProps {
  /** Who demands it, in words: nothing else is open before. */
  readonly demand?: string | undefined
  /** They reject when they failed: the form stays as it is and says why. */
  readonly onStart: (input: CallInput<'POST /api/Account/SecondFactorStart'>) => Promise<SecondFactorSecret>
  readonly onConfirm: (input: CallInput<'POST /api/Account/SecondFactorConfirm'>) => Promise<CallOutput<'POST /api/Account/SecondFactorConfirm'>>
  /** It is on: the recovery codes are shown. */
  readonly onEnabled?: (() => void) | undefined
  /** The codes were seen. */
  readonly onDone: () => void
  /** It was left before it was on. */
  readonly onCancel: () => void
}

const app = '需要手机上的验证器应用，例如 Microsoft Authenticator 或 Google Authenticator。'

/** Switches the second factor on: the password, the authenticator, then the recovery codes, this one time. */
export const EnrolDialog = ({ demand, onStart, onConfirm, onEnabled, onDone, onCancel }: EnrolDialogProps) => {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onDone} />
  if (secret !== null) {
    return (
      <Scan
        secret={secret}
        onConfirm={onConfirm}
        onConfirmed={({ RecoveryCodes: made }) => {
          setCodes(made)
          onEnabled?.()
        }}
        onCancel={onCancel}
      />
    )
  }
  return (
    <PasswordDialog
      title={demand === undefined ? '开启两步验证' : '请先开启两步验证'}
      description={`${demand ?? ''}${app}`}
      submit="下一步"
      onSend={onStart}
      onSent={setSecret}
      onClose={onCancel}
    />
  )
}

const schema = accountSecurityCalls['POST /api/Account/SecondFactorConfirm'].body

const qrPicture = (uri: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`

interface ScanProps extends Pick<EnrolDialogProps, 'onConfirm' | 'onCancel'> {
  readonly secret: SecondFactorSecret
  readonly onConfirmed: (made: Awaited<ReturnType<EnrolDialogProps['onConfirm']>>) => void
}

const Scan = ({ secret, onConfirm, onConfirmed, onCancel }: ScanProps) => {
  const { form, submit, pending, problem } = useMallForm({
    schema,
    texts: { Code: '请输入6位数字验证码' },
    defaultValues: { Code: '' },
    send: (values) => onConfirm(values),
    onSent: onConfirmed,
  })
  const { register, setFocus, formState: { errors } } = form
  useEffect(() => setFocus('Code'), [setFocus])
  return (
    <FormDialog open title="添加到验证器应用" pending={pending} problem={errors.Code ? undefined : problem?.text} messages={{ submit: '开启' }} onSubmit={(event) => void submit(event)} onOpenChange={onCancel}>
      <Stack gap={16}>
        <S.Scan>
          <img src={qrPicture(secret.Uri)} alt="验证器应用的二维码" />
          <Stack gap={8}>
            <Text as="p">用验证器应用扫描二维码。</Text>
            <Text as="p" tone="secondary">
              无法扫描？改为手动输入密钥：
            </Text>
            <S.Secret>{secret.Secret.replaceAll(/.{4}(?=.)/g, '$& ')}</S.Secret>
            <Inline>
              <CopyButton text={secret.Secret}>复制密钥</CopyButton>
            </Inline>
          </Stack>
        </S.Scan>
        <Field label="验证码" required hint="应用里显示的6位数字，30秒更换一次" error={errors.Code?.message}>
          <TextInput
            {...register('Code', { setValueAs: (value: string) => value.normalize('NFKC').replaceAll(' ', '') })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            placeholder="6位数字"
          />
        </Field>
      </Stack>
    </FormDialog>
  )
}

const RecoveryCodes = ({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) => (
  <Dialog
    open
    title="两步验证已开启"
    dismissible={false}
    footer={
      <>
        <CopyButton text={codes.join('\n')}>复制</CopyButton>
        <Button onClick={() => printText(`两步验证恢复码（每个只能用一次）\n\n${codes.join('\n')}`)}>打印</Button>
        <Button variant="primary" onClick={onClose}>
          我已保存
        </Button>
      </>
    }
  >
    <Stack gap={16}>
      <Alert tone="warning">恢复码只显示这一次。手机丢失时，可用它代替验证码登录，每个只能用一次。</Alert>
      <S.Codes aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </S.Codes>
    </Stack>
  </Dialog>
)
