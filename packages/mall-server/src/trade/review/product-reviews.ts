import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import type { CallInput, ProductReviews } from '@mall/api/contract'
import { isShownOf } from '../../catalogue/product/shown-reviews.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { lineReview } from '../../platform/db/schema/review.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { toInstant } from '../../platform/time.ts'
import { appendToWire, replyToWire } from './detail.ts'
import { maskedName } from './rules.ts'

const allStars = [5, 4, 3, 2, 1] as const

/** Written with pictures, or with some appended. */
export const hasImages = sql<boolean>`(cardinality(${lineReview.images}) > 0 or cardinality(${lineReview.appendImages}) > 0)`

/** The columns that everybody reads: of the author no more than the name that is masked. */
const selection = {
  id: lineReview.id, nickname: appUser.nickname, isAnonymous: lineReview.isAnonymous, stars: lineReview.stars, text: lineReview.text,
  images: lineReview.images, createdAt: lineReview.createdAt,
  appendText: lineReview.appendText, appendImages: lineReview.appendImages, appendedAt: lineReview.appendedAt,
  reply: lineReview.reply, repliedAt: lineReview.repliedAt,
}

const sort = { columns: { Time: lineReview.createdAt }, byDefault: 'Time', last: lineReview.id } as const

const filterOf = (ofProduct: SQL | undefined, { Stars, OnlyWithImages }: CallInput<'POST /api/Product/Reviews'>): SQL | undefined =>
  and(ofProduct, Stars === undefined ? undefined : eq(lineReview.stars, Stars), OnlyWithImages ? hasImages : undefined)

/** A page of what buyers of all enterprises wrote of a product. Whoever knows its code may read it, as its page. */
export const productReviewsOf = async (db: Db, request: CallInput<'POST /api/Product/Reviews'>): Promise<ProductReviews> => {
  const [found] = await db.select({ id: product.id }).from(product).where(eq(product.code, request.ProductCode))
  if (found === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  const ofProduct = isShownOf(found.id)
  const groups = await db
    .select({ stars: lineReview.stars, count: count(), withImages: sql<number>`count(*) filter (where ${hasImages})::int` })
    .from(lineReview)
    .where(ofProduct)
    .groupBy(lineReview.stars)
  const { Stars, OnlyWithImages } = request
  const total = groups
    .filter(({ stars }) => Stars === undefined || stars === Stars)
    .reduce((sum, group) => sum + (OnlyWithImages ? group.withImages : group.count), 0)
  const rows = await listPage(
    db.select(selection).from(lineReview).innerJoin(appUser, eq(appUser.id, lineReview.userId)).where(filterOf(ofProduct, request)).$dynamic(),
    sort,
    request,
  )
  const all = groups.reduce((sum, group) => sum + group.count, 0)
  const starsInAll = groups.reduce((sum, group) => sum + group.stars * group.count, 0)
  return {
    Items: rows.map((row) => ({
      ReviewId: row.id,
      UserName: maskedName(row.nickname, row.isAnonymous),
      Stars: row.stars as ProductReviews['Items'][number]['Stars'],
      Text: row.text,
      Images: row.images,
      Time: toInstant(row.createdAt),
      Append: appendToWire(row),
      Reply: replyToWire(row),
    })),
    total,
    Count: all,
    Average: all === 0 ? null : Math.round((starsInAll / all) * 10) / 10,
    Distribution: allStars.map((stars) => ({ Stars: stars, Count: groups.find((group) => group.stars === stars)?.count ?? 0 })),
    ImageCount: groups.reduce((sum, group) => sum + group.withImages, 0),
  }
}
