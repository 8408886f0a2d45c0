import type { Mall } from '@mall/api'
import type { ProductDetail } from '@mall/api/contract'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

/** The first products of a product's category, as an offer beside it: when they fail, its page says nothing of them. In a file of its own, since home loads the other queries of products. */
export const similarProducts = (mall: Mall, viewer: string, { CategoryPath }: Pick<ProductDetail, 'CategoryPath'>, OnlyAgreed: boolean) => {
  const Cid = CategoryPath.at(-1)?.CategoryId
  const request = { ...(Cid === undefined ? {} : { Cid }), ...(OnlyAgreed ? { OnlyAgreed } : {}), PageIndex: 1, PageSize: 10 as const }
  return { ...callQuery(mall, 'POST /api/Product/List', viewer, request, { silent: true }), enabled: Cid !== undefined }
}
