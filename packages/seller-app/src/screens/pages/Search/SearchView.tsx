import type { SearchTab, SellerSearchList, SellerSearchWord } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { FactTint } from '@mall/ui/page-header'
import { Text } from '@mall/ui/text'
import { useMemo, type ReactNode } from 'react'
import { PinTag, productsText, searchColumns, SearchRowActions, type OnSearchTask } from './search-columns.tsx'
import { searchList } from './search-list.ts'
import { companiesText, handledText, pinDaysText, synonymText } from './search-words.ts'

export interface SearchViewProps {
  readonly state: ListState<SellerSearchList, typeof searchList>
  readonly onNewSynonym: () => void
  readonly onNewPin: () => void
  readonly onTask: OnSearchTask
}

const keyOf = ({ Key }: SellerSearchWord) => Key

const countOf = ({ TabCounts }: SellerSearchList, tab: string | number | null): number => TabCounts.find(({ Tab }) => Tab === tab)?.Count ?? 0

const empty: Readonly<Record<SearchTab, ReactNode>> = {
  missed: <Empty size="small" title="没有搜不到的词">买家搜不到商品的词，会在这里等您处理</Empty>,
  handled: <Empty size="small" title="还没有处理过的词" />,
  synonyms: <Empty size="small" title="还没有同义词">商城自带常用的同义词，这里是您自己加的</Empty>,
  pins: <Empty size="small" title="还没有置顶">给一个词选几种商品，搜这个词时排在最前</Empty>,
}

const FactOf = ({ data }: { readonly data: SellerSearchList }) => {
  const missed = countOf(data, 'missed' satisfies SearchTab)
  return missed === 0 ? '没有等您处理的词' : <FactTint tone="warning">{`${missed.toLocaleString('zh-CN')} 个词搜不到商品`}</FactTint>
}

/** A word on a phone. */
const Card = ({ word, onTask }: { readonly word: SellerSearchWord; readonly onTask: OnSearchTask }) => {
  const { Word, Missed, Synonym, Pin } = word
  return (
    <ListCard
      start={<Text strong>{Word}</Text>}
      end={Pin === null ? (Missed && `${Missed.Count.toLocaleString('zh-CN')} 次`) : <PinTag pin={Pin} />}
      about={<Text>{Missed ? handledText(Missed) : Synonym ? synonymText(Synonym) : Pin && productsText(Pin)}</Text>}
      amount={null}
      note={Missed ? `${companiesText(Missed)}，最近 ${formatInstant(Missed.LastAt)}` : Pin && pinDaysText(Pin)}
      actions={<SearchRowActions word={word} onTask={onTask} />}
    />
  )
}

/** 搜索: words that nothing is found by, the seller's synonyms, and what comes first for a word. */
export const SearchView = ({ state, onNewSynonym, onNewPin, onTask }: SearchViewProps) => {
  const { data, query } = state
  const tab: SearchTab = query.tab ?? 'missed'
  const columns = useMemo(() => searchColumns(onTask), [onTask])
  return (
    <ListPage<SellerSearchWord>
      list={searchList}
      state={state}
      name="搜索"
      fact={data && <FactOf data={data} />}
      subject="词"
      columns={columns[tab]}
      rowKey={keyOf}
      countOf={(one) => data && countOf(data, one)}
      action={
        data?.CanManage === false ? undefined : (
          <Button variant="decisive" disabled={data === undefined} onClick={tab === 'pins' ? onNewPin : onNewSynonym}>
            {tab === 'pins' ? '新增置顶' : '新增同义词'}
          </Button>
        )
      }
      empty={empty[tab]}
      renderCard={(word) => <Card word={word} onTask={onTask} />}
    />
  )
}
