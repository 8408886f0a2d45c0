import type { OrderConfirmation, SubmitAnswer } from '@mall/api/contract'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { Text } from '@mall/ui/text'

type Change = Extract<SubmitAnswer, { Outcome: 'changed' }>['Changes'][number]

export interface ChangesDialogProps {
  /** Null while nothing changed. */
  readonly changes: readonly Change[] | null
  /** The lines that were to be ordered. */
  readonly items: OrderConfirmation['Items']
  readonly onAgree: () => void
  readonly onDismiss: () => void
}

/** 订单信息已变化，请确认: what is different now, product by product; nothing was ordered. */
export const ChangesDialog = ({ changes, items, onAgree, onDismiss }: ChangesDialogProps) => {
  const changed = items.flatMap((item) => {
    const own = changes?.filter(({ CartItemId }) => CartItemId === item.CartItemId) ?? []
    return own.length === 0 ? [] : [{ item, own }]
  })
  return (
    <Dialog
      open={changes !== null}
      title="订单信息已变化，请确认"
      description="订单还没有提交，已填写的内容不变。"
      onOpenChange={(open) => (open ? undefined : onDismiss())}
      footer={
        <Button variant="primary" onClick={onAgree}>
          按最新信息核对
        </Button>
      }
    >
      <GoodsList aria-label="有变化的商品" data-ruled="">
        {changed.map(({ item, own }) => (
          <li key={item.CartItemId}>
            <Goods product={item}>
              {own.map(({ Kind, Text: words }) => (
                <small key={Kind}>
                  <Text tone={Kind === 'price' ? 'warning' : 'danger'}>{words}</Text>
                </small>
              ))}
            </Goods>
          </li>
        ))}
      </GoodsList>
    </Dialog>
  )
}
