import { noticeKindNames, type NoticeKind, type NoticeSettings } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Skeleton } from '@mall/ui/skeleton'
import { Switch } from '@mall/ui/switch'
import * as S from './NoticeSettings.styles.ts'

/** One kind, as it is to be. */
export interface NoticeKindChange {
  readonly Kind: NoticeKind
  readonly InMall: boolean
  readonly ByMail: boolean
}

export interface NoticeSettingsViewProps {
  /** Undefined while they load, null when they failed. */
  readonly settings: NoticeSettings | null | undefined
  readonly onChange: (change: NoticeKindChange) => void
  readonly onRetry: () => void
}

const mailNotes = {
  available: null,
  noAddress: '你的账号没有邮箱，不会收到邮件',
  notConfigured: '商城未开通邮件通知',
} as const satisfies Record<NoticeSettings['Mail'], string | null>

const columnsOf = (hasMail: boolean) => (
  <thead>
    <tr>
      <th scope="col">消息</th>
      <th scope="col">商城内</th>
      {hasMail ? <th scope="col">邮件</th> : null}
    </tr>
  </thead>
)

/** As many as there are kinds. */
const bones = Object.keys(noticeKindNames)

const switchBone = <Skeleton variant="block" width={40} height={22} style={{ marginInline: 'auto' }} />

/** How the user is notified of each kind; a switch is saved at once. */
export const NoticeSettingsView = ({ settings, onChange, onRetry }: NoticeSettingsViewProps) => {
  if (settings === null) return <Empty kind="error" size="small" title="加载失败，点击重试" action={<Button onClick={onRetry}>重试</Button>} />
  if (settings === undefined)
    return (
      <div role="status" aria-label="消息设置加载中">
        <S.Table aria-hidden="true">
          {columnsOf(true)}
          <tbody>
            {bones.map((nth) => (
              <tr key={nth}>
                <th scope="row">
                  <Skeleton width="4em" />
                </th>
                <td>{switchBone}</td>
                <td>{switchBone}</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </div>
    )
  const note = mailNotes[settings.Mail]
  const hasMail = settings.Mail !== 'notConfigured'
  return (
    <>
      {note === null ? null : <S.Note>{note}</S.Note>}
      <S.Table>
        {columnsOf(hasMail)}
        <tbody>
          {settings.Kinds.map(({ Kind, KindName, InMall, ByMail }) => (
            <tr key={Kind}>
              <th scope="row">{KindName}</th>
              <td>
                <Switch aria-label={`${KindName}：商城内`} checked={InMall} onCheckedChange={(checked) => onChange({ Kind, InMall: checked, ByMail })} />
              </td>
              {hasMail ? (
                <td>
                  <Switch
                    aria-label={`${KindName}：邮件`}
                    checked={settings.Mail === 'available' && ByMail}
                    disabled={settings.Mail !== 'available'}
                    onCheckedChange={(checked) => onChange({ Kind, InMall, ByMail: checked })}
                  />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </>
  )
}
