import type { AttributeMerge, AttributeValueMerge, SellerAttribute, SellerAttributeValue } from '@mall/api/seller/contract'

/** The values that have a text in what they are or were. */
export const valuesWith = (values: readonly SellerAttributeValue[], typed: string): readonly SellerAttributeValue[] => {
  const wanted = typed.trim().toLowerCase()
  return wanted === '' ? values : values.filter(({ Value, FormerNames }) => [Value, ...FormerNames].some((text) => text.toLowerCase().includes(wanted)))
}

const draftsText = (drafts: number): string[] => (drafts === 0 ? [] : [`${drafts} 种商品的草稿跟着改`])

/** What becomes of an attribute that is merged. */
export const mergeText = ({ Name }: Pick<SellerAttribute, 'Name'>, { Products, Drafts, Values, Same }: AttributeMerge): string =>
  [`“${Name}”的 ${Values} 个值归入它${Same === 0 ? '' : `，其中 ${Same} 个同名的合为一个`}`, `${Products} 种商品跟着改`, ...draftsText(Drafts), '旧链接也算作它的'].join('；')

/** What becomes of a value that is merged. */
export const valueMergeText = ({ Value }: Pick<SellerAttributeValue, 'Value'>, { Products, Drafts }: AttributeValueMerge): string =>
  [`“${Value}”的 ${Products} 种商品归入它`, ...draftsText(Drafts), '旧链接也算作它的，原来的值仍能搜到商品'].join('；')
