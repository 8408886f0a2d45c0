import type { Home } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddToCart } from '../../../../features/cart/use-add-to-cart.ts'
import { purchaseListQueries } from '../../../../queries/purchase-list.ts'
import { workbenchQueries } from '../../../../queries/workbench.ts'
import { DeskView } from './DeskView.tsx'

const quietly = { silent: true, quiet: true } as const

/** 再购 of a list: in the cart as far as it can be bought, and in words what became of it. */
const useListOrder = () => {
  const { notify } = useMallServices()
  return useAction('POST /api/PurchaseList/AddToCart', {
    quiet: true,
    onDone: ({ Results }) => {
      const failed = Results.filter(({ Success }) => !Success)
      const words = `${Results.length - failed.length} 种商品已加入购物车`
      notify(failed.length === 0 ? words : `${words}，${failed.length} 种没有加入：${failed[0]?.Message ?? ''}`, failed.length === 0 ? 'success' : 'warning')
    },
  })
}

/** One line of 快速下单: read as the page of it reads it, then put in the cart. */
const useQuickLine = () => {
  const { mall, notify } = useMallServices()
  const adding = useAction('POST /api/QuickOrder/AddToCart', quietly)
  return async (Code: string, Quantity: string): Promise<string | null> => {
    try {
      const { Rows } = await mall.quickOrder.check({ Rows: [{ RowNo: 1, Code, Quantity, Remark: '' }] }, quietly)
      const [row] = Rows
      if (row?.Verdict !== 'OK' || row.Product === null || row.Quantity === null) return row?.Message ?? '请检查商品编码'
      const { Results } = await adding.send({ Rows: [{ RowNo: 1, ProductCode: row.Product.ProductCode, Quantity: row.Quantity, Remark: '' }] })
      const [result] = Results
      if (!result?.Success) return result?.Message ?? '没有加入购物车'
      notify('添加购物车成功', 'success')
      return null
    } catch (failure) {
      return failureText(failure)
    }
  }
}

/** The part of home that is loaded for logged-in users only. */
export const Desk = ({ home }: { readonly home: Home }) => {
  const { mall } = useMallServices()
  const { key } = useViewer()
  const now = useNow()
  const { addToCart, addAllToCart, addingCode, isAddingAll } = useAddToCart()
  const lists = useQuery({ ...purchaseListQueries.latest(mall, key), enabled: home.MayPurchase })
  const budgets = useQuery({ ...workbenchQueries.widget(mall, key, 'Budgets'), enabled: home.Todos.length > 0 })
  const listOrder = useListOrder()
  const addLine = useQuickLine()
  return (
    <DeskView
      home={home}
      now={now}
      budget={budgets.isPending ? undefined : (budgets.data?.[0] ?? null)}
      frequent={addToCart && addAllToCart && { addingCode: isAddingAll ? null : addingCode, isAddingAll, onAdd: addToCart, onAddAll: addAllToCart }}
      quickLine={{ onAdd: addLine }}
      lists={{ lists, addingId: listOrder.running?.ListId ?? null, onAdd: ({ ListId }) => listOrder.run({ ListId }) }}
    />
  )
}
