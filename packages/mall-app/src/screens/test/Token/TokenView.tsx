import type { SessionState } from '@mall/api'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { AccessCard } from '../../../components/access-card/AccessCard.tsx'
import { href } from '../../../site/routes.ts'

export interface TokenViewProps {
  readonly session: SessionState | null
  /** When the access token runs out, ISO 8601; null when it does not say. */
  readonly expiresAt: string | null
  /** What the last press came to. */
  readonly outcome: string
  readonly onCall: () => void
  readonly onRefresh: () => void
  readonly onSpoil: () => void
  readonly onClear: () => void
}

/** Who is logged in by which token, and what happens when it goes bad. The token itself is not shown: screens are shared. */
export const TokenView = ({ session, expiresAt, outcome, onCall, onRefresh, onSpoil, onClear }: TokenViewProps) => {
  return (
    <AccessCard heading="令牌" wide>
      {session ? (
        <>
          <DescriptionList
            items={[
              { term: '用户', value: `${session.User.nname}（${session.User.uid} · ${session.User.utype}）` },
              { term: '企业', value: session.Enterprise.EnterpriseName },
              { term: '角色', value: session.Role.join('、') },
              { term: '有效至', value: formatInstant(expiresAt) },
            ]}
          />
          <Inline>
            <Button onClick={onCall}>调用一次</Button>
            <Button onClick={onRefresh}>刷新令牌</Button>
            <Button onClick={onSpoil}>损坏令牌</Button>
            <Button variant="danger" onClick={onClear}>
              清除令牌
            </Button>
          </Inline>
        </>
      ) : (
        <Empty size="small" title="没有令牌" action={<Button href={href('login', { ReturnUrl: href('testToken') })}>去登录</Button>}>
          登录后可查看令牌的内容。
        </Empty>
      )}
      <Text as="output" tone="secondary">
        {outcome}
      </Text>
    </AccessCard>
  )
}
