import { passkeyLimits, type Passkey } from '@mall/api/contract'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import { Suspense, useState } from 'react'
import type { PasskeysViewProps } from './passkey-props.ts'
import * as S from './Passkeys.styles.ts'

// A few times in the life of an account.
const AddDialog = lazyInPage(async () => (await import('./AddDialog.tsx')).AddDialog)
const RenameDialog = lazyInPage(async () => (await import('./RenameDialog.tsx')).RenameDialog)
const RemoveDialog = lazyInPage(async () => (await import('./RemoveDialog.tsx')).RemoveDialog)

type Open = { readonly task: 'add' } | { readonly task: 'rename' | 'remove'; readonly passkey: Passkey }

/** Why none can be added just now; null when one can. */
const obstacle = ({ passkeys, offer, origin }: Pick<PasskeysViewProps, 'passkeys' | 'offer' | 'origin'>): string | null => {
  if (offer === 'elsewhere') return `请从 ${origin} 打开商城后添加。`
  if (offer === 'unsupported') return '当前浏览器不支持通行密钥，请升级或更换浏览器后添加。'
  return (passkeys?.length ?? 0) >= passkeyLimits.count ? `已达${passkeyLimits.count}个上限，删除不用的后可再添加。` : null
}

/** 通行密钥: the devices that log in without a password, and what is done with them. */
export const PasskeysView = ({ passkeys, offer, origin, onRetry, onAdd, onRename, onRemove }: PasskeysViewProps) => {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const why = obstacle({ passkeys, offer, origin })
  return (
    <Section
      title="通行密钥"
      action={
        <Button variant="text" disabled={!passkeys || why !== null} onClick={() => setOpen({ task: 'add' })}>
          添加通行密钥
        </Button>
      }
    >
      {passkeys === undefined ? (
        <div role="status" aria-label="通行密钥加载中">
          <Skeleton lines={2} />
        </div>
      ) : null}
      {passkeys === null ? <QueryFailure part failure="failed" onRetry={onRetry} /> : null}
      {passkeys?.length === 0 ? <Text as="p">用本机的指纹、面容或屏幕锁登录，无需密码和验证码，假冒网站也骗不走。</Text> : null}
      {passkeys && passkeys.length > 0 ? (
        <S.List aria-label="通行密钥">
          {passkeys.map((passkey) => (
            <li key={passkey.PasskeyId}>
              <strong>{passkey.Name}</strong>
              <span>{formatDay(passkey.CreatedAt)} 添加</span>
              <span>{passkey.LastUsedAt === null ? '未使用过' : `最近使用 ${formatInstant(passkey.LastUsedAt)}`}</span>
              <div data-part="actions">
                <Button variant="text" aria-label={`重命名 ${passkey.Name}`} onClick={() => setOpen({ task: 'rename', passkey })}>
                  重命名
                </Button>
                <Button variant="text" aria-label={`删除 ${passkey.Name}`} onClick={() => setOpen({ task: 'remove', passkey })}>
                  删除
                </Button>
              </div>
            </li>
          ))}
        </S.List>
      ) : null}
      {passkeys && why !== null ? (
        <Text as="p" tone="secondary">
          {why}
        </Text>
      ) : null}
      <Suspense fallback={null}>
        {open?.task === 'add' ? <AddDialog onAdd={onAdd} onClose={close} /> : null}
        {open?.task === 'rename' ? <RenameDialog passkey={open.passkey} onRename={onRename} onClose={close} /> : null}
        {open?.task === 'remove' ? <RemoveDialog passkey={open.passkey} onRemove={onRemove} onClose={close} /> : null}
      </Suspense>
    </Section>
  )
}
