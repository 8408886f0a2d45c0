import type { SellerWaiting, SellerWaitingList } from '@mall/api/seller/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import * as S from './Today.styles.ts'
import { detailText, leftOf, waitingWords } from './waiting-words.ts'
import { WaitingStrip } from './WaitingStrip.tsx'

const bones = (
  <div role="status" aria-label="待办加载中">
    <Skeleton lines={6} />
  </div>
)

const Row = ({ waiting, isFirst }: { readonly waiting: SellerWaiting; readonly isFirst: boolean }) => {
  const { Kind, Name, Count, LimitHours, Ages } = waiting
  const { unit, verb, href } = waitingWords[Kind]
  const left = leftOf(waiting)
  return (
    <li data-bare={left === null ? '' : undefined}>
      <S.Count>
        <b>{Count}</b> {unit}
      </S.Count>
      <S.Words>
        <Text strong>{Name}</Text>
        <Text size={12} tone="secondary">
          {detailText(waiting)}
        </Text>
      </S.Words>
      {LimitHours === null ? <span /> : <WaitingStrip ages={Ages} limitHours={LimitHours} />}
      <Text tone={left?.tone ?? 'secondary'}>
        <S.Left>
          {left?.tone ? <Icon name={left.tone === 'danger' ? 'alert' : 'clock'} size={16} /> : null}
          <span>{left?.text}</span>
        </S.Left>
      </Text>
      <Button variant={isFirst ? 'decisive' : 'default'} href={href()} aria-label={`${verb}：${Name} ${Count} ${unit}`}>
        {verb}
      </Button>
    </li>
  )
}

/** What waits, a line each, by how long it has left; what does not wait is one sentence. */
export const WaitingSection = ({ query }: { readonly query: QueryLike<SellerWaitingList> }) => (
  <Section title="等你处理" aside="一格一件，虚线是时限，按工作时间算">
    <QueryState query={query} skeleton={bones} part>
      {({ Items }) => {
        const waiting = Items.filter(({ Count }) => Count > 0)
        const none = Items.filter(({ Count }) => Count === 0)
        const noneText = none.length > 0 ? `没有${none.map(({ Name }) => Name).join('、')}。` : null
        if (waiting.length === 0) return <Empty size="small" title="没有等你处理的事">{noneText}</Empty>
        return (
          <>
            <S.Rows aria-label="等你处理">
              {waiting.map((one, at) => (
                <Row key={one.Kind} waiting={one} isFirst={at === 0} />
              ))}
            </S.Rows>
            {noneText ? <Text as="p" tone="tertiary">{noneText}</Text> : null}
          </>
        )
      }}
    </QueryState>
  </Section>
)
