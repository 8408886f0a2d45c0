import type { SellerStock } from '@mall/api/seller/contract'
import { Icon } from '@mall/ui/icon'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { counted } from '../../../lib/counted.ts'
import { stockLevelOf } from './stock-words.ts'

/** 可用, marked where it is below its warning level. */
export const StockNumber = ({ stock }: { readonly stock: Pick<SellerStock, 'Stock' | 'WarnAt'> }) => {
  const level = stockLevelOf(stock)
  if (level === 'enough') return counted(stock.Stock)
  return (
    <Text tone={level === 'none' ? 'danger' : 'warning'} strong>
      <Inline gap={4}>
        <Icon name={level === 'none' ? 'error' : 'warning'} size={16} />
        {counted(stock.Stock)}
      </Inline>
    </Text>
  )
}
