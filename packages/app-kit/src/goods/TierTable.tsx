import { Price } from '@mall/ui/price'
import { percentBelow, tierRange } from './tier-words.ts'
import * as S from './TierTable.styles.ts'

interface TierTableProps {
  /** Rising quantities; prices in yuan. */
  readonly tiers: readonly { readonly MinQty: number; readonly Price: number | null }[]
  /** The place of the tier in force; -1 for none. */
  readonly inForce: number
  readonly unit: string
  readonly marketPrice: number
}

/** 阶梯价: what a piece costs by how many are bought, and what that saves. */
export const TierTable = ({ tiers, inForce, unit, marketPrice }: TierTableProps) => {
  const inForceAt = (at: number) => (at === inForce ? 'true' : undefined)
  return (
    <S.Tiers>
      <caption>阶梯价</caption>
      <thead>
        <tr>
          <th scope="row">数量</th>
          {tiers.map(({ MinQty }, at) => (
            <th key={MinQty} scope="col" aria-current={inForceAt(at)}>
              {tierRange(tiers, at, unit)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">含税单价</th>
          {tiers.map((tier, at) => (
            <td key={tier.MinQty} aria-current={inForceAt(at)}>
              <Price value={tier.Price} />
            </td>
          ))}
        </tr>
        {tiers.some((tier) => percentBelow(tier.Price, marketPrice) !== null) ? (
          <tr>
            <th scope="row">较市场价</th>
            {tiers.map((tier, at) => {
              const less = percentBelow(tier.Price, marketPrice)
              return (
                <td key={tier.MinQty} aria-current={inForceAt(at)}>
                  {less === null ? '—' : <span data-part="less">省{less}</span>}
                </td>
              )
            })}
          </tr>
        ) : null}
      </tbody>
    </S.Tiers>
  )
}
