import { shelfNames, type SellerProduct } from '@mall/api/seller/contract'
import { StatusTag } from '@mall/ui/status-tag'

interface ShelfTagProps {
  readonly product: Pick<SellerProduct, 'Shelf' | 'Stock'>
}

/** 缺货在卖: on sale, and nothing is left. */
const isSoldOut = ({ Shelf, Stock }: ShelfTagProps['product']): boolean => Shelf === 'on' && Stock === 0

export const ShelfTag = ({ product }: ShelfTagProps) =>
  isSoldOut(product) ? <StatusTag tone="danger">缺货在卖</StatusTag> : <StatusTag tone={product.Shelf === 'on' ? 'success' : 'neutral'}>{shelfNames[product.Shelf]}</StatusTag>
