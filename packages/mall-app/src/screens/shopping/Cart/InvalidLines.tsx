import type { InvalidCartLine } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import { StatusTag } from '@mall/ui/status-tag'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal.ts'
import * as S from './Cart.styles.ts'

interface InvalidLinesProps {
  readonly lines: readonly InvalidCartLine[]
  readonly onClear: () => void
  readonly onRemove: (cartItemIds: number[]) => void
}

/** 失效商品, each with the reason why it cannot be ordered any more. */
export const InvalidLines = ({ lines, onClear, onRemove }: InvalidLinesProps) => {
  const { list, onRemove: leave } = useFocusAfterRemoval<HTMLUListElement>(lines.map(({ CartItemId }) => CartItemId))
  const remove = (id: number) => {
    leave(id)
    onRemove([id])
  }
  if (lines.length === 0) return null
  return (
    <Section
      data-density="default"
      title="失效商品"
      action={
        <Button variant="text" onClick={onClear}>
          清空失效
        </Button>
      }
    >
      <S.InvalidGoods ref={list} data-ruled="">
        {lines.map((line) => (
          <li key={line.CartItemId}>
            <Goods product={line} size={72} gone>
              <small>
                编码 {line.ProductCode}，数量 {line.Quantity}
              </small>
            </Goods>
            <StatusTag tone="neutral">{line.Reason}</StatusTag>
            <Button variant="text" icon={<Icon name="trash" size={16} />} aria-label={`删除 ${line.CustomerProductName}`} title="删除" onClick={() => remove(line.CartItemId)} />
          </li>
        ))}
      </S.InvalidGoods>
    </Section>
  )
}
