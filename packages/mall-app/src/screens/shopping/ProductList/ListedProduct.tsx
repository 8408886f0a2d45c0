import { quantityMax } from '@mall/api/contract'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { useState } from 'react'
import { ProductTile, type ProductTileProps } from '../../../components/product/ProductTile.tsx'

/** A product of the list, with its quantity. */
export const ListedProduct = (props: ProductTileProps) => {
  const { MOQ, Step, MaxQty, CustomerProductName } = props.item
  const [quantity, setQuantity] = useState(MOQ)
  return (
    <ProductTile
      {...props}
      quantity={quantity}
      stepper={
        <QuantityStepper
          aria-label={`${CustomerProductName} 数量`}
          value={quantity}
          onValueChange={setQuantity}
          min={MOQ}
          step={Step}
          max={MaxQty ?? quantityMax}
        />
      }
    />
  )
}
