import { isMallError } from '@mall/api'
import type { CallOutput } from '@mall/api/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, useTransition } from 'react'
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { useOnDemand } from '../actions/use-on-demand.ts'
import { useClientServices } from '../session/mall-context.ts'
import { useViewer } from '../session/use-viewer.ts'
import { callQuery } from '../query/call-query.ts'
import type { AnyList, QueryOf } from './define-list.ts'
import { useChosenQuery } from './use-chosen-query.ts'
import { listStorage, type ListSettings } from './list-storage.ts'
import type { ListPageData, ListState } from './list-state.ts'

/** What a list's call returns. */
export type DataOf<One extends AnyList> = CallOutput<One['key']> & ListPageData<unknown>

/** What a person chose for a list, read again when somebody else logs in. */
const useListSettings = (list: AnyList, viewer: string) => {
  const [stored, setStored] = useState(() => ({ viewer, settings: listStorage.get(list.key, viewer) }))
  const settings = stored.viewer === viewer ? stored.settings : listStorage.get(list.key, viewer)
  const change = (part: Partial<ListSettings>) => {
    const next = { ...settings, ...part }
    setStored({ viewer, settings: next })
    listStorage.set(list.key, viewer, next)
  }
  return [settings, change] as const
}

/** Whether the entry before this one in the browser's history is the same list without the row beside it. */
const useIsPeekPushed = (peek: string): boolean => {
  const type = useNavigationType()
  const [last, setLast] = useState({ peek, isPushed: false })
  if (last.peek === peek) return last.isPushed
  const isPushed = peek !== '' && (last.peek === '' ? type === NavigationType.Push : last.isPushed && type === NavigationType.Replace)
  setLast({ peek, isPushed })
  return isPushed
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

interface ListPageOptions {
  /** Whether the viewer sees prices; otherwise filters and orders by amounts are left out. */
  readonly seesPrices?: boolean
}

/**
 * Connects a list to the address, the server and the browser's storage. A list changes by other people's work, so a page is always
 * asked for again; the one before stays until it is there.
 */
export const useListPage = <One extends AnyList>(whole: One, { seesPrices = true }: ListPageOptions = {}): ListState<DataOf<One>, One> => {
  const { mall, notify } = useClientServices()
  const { key: viewer } = useViewer()
  const priceless = useMemo(() => (seesPrices ? null : whole.withoutPrices()), [seesPrices, whole])
  const list: AnyList = priceless ?? whole
  const [search, setSearch] = useSearchParams()
  const [settings, changeSettings] = useListSettings(list, viewer)
  const shown = list.parse(search, settings.pageSize) as QueryOf<One> & ReturnType<AnyList['parse']>
  const { query, isLeaving, choose } = useChosenQuery(shown)
  const navigate = useNavigate()
  const [isOpening, startOpening] = useTransition()
  const isPeekPushed = useIsPeekPushed(shown.peek)
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(mall, list.key, viewer, list.request(shown)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const exporting = useOnDemand(
    () => mall.download((list.exportKey ?? '').slice('POST '.length), list.body(query)),
    ({ name }) => notify(`已导出 ${name}`),
  )
  return {
    query,
    list: priceless ?? undefined,
    data: data as DataOf<One> | undefined,
    failure: isMallError(error, 'forbidden') ? 'forbidden' : error ? 'failed' : null,
    problem: isMallError(error, 'business') ? error.message : null,
    updating: isFetching || isLeaving || isOpening,
    exporting: exporting.pending,
    settings,
    onQuery: (next, { replace = false } = {}) => {
      const wanted = next as typeof query
      const saved = wanted.pageSize === query.pageSize ? settings.pageSize : wanted.pageSize
      if (saved !== settings.pageSize) changeSettings({ pageSize: saved })
      const address = list.format(wanted, saved)
      const isClosing = query.peek !== '' && address.toString() === list.format({ ...query, peek: '' }, saved).toString()
      const show = () => setSearch(address, { replace: replace || isClosing })
      if (isClosing && isPeekPushed) void navigate(-1)
      else if (isSame(list.request(wanted), list.request(query))) show()
      // The rows show at once that others are on their way; the rest of the page follows.
      else choose(wanted, show)
    },
    onView: (view) => startOpening(() => setSearch(new URLSearchParams(view))),
    onSettings: changeSettings,
    onRetry: () => void refetch(),
    onExport: exporting.run,
  }
}
