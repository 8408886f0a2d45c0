import type { OrderDetail } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Section } from '@mall/ui/section'
import * as S from './OrderLog.styles.ts'

/** Who did what to the order, and when. */
export const OrderLog = ({ logs }: { readonly logs: OrderDetail['Logs'] }) => (
  <Section title="订单日志">
    <S.Log items={logs.map(({ Time, Operator, Text }, at) => ({ id: `${at}`, title: Text, time: formatInstant(Time), description: Operator }))} />
  </Section>
)
