import { largerUnitsOf, orderSumNames, packingText, quantityMax, wholeUnitsText, type ProductDetail, type StockState } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Badge } from '@mall/ui/badge'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { Select } from '@mall/ui/select'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { subtotalOf } from '../../../components/order-sums/amounts.ts'
import { deliveryAreas } from './delivery-area.ts'
import { noPurchaseText } from '../../../components/product/no-purchase-text.ts'
import { href } from '../../../site/routes.ts'
import { stockTone } from '../../../components/product/stock.ts'
import { ProductPrice } from './ProductPrice.tsx'
import * as S from './PurchasePanel.styles.ts'
import { priceAt } from './tier-price.ts'

const tagTone = { in: 'success', soon: 'warning', out: 'neutral' } as const
const saleStateTexts = { offShelf: '该商品已下架', notInCatalog: '不在贵司采购目录内' } as const

/** The smallest order, its steps, and the largest order, in the unit beside the quantity; null where any quantity can be had. */
const orderRule = ({ MOQ, Step, MaxQty }: ProductDetail): string | null => {
  const rules = [
    ...(MOQ > 1 ? [`起订量${MOQ}`] : []),
    ...(Step > 1 ? [`须为${Step}的整数倍`] : []),
    ...(MaxQty === null ? [] : [`最多${MaxQty}`]),
  ]
  return rules.length === 0 ? null : rules.join('，')
}

interface Purchase {
  /** Lines in the cart; the bar of a phone shows them. */
  readonly cartCount: number
  readonly pending: 'addToCart' | 'buyNow' | null
  readonly onAddToCart: () => void
  readonly onBuyNow: () => void
}

export interface PurchasePanelProps {
  readonly product: ProductDetail
  /** Given for a visitor. */
  readonly loginHref?: string | undefined
  /** Of the quantity in the area. */
  readonly stock: StockState
  readonly areaCode: string
  readonly onAreaChange: (areaCode: string) => void
  readonly quantity: number
  readonly onQuantityChange: (quantity: number) => void
  /** The ways to order; undefined for a viewer who may not. */
  readonly purchase: Purchase | undefined
  /** 到货通知, shown while there are too few. */
  readonly restock?: ReactNode
  readonly favorite: boolean
  readonly onFavoriteChange: (favorite: boolean) => void
}

/** Name, price, stock, quantity, and actions. */
export const PurchasePanel = (props: PurchasePanelProps) => {
  const { product, loginHref, stock, quantity, purchase } = props
  const unavailable = product.SaleState === 'onSale' ? null : saleStateTexts[product.SaleState]
  const price = priceAt(product, quantity)
  const rule = orderRule(product)
  const goods = { unit: product.Unit, packing: product.Packing, units: product.Units }
  const whole = wholeUnitsText(quantity, largerUnitsOf(goods))
  const cannotBuy = unavailable !== null || stock.State === 'none'
  return (
    <S.Panel aria-label="购买">
      <Stack gap={4}>
        <Text as="h1" size={24} strong>
          {product.Name}
        </Text>
        <S.Codes>
          <span>编码 {product.ProductCode}</span>
          <span>品牌 {product.BrandName}</span>
          <span>型号 {product.Model}</span>
          {product.Tags.map((tag) => <StatusTag key={tag} tone="neutral">{tag}</StatusTag>)}
          {product.CustomerMaterialCode ? <span>物料编码 {product.CustomerMaterialCode}</span> : null}
        </S.Codes>
      </Stack>
      {unavailable ? (
        <Alert tone="warning">{unavailable}</Alert>
      ) : null}
      <ProductPrice product={product} quantity={quantity} loginHref={loginHref} buyable={!cannotBuy && purchase !== undefined} />
      {product.IsNonAgreed && unavailable === null && loginHref === undefined ? (
        <Alert tone="warning" action={<Button href={href('productList', { Cid: product.CategoryPath.at(-1)?.CategoryId ?? null, Agreed: 1 })}>看协议内同类</Button>}>
          不在贵司采购目录内，按商城价计算；下单后按贵司的审批规则，可能需要审批。
        </Alert>
      ) : null}
      <DescriptionList
        items={[
          {
            term: '配送至',
            value: (
              <Inline gap={12}>
                <Select
                  aria-label="配送地区"
                  style={{ inlineSize: 160 }}
                  value={props.areaCode}
                  onValueChange={props.onAreaChange}
                  options={deliveryAreas.map(({ code, name }) => ({ value: code, label: name }))}
                />
                <span role="status">
                  <StatusTag tone={tagTone[stockTone(stock.State)]}>{stock.Text}</StatusTag>
                </span>
                {stock.State === 'inStock' ? <span>{product.DeliveryText}</span> : null}
              </Inline>
            ),
          },
          { term: '包装规格', value: packingText(goods) },
          { term: '税率', value: `${Math.round(product.TaxRate * 100)}%${product.SupportSpecialInvoice ? '，可开专票' : '，仅开普票'}` },
        ]}
      />
      <Stack gap={8}>
        {purchase ? (
          <S.Buy>
            <QuantityStepper
              aria-label="数量"
              value={quantity}
              onValueChange={props.onQuantityChange}
              min={product.MOQ}
              step={product.Step}
              max={product.MaxQty ?? quantityMax}
              unit={product.Unit}
              // Fewer may be there, and who waits says how many.
              disabled={unavailable !== null}
            />
            <S.BuyBar>
              <Link href={href('cart')}>
                <Icon name="cart" />
                购物车
                <Badge count={purchase.cartCount} tone="cart" />
              </Link>
              <Button variant="decisive" disabled={cannotBuy} loading={purchase.pending === 'addToCart'} icon={<Icon name="cart" size={20} />} onClick={purchase.onAddToCart}>
                加入购物车
              </Button>
              <Button disabled={cannotBuy} loading={purchase.pending === 'buyNow'} onClick={purchase.onBuyNow}>
                立即购买
              </Button>
              {price !== null && !cannotBuy ? (
                <S.Subtotal>
                  {orderSumNames.subtotal} <Price value={subtotalOf(price, quantity)} />
                </S.Subtotal>
              ) : null}
            </S.BuyBar>
          </S.Buy>
        ) : (
          <Text>{noPurchaseText}</Text>
        )}
        {purchase && unavailable === null && stock.State === 'none' ? props.restock : null}
        {rule === null ? null : <Text tone="secondary">{rule}</Text>}
        {whole === null || purchase === undefined ? null : <Text tone="secondary">{`${quantity}${product.Unit} = ${whole}`}</Text>}
      </Stack>
    </S.Panel>
  )
}
