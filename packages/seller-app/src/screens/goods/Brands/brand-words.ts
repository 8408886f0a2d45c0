import type { BrandMerge, SellerBrand } from '@mall/api/seller/contract'

/** The brands that have a text in one of their names. */
export const brandsWith = (brands: readonly SellerBrand[], typed: string): readonly SellerBrand[] => {
  const wanted = typed.trim().toLowerCase()
  return wanted === '' ? brands : brands.filter(({ Name, LatinName, FormerNames, Synonyms }) => [Name, LatinName, ...FormerNames, ...Synonyms].some((name) => name.toLowerCase().includes(wanted)))
}

/** What becomes of a brand that is merged. */
export const mergeText = ({ Name }: Pick<SellerBrand, 'Name'>, { Products, Drafts }: BrandMerge): string =>
  [`“${Name}”的 ${Products} 种商品归入它`, ...(Drafts === 0 ? [] : [`${Drafts} 种商品的草稿跟着改`]), '旧链接也算作它的，原名称仍能搜到商品'].join('；')
