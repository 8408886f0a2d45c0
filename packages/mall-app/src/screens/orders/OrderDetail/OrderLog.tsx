import type { OrderDetail } from '@mall/api/contract'
import { formatInstant } from '../../../lib/format.ts'
import * as S from './OrderDetail.styles.ts'

/** Who did what to the order, and when. */
export const OrderLog = ({ logs }: { readonly logs: OrderDetail['Logs'] }) => {
  return (
    <S.Card aria-labelledby="order-log">
      <S.CardTitle id="order-log">订单日志</S.CardTitle>
      <S.Log>
        {logs.map(({ Time, Operator, Text }) => (
          <li key={`${Time} ${Operator} ${Text}`}>
            <time dateTime={Time}>{formatInstant(Time)}</time>
            <span>{Operator}</span>
            <p>{Text}</p>
          </li>
        ))}
      </S.Log>
    </S.Card>
  )
}
