import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { Button } from '@mall/ui/button'
import { formatAmount } from '@mall/ui/ledger'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { Section } from '@mall/ui/section'
import { StatusTag } from '@mall/ui/status-tag'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import * as S from './OrderLines.styles.ts'
import { leftOf, type ShipmentValues } from './shipment-values.ts'

type Line = SellerOrderDetail['Lines'][number]

interface OrderLinesProps {
  readonly order: SellerOrderDetail
  /** Inside the form of a package: what of each line goes into it. */
  readonly packing: boolean
  /** Opens the question what becomes of pieces that are not there; undefined where nobody may say so. */
  readonly onShort?: ((lineId: number) => void) | undefined
}

/** What was ordered, how far each line has come and, while a package is made, what goes into it. */
export const OrderLines = ({ order: { Lines, Quantity }, packing, onShort }: OrderLinesProps) => (
  <Section flush title="商品" aside={`${Lines.length} 种，${Quantity} 件`}>
    <S.Lines>
      <thead>
        <tr>
          <th scope="col">商品</th>
          <th scope="col">单价（元）</th>
          <th scope="col">订购</th>
          <th scope="col">已发</th>
          {packing ? <th scope="col">这次发</th> : <th scope="col">已收</th>}
          {packing ? null : <th scope="col">已拒</th>}
          <th scope="col">小计（元）</th>
          {onShort ? <th scope="col">操作</th> : null}
        </tr>
      </thead>
      <tbody>
        {Lines.map((line) => (
          <tr key={line.LineId}>
            <th scope="row">
              <Goods product={line}>
                <small>编码 {line.ProductCode}</small>
                {line.Remark ? <small>备注：{line.Remark}</small> : null}
                {line.HeldQuantity > 0 ? (
                  <StatusTag tone="warning">{`${line.HeldQuantity} ${line.Unit}等买家答复`}</StatusTag>
                ) : null}
              </Goods>
            </th>
            <td data-label="单价">{formatAmount(line.Price)}</td>
            <td data-label="订购">{`${line.Quantity} ${line.Unit}`}</td>
            <td data-label="已发" data-none={line.ShippedQuantity === 0 ? '' : undefined}>{line.ShippedQuantity}</td>
            {packing ? (
              <td data-field="">{leftOf(line) > 0 ? <PackedPieces line={line} /> : line.HeldQuantity > 0 ? '等答复' : '已发完'}</td>
            ) : (
              <>
                <td data-label="已收" data-none={line.ReceivedQuantity === 0 ? '' : undefined}>{line.ReceivedQuantity}</td>
                <td data-label="已拒" data-none={line.RefusedQuantity === 0 ? '' : undefined}>{line.RefusedQuantity}</td>
              </>
            )}
            <td data-label="小计">{formatAmount(line.Subtotal)}</td>
            {onShort ? (
              <td data-act="">
                {leftOf(line) > 0 ? (
                  <Button variant="text" aria-label={`缺货 ${line.CustomerProductName}`} onClick={() => onShort(line.LineId)}>
                    缺货
                  </Button>
                ) : null}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </S.Lines>
  </Section>
)

/** The field of a line has the place that the form has it at: the order may be newer than the form for a moment, and has it elsewhere. */
const PackedPieces = ({ line }: { readonly line: Line }) => {
  const { control } = useFormContext<ShipmentValues>()
  const at = useWatch({ control, name: 'Lines' }).findIndex(({ LineId }) => LineId === line.LineId)
  return at === -1 ? null : <Pieces key={at} line={line} at={at} />
}

/** Pieces of a line in the package, none to all that is left. */
const Pieces = ({ line, at }: { readonly line: Line; readonly at: number }) => {
  const { control } = useFormContext<ShipmentValues>()
  const { field: { onChange, ...field }, fieldState } = useController({ control, name: `Lines.${at}.Quantity` })
  return <QuantityStepper {...field} aria-label={`${line.CustomerProductName} 这次发`} optional max={leftOf(line)} invalid={fieldState.invalid} message={fieldState.error?.message} onValueChange={(count) => onChange(count)} />
}
