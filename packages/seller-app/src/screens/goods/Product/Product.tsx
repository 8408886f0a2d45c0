import { photoRules } from '@mall/api/contract'
import type { ProductFields, SellerProductDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import type { Picture } from './picture-order.ts'
import { DescriptionPreview } from './DescriptionPreview.tsx'
import { ProductHistory } from './ProductHistory.tsx'
import type { UploadPhoto } from './ProductPictures.tsx'
import { ProductView } from './ProductView.tsx'

const renderDescription = (description: string) => <DescriptionPreview description={description} />

const renderLeaveGuard = (dirty: boolean) => <LeaveGuard dirty={dirty} />

/** The versions that a change is made of. */
const seen = ({ ProductCode, Version, Draft }: SellerProductDetail) => ({ ProductCode, Version, DraftVersion: Draft?.Version ?? 0 })

/** Whether it was done; a failure was said, and what was typed stays. */
const isDone = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return true
  } catch {
    return false
  }
}

/** `/seller/products/{code}`. A product changes by other people's work, so it is always read again. */
export const Product = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { code: ProductCode = '' } = useParams()
  const query = useQuery({ ...callQuery(seller, 'POST /api/SellerProduct/Detail', key, { ProductCode }), staleTime: 0 })
  const { data: choices } = useQuery(callQuery(seller, 'POST /api/SellerProduct/FieldChoices', key, {}, { silent: false }))
  const pictures = useAction('POST /api/SellerProduct/SetPictures', { done: '图片已保存，买家已经看到', awaitsChanges: true })
  const saving = useAction('POST /api/SellerProduct/SaveDraft', { done: '草稿已存，买家还看不到', awaitsChanges: true })
  const discarding = useAction('POST /api/SellerProduct/DiscardDraft', { done: '改动已撤回', awaitsChanges: true })
  const publishing = useAction('POST /api/SellerProduct/Publish', { done: ({ Shelf }, { PutOn }) => (PutOn && Shelf === 'on' ? '已发布并上架，买家已经看到' : '已发布，买家已经看到'), awaitsChanges: true })
  const upload: UploadPhoto = async (file, { signal, onProgress }) =>
    (await seller.upload(file, { url: '/api/SellerProduct/UploadPicture', rules: photoRules, signal, onProgress, quiet: true, silent: true })).Url
  const savePictures = (all: readonly Picture[], Version: number) => isDone(pictures.send({ ProductCode, Version, Pictures: [...all] }))
  const publish = async (product: SellerProductDetail, drafted: Partial<ProductFields> | null, PutOn: boolean, onKept: () => void) => {
    const now = drafted === null ? product : await saving.send({ ...seen(product), Values: drafted })
    if (drafted !== null) onKept()
    await publishing.send({ ...seen(now), PutOn })
  }
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="商品资料加载中" />} notFound={<PageUnknown subject="商品" />}>
      {(product) => (
        <ProductView
          key={product.ProductCode}
          product={product}
          choices={choices}
          savingPictures={pictures.pending}
          pending={saving.pending || publishing.pending || discarding.pending}
          history={<ProductHistory code={product.ProductCode} />}
          upload={upload}
          renderDescription={renderDescription}
          renderLeaveGuard={renderLeaveGuard}
          onSavePictures={savePictures}
          onSave={(drafted) => isDone(saving.send({ ...seen(product), Values: drafted }))}
          onPublish={(drafted, putOn, onKept) => isDone(publish(product, drafted, putOn, onKept))}
          onDiscard={() => isDone(discarding.send(seen(product)))}
        />
      )}
    </QueryState>
  )
}
