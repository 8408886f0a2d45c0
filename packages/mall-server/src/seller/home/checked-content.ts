import { and, inArray, isNull } from 'drizzle-orm'
import { photoAddress, photoHashOf } from '@mall/api/contract'
import { homePlaceName, homeProblems, type HomeContent } from '@mall/api/seller/contract'
import { bannerPicture } from '../../catalogue/pictures/addresses.ts'
import { photosOf, showPhotos } from '../../catalogue/pictures/show-photos.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { bannerDrawing, category, product } from '../../platform/db/schema/catalogue.ts'
import { BusinessError } from '../../platform/http/errors.ts'

const tidy = (text: string): string => text.trim()

/** Texts without blanks around them. */
const tidied = (content: HomeContent): HomeContent => ({
  ...content,
  Banners: content.Banners.map(({ Title, Subtitle, Alt, Link, ...banner }) => ({
    ...banner, Title: tidy(Title), Subtitle: tidy(Subtitle), Alt: tidy(Alt), Link: Link.Kind === 'address' ? { ...Link, Href: tidy(Link.Href) } : Link,
  })),
  Floors: content.Floors.map((floor) => ({ ...floor, Name: tidy(floor.Name) })),
  HotWords: content.HotWords.map(tidy),
})

const drawing = /^\/pictures\/banner\/(\d{1,9})\.svg/

/** The ids of drawings among these addresses that there are. */
const drawingsAmong = async (db: Db, urls: readonly string[]): Promise<ReadonlySet<number>> => {
  const ids = urls.flatMap((url) => drawing.exec(url)?.[1] ?? []).map(Number)
  const rows = ids.length === 0 ? [] : await db.select().from(bannerDrawing).where(inArray(bannerDrawing.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Content with each picture at the address that it has here: a photo that was uploaded, or a drawing of the mall. */
const withPictures = async (db: Db, given: HomeContent, find: (hashes: readonly string[]) => ReturnType<typeof photosOf>): Promise<HomeContent> => {
  const content = tidied(given)
  const urls = content.Banners.map(({ ImageUrl }) => ImageUrl)
  const photos = await find([...new Set(urls.flatMap((url) => photoHashOf(url) ?? []))])
  const drawings = await drawingsAmong(db, urls)
  const addressOf = (url: string, at: number): string => {
    if (url === '') return ''
    const photo = photos.get(photoHashOf(url) ?? '')
    if (photo !== undefined) return photoAddress(photo)
    const id = Number(drawing.exec(url)?.[1])
    if (drawings.has(id)) return bannerPicture(id)
    throw new BusinessError('PICTURES_UNKNOWN', `横幅 ${at + 1}：图片已失效，请重新上传`)
  }
  return { ...content, Banners: content.Banners.map((banner, at) => ({ ...banner, ImageUrl: addressOf(banner.ImageUrl, at) })) }
}

/**
 * Content as it may be kept: its photos stay from now on.
 * @throws BusinessError `PICTURES_UNKNOWN`
 */
export const keptContent = (tx: Tx, given: HomeContent, now: Date): Promise<HomeContent> => withPictures(tx, given, (hashes) => showPhotos(tx, hashes, now))

/**
 * Content as it may be looked at: nothing is kept by that.
 * @throws BusinessError `PICTURES_UNKNOWN`
 */
export const seenContent = (db: Db, given: HomeContent): Promise<HomeContent> => withPictures(db, given, (hashes) => photosOf(db, hashes))

const invalid = (path: string, message: string): BusinessError => new BusinessError('HOME_CONTENT_INVALID', `${homePlaceName(path)}：${message}`)

/**
 * Refuses content that cannot be published, with the first thing that has to change.
 * @throws BusinessError `HOME_CONTENT_INVALID`
 */
export const requirePublishable = async (db: Db, { Banners, Floors, HotWords, Brands }: HomeContent): Promise<void> => {
  const [problem] = homeProblems({ Banners, Floors, HotWords, Brands })
  if (problem !== undefined) throw invalid(problem.Path, problem.Message)
  const named = [
    ...Banners.map(({ Link }, at) => ({ path: `Banners.${at}`, id: Link.Kind === 'products' ? Link.CategoryId : null })),
    ...Floors.map(({ CategoryId }, at) => ({ path: `Floors.${at}`, id: CategoryId })),
  ]
  const ids = named.flatMap(({ id }) => id ?? [])
  const rows = ids.length === 0 ? [] : await db.select({ id: category.id }).from(category).where(and(inArray(category.id, ids), isNull(category.mergedInto)))
  const there = new Set(rows.map(({ id }) => id))
  const missing = named.find(({ id }) => id !== null && !there.has(id))
  if (missing !== undefined) throw invalid(missing.path, '分类不存在，请重新选择')
  const codes = Floors.flatMap(({ ProductCodes }) => ProductCodes)
  const products = codes.length === 0 ? [] : await db.select({ code: product.code }).from(product).where(inArray(product.code, codes))
  const known = new Set(products.map(({ code }) => code))
  for (const [at, { ProductCodes }] of Floors.entries()) {
    const unknown = ProductCodes.find((code) => !known.has(code))
    if (unknown !== undefined) throw invalid(`Floors.${at}`, `没有编码为 ${unknown} 的商品`)
  }
}
