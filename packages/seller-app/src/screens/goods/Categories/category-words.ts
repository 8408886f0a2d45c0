import type { CategoryMerge, SellerCategory } from '@mall/api/seller/contract'
import { wayTo } from '../../../components/product/category-tree.ts'

/** What a category can become: the others of its level. */
export const othersOf = (categories: readonly SellerCategory[], { CategoryId, Level }: SellerCategory): { readonly value: number; readonly label: string }[] =>
  categories.filter((one) => one.Level === Level && one.CategoryId !== CategoryId).map((one) => ({ value: one.CategoryId, label: wayTo(categories, one) }))

/** What becomes of a category that is merged. */
export const mergeText = ({ Name }: Pick<SellerCategory, 'Name'>, { Products, Children, Flows, Catalogues }: CategoryMerge): string =>
  [`“${Name}”的 ${Products} 种商品归入它`, ...(Children === 0 ? [] : [`${Children} 个下级分类一起过去，同名的合并`]), ...(Flows === 0 ? [] : [`客户的 ${Flows} 个审批流跟着改`]), ...(Catalogues === 0 ? [] : [`${Catalogues} 家客户的目录跟着改，看得到它的全部商品`]), '订单、报表和旧链接也算作它的'].join('；')

/** 8%, 8.25% */
export const marginText = (margin: number | null): string => (margin === null ? '未设置' : `${Number((margin * 100).toFixed(2))}%`)

/** A part of the cost from what a person typed, `8.25` for 0.0825: null for an empty field, NaN for what is none. */
export const parseMargin = (typed: string): number | null => {
  const text = typed.normalize('NFKC').replace('%', '').trim()
  if (text === '') return null
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) / 10_000 : Number.NaN
}
