import { quantityMax } from '@mall/api/contract'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { useState } from 'react'
import { ProductTile, type ProductTileProps } from '../../../components/product/ProductTile.tsx'

interface ListedProductProps extends ProductTileProps {
  /** What was chosen, by code: kept while a product is out of the document. */
  readonly quantities: Map<string, number>
}

/** A product of the list, with its quantity. */
export const ListedProduct = ({ quantities, ...props }: ListedProductProps) => {
  const { ProductCode, MOQ, Step, MaxQty, CustomerProductName } = props.item
  const [quantity, setQuantity] = useState(quantities.get(ProductCode) ?? MOQ)
  return (
    <ProductTile
      {...props}
      quantity={quantity}
      stepper={
        <QuantityStepper
          aria-label={`${CustomerProductName} 数量`}
          value={quantity}
          onValueChange={(value) => {
            quantities.set(ProductCode, value)
            setQuantity(value)
          }}
          min={MOQ}
          step={Step}
          max={MaxQty ?? quantityMax}
        />
      }
    />
  )
}
