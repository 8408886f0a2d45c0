import { callKey } from '@mall/api/query'
import type { SellerSearchWord } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { ConfirmDialog } from '@mall/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import type { FindProducts } from '../../../components/product/ChosenProducts.tsx'
import { useSeller } from '../../../queries/seller.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import type { OnSearchTask } from './search-columns.tsx'
import { searchList } from './search-list.ts'
import { SearchView } from './SearchView.tsx'

const SynonymForm = lazyInPage(async () => (await import('./SynonymForm.tsx')).SynonymForm)
const PinForm = lazyInPage(async () => (await import('./PinForm.tsx')).PinForm)

/** What a person has begun; without a word it is a new one. */
type Begun = { readonly task: 'synonym' | 'pin'; readonly word: SellerSearchWord | null } | { readonly task: 'delete'; readonly word: SellerSearchWord }

/** `/seller/search` */
export const Search = () => {
  const seller = useSeller()
  const queries = useQueryClient()
  const state = useListPage(searchList)
  const [begun, setBegun] = useState<Begun | null>(null)
  const close = () => setBegun(null)
  const refresh = () => queries.refetchQueries({ queryKey: callKey('POST /api/SellerSearch/List') })
  const written = { silent: true, done: '已保存，马上生效', awaitsChanges: true } as const
  const adding = useAction('POST /api/SellerSearch/AddSynonym', written)
  const saving = useAction('POST /api/SellerSearch/SaveSynonym', written)
  const pinning = useAction('POST /api/SellerSearch/AddPin', written)
  const changing = useAction('POST /api/SellerSearch/SavePin', written)
  const deletingSynonym = useAction('POST /api/SellerSearch/DeleteSynonym', { onDecided: close, done: '已删除' })
  const deletingPin = useAction('POST /api/SellerSearch/DeletePin', { onDecided: close, done: '已删除' })
  const ignoring = useAction('POST /api/SellerSearch/SetIgnored', { queues: true, done: (_, { Word, Ignored }) => (Ignored ? `已忽略“${Word}”` : `“${Word}”回到没有结果的词`) })
  const { run: ignore } = ignoring
  const start: OnSearchTask = useCallback(
    (task, word) => {
      if (task === 'Ignore' || task === 'Restore') ignore({ Word: word.Word, Ignored: task === 'Ignore' })
      else setBegun({ task: task === 'Delete' ? 'delete' : word.Pin === null ? 'synonym' : 'pin', word })
    },
    [ignore],
  )
  const findProducts: FindProducts = async (Keyword, { signal }) => {
    const { Items } = await seller.sellerProduct.list({ Keyword: Keyword.slice(0, 50), Shelf: 'on', PageIndex: 1, PageSize: 20 }, { quiet: true, signal })
    return Items.map(({ ProductCode, Name }) => ({ value: ProductCode, label: Name, note: ProductCode }))
  }
  // As it was read last, as long as the list has it.
  const word = begun?.word && (state.data?.Items.find(({ Key }) => Key === begun.word?.Key) ?? begun.word)
  const [synonym, pin] = [word?.Synonym ?? null, word?.Pin ?? null]
  return (
    <>
      <SearchView state={state} onNewSynonym={() => setBegun({ task: 'synonym', word: null })} onNewPin={() => setBegun({ task: 'pin', word: null })} onTask={start} />
      <Suspense>
        {begun?.task === 'synonym' ? (
          <SynonymForm
            word={word?.Word ?? ''}
            synonym={synonym}
            onSubmit={(values) => (synonym === null ? adding.send(values) : saving.send({ ...values, SynonymId: synonym.SynonymId, Version: synonym.Version }))}
            onRefresh={refresh}
            onClose={close}
          />
        ) : null}
        {begun?.task === 'pin' ? (
          <PinForm
            word={word?.Word ?? ''}
            pin={pin}
            findProducts={findProducts}
            onSubmit={(values) => (pin === null ? pinning.send(values) : changing.send({ ...values, PinId: pin.PinId, Version: pin.Version }))}
            onRefresh={refresh}
            onClose={close}
          />
        ) : null}
      </Suspense>
      {begun?.task === 'delete' ? (
        <ConfirmDialog
          open
          danger
          title={pin === null ? '删除同义词' : '删除置顶'}
          description={`确定删除“${begun.word.Word}”的${pin === null ? '同义词' : '置顶'}吗？买家的搜索马上按没有它来`}
          messages={{ confirm: '删除' }}
          pending={deletingSynonym.pending || deletingPin.pending}
          onConfirm={async () => {
            if (synonym !== null) await deletingSynonym.send({ SynonymId: synonym.SynonymId, Version: synonym.Version })
            if (pin !== null) await deletingPin.send({ PinId: pin.PinId, Version: pin.Version })
          }}
          onOpenChange={close}
        />
      ) : null}
    </>
  )
}
