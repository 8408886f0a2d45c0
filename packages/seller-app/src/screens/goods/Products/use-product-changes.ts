import { repriced, type SellerProduct, type Shelf } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useClientServices } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import type { EditedField } from './cells.tsx'
import { plainYuan } from './change-words.ts'

const codeAndVersion = ({ ProductCode, Version }: SellerProduct) => ({ ProductCode, Version })

/** Changes of price, stock and shelf, each with a way back. */
export const useProductChanges = () => {
  const { notify } = useClientServices()
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const pricing = useAction('POST /api/SellerProduct/SetPrice', { quiet: true, queues: true })
  const stocking = useAction('POST /api/SellerProduct/SetStock', { quiet: true, queues: true })
  const shelving = useAction('POST /api/SellerProduct/Shelve')

  const mark = ({ ProductCode }: SellerProduct, field: EditedField, isSaved: boolean) =>
    setSaved((before) => {
      const next = new Set(before)
      if (isSaved) next.add(`${ProductCode} ${field}`)
      else next.delete(`${ProductCode} ${field}`)
      return next
    })

  /** Sends a change and, when it was made, offers to take it back. The client says why one was refused. */
  const change = async (product: SellerProduct, field: EditedField, words: string, send: () => Promise<SellerProduct>, back: (after: SellerProduct) => Promise<unknown>) => {
    try {
      const after = await send()
      mark(product, field, true)
      const undo = async () => {
        try {
          await back(after)
          mark(product, field, false)
          notify('已撤销')
        } catch {
          // Said.
        }
      }
      notify(words, 'success', { label: '撤销', onAction: () => void undo() })
    } catch {
      // Said.
    }
  }

  const setPrice = (product: SellerProduct, price: number) => {
    const pricesOf = (tiers: SellerProduct['Tiers']) => tiers.map(({ Price }) => Price)
    return change(
      product,
      'Price',
      `${product.ProductCode} 市场价 ${plainYuan(product.Price)} → ${plainYuan(price)}，已存`,
      () => pricing.send({ ...codeAndVersion(product), Prices: pricesOf(repriced(product.Tiers, price)) }),
      (after) => pricing.send({ ...codeAndVersion(after), Prices: pricesOf(product.Tiers) }),
    )
  }

  const setStock = (product: SellerProduct, stock: number) =>
    change(
      product,
      'Stock',
      `${product.ProductCode} 库存 ${product.Stock} → ${stock}，已存`,
      () => stocking.send({ ...codeAndVersion(product), Before: product.Stock, Stock: stock }),
      // What was added goes, what was ordered meanwhile stays ordered.
      (after) => stocking.send({ ...codeAndVersion(after), Before: stock, Stock: product.Stock }),
    )

  const shelve = async (Shelf: Shelf, products: readonly SellerProduct[]) => {
    try {
      const results = await shelving.send({ Shelf, Rows: products.map(codeAndVersion) })
      const refused = results.find(({ Success }) => !Success)
      const made = results.filter(({ Success }) => Success).length
      const done = `已${Shelf === 'on' ? '上架' : '下架'} ${made} 种商品`
      if (refused) notify(`${done}，${results.length - made} 种未成：${refused.Message}`, 'warning')
      else notify(done)
    } catch {
      // Said.
    }
  }

  return {
    saved,
    pending: shelving.pending,
    onChange: (product: SellerProduct, field: EditedField, value: number) => void (field === 'Price' ? setPrice(product, value) : setStock(product, value)),
    onShelve: (shelf: Shelf, products: readonly SellerProduct[]) => void shelve(shelf, products),
  }
}
