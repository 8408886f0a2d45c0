import type { OrderConfirmation, SubmitAnswer } from '@mall/api/contract'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { Text } from '@mall/ui/text'

type Change = Extract<SubmitAnswer, { Outcome: 'changed' }>['Changes'][number]

export interface ChangesDialogProps {
  /** Null while nothing changed. */
  readonly changes: readonly Change[] | null
  /** The lines that were to be ordered, for their pictures: one that is out of stock may have left them already. */
  readonly items: readonly Pick<OrderConfirmation['Items'][number], 'CartItemId' | 'CustomerProductName' | 'ImageUrl'>[]
  readonly onAgree: () => void
  readonly onDismiss: () => void
}

const ChangeWords = ({ changes }: { readonly changes: readonly Change[] }) =>
  changes.map(({ Kind, Text: words }) => (
    <small key={Kind}>
      <Text tone={Kind === 'price' ? 'warning' : 'danger'}>{words}</Text>
    </small>
  ))

/** 订单信息已变化，请确认: what is different now, product by product; nothing was ordered. */
export const ChangesDialog = ({ changes, items, onAgree, onDismiss }: ChangesDialogProps) => (
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
      {[...new Set(changes?.map(({ CartItemId }) => CartItemId))].map((id) => {
        const own = changes?.filter(({ CartItemId }) => CartItemId === id) ?? []
        const item = items.find(({ CartItemId }) => CartItemId === id)
        return (
          <li key={id}>
            {item ? (
              <Goods product={item}>
                <ChangeWords changes={own} />
              </Goods>
            ) : (
              <>
                {own[0]?.CustomerProductName}
                <ChangeWords changes={own} />
              </>
            )}
          </li>
        )
      })}
    </GoodsList>
  </Dialog>
)
