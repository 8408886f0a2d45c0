import { photoRules } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import type { Picture } from './picture-order.ts'
import type { UploadPhoto } from './ProductPictures.tsx'
import { ProductView } from './ProductView.tsx'

const renderLeaveGuard = (dirty: boolean) => <LeaveGuard dirty={dirty} />

/** `/seller/products/{code}`. A product changes by other people's work, so it is always read again. */
export const Product = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { code: ProductCode = '' } = useParams()
  const query = useQuery({ ...callQuery(seller, 'POST /api/SellerProduct/Detail', key, { ProductCode }), staleTime: 0 })
  const saving = useAction('POST /api/SellerProduct/SetPictures', { done: '图片已保存，买家已经看到', awaitsChanges: true })
  const upload: UploadPhoto = async (file, { signal, onProgress }) =>
    (await seller.upload(file, { url: '/api/SellerProduct/UploadPicture', rules: photoRules, signal, onProgress, quiet: true, silent: true })).Url
  const save = async (pictures: readonly Picture[], Version: number): Promise<boolean> => {
    try {
      await saving.send({ ProductCode, Version, Pictures: [...pictures] })
      return true
    } catch {
      // Said; what was changed stays.
      return false
    }
  }
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="商品资料加载中" />} notFound={<PageEmpty kind="search" title="商品不存在" />}>
      {(product) => <ProductView key={product.ProductCode} product={product} saving={saving.pending} upload={upload} renderLeaveGuard={renderLeaveGuard} onSave={save} />}
    </QueryState>
  )
}
