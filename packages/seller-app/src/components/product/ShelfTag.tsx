import { shelfNames, type SellerProduct } from '@mall/api/seller/contract'
import { StatusTag } from '@mall/ui/status-tag'

/** 缺货在卖: on sale, and nothing is left. */
const isSoldOut = ({ Shelf, Stock }: SellerProduct): boolean => Shelf === 'on' && Stock === 0

export const ShelfTag = ({ product }: { readonly product: SellerProduct }) =>
  isSoldOut(product) ? <StatusTag tone="danger">缺货在卖</StatusTag> : <StatusTag tone={product.Shelf === 'on' ? 'success' : 'neutral'}>{shelfNames[product.Shelf]}</StatusTag>
