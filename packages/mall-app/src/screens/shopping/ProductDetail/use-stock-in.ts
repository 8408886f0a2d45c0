import type { ProductDetail, StockState } from '@mall/api/contract'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deliveryAreas, rememberedArea } from './delivery-area.ts'
import { productQueries } from '../../../queries/product.ts'

const settleMs = 300

/** The chosen quantity and area, and the stock for them. Requested when the quantity has not changed for a moment. */
export const useStockIn = (product: ProductDetail) => {
  const [areaCode, setAreaCode] = useState(() => rememberedArea.get())
  const [quantity, setQuantity] = useState(product.MOQ)
  const [settled, setSettled] = useState(quantity)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(quantity), settleMs)
    return () => clearTimeout(timer)
  }, [quantity])
  const { data } = useQuery(
    productQueries.stock(useMall(), { ProductCode: product.ProductCode, AreaCode: areaCode ?? deliveryAreas[0].code, Quantity: settled }),
  )
  const stock: StockState = data ?? product.Stock
  return {
    stock,
    areaCode: areaCode ?? deliveryAreas[0].code,
    setAreaCode(code: string) {
      rememberedArea.set(code)
      setAreaCode(code)
    },
    quantity,
    setQuantity,
  }
}
