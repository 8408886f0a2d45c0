import type { CallInput, ShortageAnswer } from '@mall/api/contract'
import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { loginStaff } from '../../../testing/staff-sessions.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { createReceiptBench } from '../../receipt/testing/receipt-bench.ts'

type Said = CallInput<'POST /api/SellerOrder/Shortage'>['Lines'][number]

/** Omits from each member of a union. */
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

/** Orders of `buyer` of which pieces are missing, and what the seller and the buyer say of them. */
export const createShortageBench = async (mall: TestMall) => {
  const bench = await createReceiptBench(mall)
  const staff = (await loginStaff(mall, 'warehouse')).Token

  const seen = async (OrderNo: string): Promise<SellerOrderDetail> => {
    const { body, message } = await mall.call('POST /api/SellerOrder/Detail', { OrderNo }, { token: staff })
    if (body === null) throw new Error(message)
    return body
  }
  const asRead = ({ OrderNo, Version }: { readonly OrderNo: string; readonly Version: number }) => ({ OrderNo, Version, RequestId: crypto.randomUUID() })
  const accept = async (OrderNo: string) => mall.call('POST /api/SellerOrder/Accept', asRead(await seen(OrderNo)), { token: staff })

  /** Says what is missing of lines, each by its place in the order. */
  const short = async (OrderNo: string, said: readonly (readonly [line: number, said: Without<Said, 'LineId'>])[], token = staff) => {
    const order = await seen(OrderNo)
    return mall.call('POST /api/SellerOrder/Shortage', { ...asRead(order), Lines: said.map(([at, one]) => ({ ...one, LineId: order.Lines[at]?.LineId ?? 0 })) }, { token })
  }
  const ship = async (OrderNo: string, pieces: readonly number[]) => {
    const order = await seen(OrderNo)
    const Lines = order.Lines.flatMap(({ LineId }, at) => ((pieces[at] ?? 0) > 0 ? [{ LineId, Quantity: pieces[at] ?? 0 }] : []))
    return mall.call('POST /api/SellerOrder/Ship', { ...asRead(order), Carrier: '顺远快递', TrackingNo: 'SY1234567890', Lines }, { token: staff })
  }
  const answerOf = async (OrderNo: string, Answer: ShortageAnswer, at = 0): Promise<CallInput<'POST /api/Order/AnswerShortage'>> => {
    const order = await bench.shopper.detail(OrderNo)
    return { ...asRead(order), Answer, ShortageId: order.Shortages.filter(({ AnswerBefore, DecidedAt }) => AnswerBefore !== null && DecidedAt === null)[at]?.ShortageId ?? 1 }
  }
  const sendAnswer = (input: CallInput<'POST /api/Order/AnswerShortage'>, token = bench.token) => mall.call('POST /api/Order/AnswerShortage', input, { token })
  const answer = async (OrderNo: string, said: ShortageAnswer, at = 0) => sendAnswer(await answerOf(OrderNo, said, at))

  return { ...bench, staff, seen, asRead, accept, short, ship, answer, answerOf, sendAnswer }
}

export type ShortageBench = Awaited<ReturnType<typeof createShortageBench>>
