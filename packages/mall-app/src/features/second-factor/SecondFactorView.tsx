import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { Suspense, useState } from 'react'
import * as S from './SecondFactor.styles.ts'
import type { SecondFactorViewProps } from './second-factor-props.ts'

// Once in the life of an account.
const EnrolDialog = lazyInPage(async () => (await import('@mall/app-kit/second-factor/EnrolDialog.tsx')).EnrolDialog)
const EndDialog = lazyInPage(async () => (await import('./EndDialog.tsx')).EndDialog)

/** 两步验证: whether the login asks for a code, and the ways to switch that. */
export const SecondFactorView = ({ factor, onRetry, onStart, onConfirm, onEnd, onChanged }: SecondFactorViewProps) => {
  const [open, setOpen] = useState<'enrol' | 'end' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section heading="start" title="两步验证">
      {factor === undefined ? (
        <div role="status" aria-label="两步验证加载中">
          <Skeleton lines={2} />
        </div>
      ) : null}
      {factor === null ? <QueryFailure part failure="failed" onRetry={onRetry} /> : null}
      {factor ? (
        <S.Row>
          <Text as="p">
            <StatusTag tone={factor.Enabled ? 'success' : 'neutral'}>{factor.Enabled ? '已开启' : '未开启'}</StatusTag>
            {factor.Enabled ? `${formatDay(factor.Since)} 起，恢复码剩余 ${factor.RecoveryCodesLeft} 个${factor.Demanded ? '。您的企业要求使用' : ''}` : '登录时除密码外，再输入验证器应用里的6位验证码，密码泄露也不会被他人登录。'}
          </Text>
          <Button onClick={() => setOpen(factor.Enabled ? 'end' : 'enrol')}>{!factor.Enabled ? '开启两步验证' : factor.Demanded ? '更换验证器' : '关闭两步验证'}</Button>
        </S.Row>
      ) : null}
      {factor?.Enabled && factor.RecoveryCodesLeft < 3 ? (
        <Text as="p" tone="secondary">
          恢复码快用完了：{factor.Demanded ? '更换验证器后' : '关闭后重新开启'}，会得到新的一组。
        </Text>
      ) : null}
      <Suspense fallback={null}>
        {open === 'enrol' ? <EnrolDialog onStart={onStart} onConfirm={onConfirm} onEnabled={onChanged} onDone={close} onCancel={close} /> : null}
        {open === 'end' ? (
          <EndDialog
            demanded={factor?.Demanded ?? false}
            onEnd={onEnd}
            onEnded={() => {
              close()
              onChanged()
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Section>
  )
}
