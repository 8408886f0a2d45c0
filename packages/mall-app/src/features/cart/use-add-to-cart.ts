import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMayPurchase } from '../../queries/use-may-purchase.ts'
import { href } from '../../site/routes.ts'
import { useLoginHref } from '../../site/use-login-href.ts'
import { wantedAddition, type CartAddition } from './wanted-addition.ts'

/** The second click of a double click comes within this, ms; the response to the first one may well be there before it. */
const doubleClickMs = 500

/**
 * Puts products in the cart and says so; for a visitor, once they have logged in and come back to where they were. A viewer who may not
 * order gets no way to: what offers one shows nothing then.
 */
export const useAddToCart = () => {
  const { notify } = useMallServices()
  const { isLoggedIn } = useViewer()
  const mayPurchase = useMayPurchase()
  const navigate = useNavigate()
  const loginHref = useLoginHref()
  const latest = useRef({ code: '', at: 0 })
  const adding = useAction('POST /api/ShoppingCart/AddToCart', {
    quiet: true,
    queues: true,
    onDone: (message) => notify(message || '添加购物车成功', 'success', { label: '去购物车', onAction: () => void navigate(href('cart')) }),
  })
  /** Whether this is the second half of a double click. */
  const isDouble = (code: string): boolean => {
    const before = latest.current
    latest.current = { code, at: Date.now() }
    return before.code === code && latest.current.at - before.at < doubleClickMs
  }
  const add = (items: readonly CartAddition[], onAdded = () => {}) => {
    if (isLoggedIn) adding.send({ Items: [...items] }).then(onAdded, () => {})
    else {
      wantedAddition.set(items)
      void navigate(loginHref)
    }
  }
  const addToCart = (ProductCode: string, Quantity: number) => {
    if (!isDouble(ProductCode)) add([{ ProductCode, Quantity }])
  }
  const addAllToCart = (items: readonly CartAddition[], onAdded = () => {}) => {
    if (!isDouble('')) add(items, onAdded)
  }
  return {
    addToCart: mayPurchase ? addToCart : undefined,
    /** Several at once, all or none of them. */
    addAllToCart: mayPurchase ? addAllToCart : undefined,
    /** Something is on its way. */
    isAdding: adding.pending,
    /** Several are on their way. */
    isAddingAll: (adding.running?.Items.length ?? 0) > 1,
    /** The product on its way to the cart, or null. */
    addingCode: adding.running?.Items[0]?.ProductCode ?? null,
  }
}
