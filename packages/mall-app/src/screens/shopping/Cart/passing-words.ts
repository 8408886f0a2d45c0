import type { Cart, PassingChange } from '@mall/api/contract'

/** A change that spares the approval, for one who sees the lines: 少买2箱即可免审批. */
export interface PassingWords {
  readonly title: string
  /** What it does: 复印纸 12 → 10箱. */
  readonly detail: string
  /** On its button. */
  readonly action: string
  /** Said when it is done. */
  readonly done: string
}

/** A change in words, by the lines that it is of; null when the cart does not have them any more. */
export const passingWords = ({ Lines }: PassingChange, items: Cart['Items']): PassingWords | null => {
  const changed = Lines.flatMap(({ CartItemId, Quantity }) => items.filter((item) => item.CartItemId === CartItemId && item.Quantity > Quantity).map((item) => ({ item, quantity: Quantity })))
  const [first] = changed
  if (first === undefined || changed.length < Lines.length) return null
  const { item: { CustomerProductName: name, Quantity, Unit }, quantity } = first
  if (quantity === 0) {
    const what = changed.length > 1 ? `这${changed.length}种` : '这1种'
    return {
      title: `${what}不买即可免审批`,
      detail: changed.map(({ item }) => item.CustomerProductName).join('、'),
      action: '取消勾选',
      done: `已取消勾选${changed.length}种商品`,
    }
  }
  const less = `${Quantity - quantity}${Unit}`
  return { title: `少买${less}即可免审批`, detail: `${name} ${Quantity} → ${quantity}${Unit}`, action: `减 ${less}`, done: `“${name}”已减${less}` }
}
