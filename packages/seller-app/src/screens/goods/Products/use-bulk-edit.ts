import type { SellerProduct } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useClientServices } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import { madeText, outcomeOf, type BulkField, type BulkOutcome } from './bulk-words.ts'

/** What is asked for: another value of a field, for some products. */
interface Asked {
  readonly field: BulkField
  readonly products: readonly SellerProduct[]
}

type Row = Pick<SellerProduct, 'ProductCode' | 'Version'> & { readonly value: number }

/** 改分类 and 改税率 of several, with a way back. */
export const useBulkEdit = () => {
  const { notify } = useClientServices()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const moving = useAction('POST /api/SellerProduct/SetCategory', { silent: true })
  const taxing = useAction('POST /api/SellerProduct/SetTaxRate', { silent: true })
  const movingBack = useAction('POST /api/SellerProduct/SetCategory')
  const taxingBack = useAction('POST /api/SellerProduct/SetTaxRate')

  const sendBy = ([move, tax]: readonly [typeof moving, typeof taxing], field: BulkField, rows: readonly Row[]) =>
    field === 'CategoryId'
      ? move.send({ Rows: rows.map(({ value: CategoryId, ...row }) => ({ ...row, CategoryId })) })
      : tax.send({ Rows: rows.map(({ value: TaxRate, ...row }) => ({ ...row, TaxRate })) })

  /** Each product gets the value back that it had. */
  const undo = async ({ field, made }: BulkOutcome) => {
    setOutcome(null)
    try {
      const rows = made.map(({ product, Version }) => ({ ProductCode: product.ProductCode, Version, value: product[field] }))
      const back = outcomeOf(field, made.map(({ product }) => product), await sendBy([movingBack, taxingBack], field, rows))
      const [first] = back.refused
      if (first === undefined) notify('已撤销')
      else notify(`${back.made.length} 种已撤销，${back.refused.length} 种没有：${first.Message}`, 'warning')
    } catch {
      // Said.
    }
  }

  return {
    asked,
    outcome,
    onAsk: (field: BulkField, products: readonly SellerProduct[]) => setAsked({ field, products }),
    onClose: () => setAsked(null),
    onRead: () => setOutcome(null),
    onUndo: (done: BulkOutcome) => void undo(done),
    send: async ({ field, products }: Asked, value: number): Promise<BulkOutcome> =>
      outcomeOf(field, products, await sendBy([moving, taxing], field, products.map(({ ProductCode, Version }) => ({ ProductCode, Version, value })))),
    onSent: (done: BulkOutcome) => {
      setAsked(null)
      if (done.refused.length > 0) setOutcome(done)
      else notify(madeText(done), 'success', { label: '撤销', onAction: () => void undo(done) })
    },
  }
}
