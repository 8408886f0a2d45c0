import type { InquiryLineInput } from '@mall/api/contract'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forPurchasers } from '../../../features/purchase/for-purchasers.tsx'
import { useInquiryTasks } from '../../../features/inquiry/use-inquiry-tasks.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { productQueries } from '../../../queries/product.ts'
import { productInquiryList } from './product-inquiry-list.ts'
import { ProductInquiryView } from './ProductInquiryView.tsx'

const InquiryDialogs = lazyInPage(async () => (await import('../../../features/inquiry/InquiryDialogs.tsx')).InquiryDialogs)

/** Begins an inquiry for what the address names, once: the address is that of the list then. */
const useWanted = (begin: (lines: readonly Partial<InquiryLineInput>[]) => void) => {
  const mall = useMall()
  const { key } = useViewer()
  const [search, setSearch] = useSearchParams()
  const name = search.get('Wanted')?.trim().slice(0, 100) ?? ''
  const code = /^\d{1,20}$/.exec(search.get('ProductCode') ?? '')?.[0] ?? ''
  const { data: product, isError } = useQuery({ ...productQueries.detail(mall, key, code), enabled: code !== '' })
  const start = useEffectEvent(() => {
    begin(product === undefined ? [{ Name: name }] : [{ Name: product.Name.slice(0, 100), Brand: product.BrandName.slice(0, 50), Model: product.Model.slice(0, 50), Unit: product.Unit, Quantity: product.MOQ, ProductCode: product.ProductCode }])
    setSearch(
      (now) => {
        now.delete('Wanted')
        now.delete('ProductCode')
        return now
      },
      { replace: true },
    )
  })
  const isKnown = code === '' ? name !== '' : product !== undefined || isError
  useEffect(() => {
    if (isKnown) start()
  }, [isKnown])
}

/** `/userCenter/order/productInquiry` */
export const ProductInquiry = forPurchasers(() => {
  const mall = useMall()
  const { key } = useViewer()
  const state = useListPage(productInquiryList)
  const tasks = useInquiryTasks()
  const download = useOnDemand((url: string) => mall.download(url, {}))
  useWanted(tasks.begin)
  const id = state.data?.Items.find(({ InquiryNo }) => InquiryNo === state.query.peek)?.InquiryId
  const peeked = useQuery({ ...callQuery(mall, 'POST /api/Inquiry/Detail', key, { InquiryId: id ?? 0 }), enabled: id !== undefined, staleTime: 0 })
  return (
    <>
      <ProductInquiryView
        state={state}
        peeked={peeked.isError ? null : peeked.data}
        pending={tasks.pending}
        onPeekRetry={() => void peeked.refetch()}
        onCreate={() => tasks.begin([])}
        onTask={tasks.start}
        onMessage={tasks.say}
        onPrint={() => print()}
        onDownload={download.run}
      />
      <Suspense>{tasks.open ? <InquiryDialogs tasks={tasks} /> : null}</Suspense>
    </>
  )
})
