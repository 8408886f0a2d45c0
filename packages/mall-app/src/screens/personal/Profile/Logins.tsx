import type { LoginRecord } from '@mall/api/contract'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Pagination } from '@mall/ui/pagination'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { StatusTag } from '@mall/ui/status-tag'
import { useState } from 'react'
import * as S from './Profile.styles.ts'

export interface LoginPage {
  readonly Items: readonly LoginRecord[]
  readonly total: number
}

export interface LoginsProps {
  /** Undefined while they load, null when they failed. */
  readonly logins: LoginPage | null | undefined
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onRetry: () => void
  readonly onEnd: (sessionId: string) => Promise<unknown>
  /** All but this one. */
  readonly onEndOthers: () => Promise<unknown>
}

export const loginsPerPage = 10

const tones = { current: 'success', open: 'info', ended: 'neutral' } as const

/** 登录记录: where and when the account was used, and the end of sessions elsewhere. */
export const Logins = ({ logins, page, onPage, onRetry, onEnd, onEndOthers }: LoginsProps) => {
  const [asked, setAsked] = useState<LoginRecord | 'others' | null>(null)
  return (
    <Section
      title="登录记录"
      action={
        <Button variant="text" disabled={!logins || logins.total < 2} onClick={() => setAsked('others')}>
          结束其他全部会话
        </Button>
      }
    >
      <Records logins={logins} onRetry={onRetry} onAsk={setAsked} />
      {logins && logins.total > loginsPerPage ? (
        <Pagination page={page} pageSize={loginsPerPage} pageSizes={[loginsPerPage]} total={logins.total} onPageChange={(next) => onPage(next)} />
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        danger
        title={asked === 'others' ? '结束其他全部会话' : '结束会话'}
        description={
          asked === 'others'
            ? '除当前会话外，所有设备都会退出登录。如果不是你本人登录，请同时修改密码。'
            : `${asked?.Device ?? ''} 会立即退出登录。如果不是你本人登录，请同时修改密码。`
        }
        onConfirm={async () => void (asked && (await (asked === 'others' ? onEndOthers() : onEnd(asked.SessionId))))}
        onOpenChange={() => setAsked(null)}
      />
    </Section>
  )
}

const Records = ({ logins, onRetry, onAsk }: Pick<LoginsProps, 'logins' | 'onRetry'> & { readonly onAsk: (record: LoginRecord) => void }) => {
  if (logins === null) return <QueryFailure part failure="failed" onRetry={onRetry} />
  if (logins === undefined) {
    return (
      <div role="status" aria-label="登录记录加载中">
        <Skeleton lines={5} />
      </div>
    )
  }
  return (
    <S.Logins>
      {logins.Items.map((record) => (
        <li key={record.SessionId}>
          <span data-part="device">
            <strong>{record.Device}</strong>
            {record.ViewReason === null ? null : <span>{`以您的身份查看，原因：${record.ViewReason}`}</span>}
          </span>
          <span>{formatInstant(record.LoginTime)}</span>
          <span>{record.Ip || '—'}</span>
          <span data-part="enterprise">{record.EnterpriseName}</span>
          <StatusTag tone={tones[record.Status]}>{record.StatusName}</StatusTag>
          <span data-part="action">
            {record.AllowEnd ? (
              <Button variant="text" aria-label={`结束会话 ${record.Device} ${formatInstant(record.LoginTime)}`} onClick={() => onAsk(record)}>
                结束会话
              </Button>
            ) : null}
          </span>
        </li>
      ))}
    </S.Logins>
  )
}
