import type { SellerStock } from '@mall/api/seller/contract'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Icon } from '@mall/ui/icon'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { stockLevelOf } from './stock-words.ts'

/** 可用, marked where it is below its warning level. */
export const StockNumber = ({ stock }: { readonly stock: Pick<SellerStock, 'Stock' | 'WarnAt'> }) => {
  const level = stockLevelOf(stock)
  if (level === 'enough') return countText(stock.Stock)
  return (
    <Text tone={level === 'none' ? 'danger' : 'warning'} strong>
      <Inline gap={4}>
        <Icon name={level === 'none' ? 'error' : 'warning'} size={16} />
        {countText(stock.Stock)}
      </Inline>
    </Text>
  )
}
