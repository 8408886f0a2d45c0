import type { InvalidCartLine } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { StatusTag } from '@mall/ui/status-tag'
import * as S from './Cart.styles.ts'

interface InvalidLinesProps {
  readonly lines: readonly InvalidCartLine[]
  readonly onClear: () => void
  readonly onRemove: (cartItemIds: number[]) => void
}

/** 失效商品, each with the reason why it cannot be ordered any more. */
export const InvalidLines = ({ lines, onClear, onRemove }: InvalidLinesProps) => {
  if (lines.length === 0) return null
  return (
    <Section
      flush
      title="失效商品"
      action={
        <Button variant="text" onClick={onClear}>
          清空失效
        </Button>
      }
    >
      <S.Lines>
        {lines.map((line) => (
          <S.InvalidLine key={line.CartItemId}>
            <img src={line.ImageUrl} alt="" width={64} height={64} loading="lazy" />
            <div>
              <S.Code>{line.CustomerProductName}</S.Code>
              <S.Code>
                编码 {line.ProductCode}，数量 {line.Quantity}
              </S.Code>
            </div>
            <StatusTag tone="neutral">{line.Reason}</StatusTag>
            <Button variant="text" aria-label={`删除 ${line.CustomerProductName}`} onClick={() => onRemove([line.CartItemId])}>
              删除
            </Button>
          </S.InvalidLine>
        ))}
      </S.Lines>
    </Section>
  )
}
