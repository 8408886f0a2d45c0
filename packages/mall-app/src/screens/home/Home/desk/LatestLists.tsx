import type { PurchaseList } from '@mall/api/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import { href } from '../../../../site/routes.ts'
import * as S from './Desk.styles.ts'

export interface LatestListsProps {
  readonly lists: QueryLike<{ readonly Items: readonly PurchaseList[] }>
  readonly addingId: number | null
  readonly onAdd: (list: PurchaseList) => void
}

const bones = <Skeleton lines={3} role="status" aria-label="常购清单加载中" />

/** The lists that were saved last, each in the cart by one press. */
export const LatestLists = ({ lists, addingId, onAdd }: LatestListsProps) => (
  <S.Box aria-labelledby="latest-lists" data-padded="">
    <S.Head>
      <h2 id="latest-lists">常购清单</h2>
      <Link href={href('quickOrder', { Tab: 'lists' })} aria-label="全部常购清单">
        全部
      </Link>
    </S.Head>
    <QueryState
      part
      query={lists}
      skeleton={bones}
      isEmpty={({ Items }) => Items.length === 0}
      empty={
        <Text as="p" tone="secondary">
          还没有清单。购物车和快速下单里的商品可以存成清单，下次整单再购。
        </Text>
      }
    >
      {({ Items }) => (
        <S.Names>
          {Items.map((list) => (
            <li key={list.ListId}>
              <span title={list.Name}>{list.Name}</span>
              <small>{`${list.Lines.length} 种`}</small>
              <Button variant="text" loading={addingId === list.ListId} aria-label={`再购 ${list.Name}`} onClick={() => onAdd(list)}>
                再购
              </Button>
            </li>
          ))}
        </S.Names>
      )}
    </QueryState>
  </S.Box>
)
