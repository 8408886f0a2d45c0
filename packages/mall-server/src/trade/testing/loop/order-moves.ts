import { afterSalesType, invoiceMode, paymentType, shortageAnswer, shortageKind, type CallInput, type OrderDetail } from '@mall/api/contract'
import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { toDay } from '../../../platform/time.ts'
import { chosen, pick, type Ask, type Dice, type Move } from './world.ts'
import type { LoopBench } from './loop-bench.ts'

const once = () => ({ RequestId: crypto.randomUUID() })

const versionOf = ({ OrderNo, Version }: Pick<OrderDetail, 'OrderNo' | 'Version'>) => ({ OrderNo, Version })

const express = { Carrier: '顺远快递', TrackingNo: 'SY1234567890' }

/** Pieces of a line that can leave: neither sent nor asked about. */
const freeOf = ({ Quantity, ShippedQuantity, HeldQuantity }: SellerOrderDetail['Lines'][number]): number => Quantity - ShippedQuantity - HeldQuantity

/** From the cart to the order, and to the end of its approval. */
const orderingMoves = (bench: LoopBench, ask: Ask) => ({
  submit: async (world, { pieces, part, share, at }) => {
    const { shopper, goods } = bench
    await shopper.put(goods[0], share > 85 ? 110 : pieces)
    if (part > 0) await shopper.put(goods[1], part)
    const PaymentType = at === 1 ? paymentType.transfer : paymentType.onAccount
    const { body, code } = await shopper.submit(shopper.submissionOf(await shopper.confirm(), { PaymentType, InvoiceMode: invoiceMode.none, Reason: '部门日常采购' }))
    if (body?.Outcome !== 'submitted') throw new Error(`Nothing was ordered: ${body?.Outcome ?? code}`)
    world.orderNos.push(body.OrderNo)
    const waiting = await bench.read('POST /api/Approval/List', { View: 'waiting', Keyword: body.OrderNo, PageIndex: 1, PageSize: 20 }, bench.tokens.approver)
    world.approvalNos.push(...(waiting?.Items ?? []).map(({ ApprovalNo }) => ApprovalNo))
  },
  agree: async ({ approvalNos }, dice) => {
    for (const token of [bench.tokens.approver, bench.tokens.finance]) {
      const found = await pick(approvalNos, (ApprovalNo) => bench.read('POST /api/Approval/Detail', { ApprovalNo }, token), 'Agree', dice)
      if (found) await ask(dice, { key: 'POST /api/Approval/Agree', input: { ...once(), ApprovalNo: found.seen.ApprovalNo, Version: found.seen.Version, Comment: '' }, token, isOffered: found.isOffered })
    }
  },
  reject: async ({ approvalNos }, dice) => {
    const token = bench.tokens.approver
    const found = await pick(approvalNos, (ApprovalNo) => bench.read('POST /api/Approval/Detail', { ApprovalNo }, token), 'Reject', dice)
    if (found) await ask(dice, { key: 'POST /api/Approval/Reject', input: { ...once(), ApprovalNo: found.seen.ApprovalNo, Version: found.seen.Version, Comment: '本月不买' }, token, isOffered: found.isOffered })
  },
}) satisfies Record<string, Move>

/** What the buyer and their finance do with an order. */
const buyerMoves = (bench: LoopBench, ask: Ask) => {
  const { buyer, finance } = bench.tokens
  const ofBuyer = (OrderNo: string) => bench.read('POST /api/Order/Detail', { OrderNo }, buyer)
  const seenBy = (action: OrderDetail['AllowActions'][number]) => ({ orderNos }: { readonly orderNos: readonly string[] }, dice: Dice) => pick(orderNos, ofBuyer, action, dice)
  return {
    withdraw: async (world, dice) => {
      const found = await seenBy('Withdraw')(world, dice)
      if (found) await ask(dice, { key: 'POST /api/Order/Withdraw', input: versionOf(found.seen), token: buyer, isOffered: found.isOffered })
    },
    cancel: async (world, dice) => {
      const found = await seenBy('Cancel')(world, dice)
      if (found) await ask(dice, { key: 'POST /api/Order/Cancel', input: { ...versionOf(found.seen), Reason: '不想买了' }, token: buyer, isOffered: found.isOffered })
    },
    pay: async ({ orderNos }, dice) => {
      const found = await pick(orderNos, (OrderNo) => bench.read('POST /api/Order/Detail', { OrderNo }, finance), 'ConfirmTransfer', dice)
      const input = found && { ...versionOf(found.seen), Reference: `T-${found.seen.OrderNo}`, Amount: found.seen.PayableAmount ?? 0, PaidOn: toDay(bench.clock()) }
      if (found && input) await ask(dice, { key: 'POST /api/Payment/ConfirmTransfer', input, token: finance, isOffered: found.isOffered })
    },
    answer: async (world, dice) => {
      const found = await seenBy('AnswerShortage')(world, dice)
      const asked = found?.seen.Shortages.find(({ AnswerBefore, DecidedAt }) => AnswerBefore !== null && DecidedAt === null)
      const Answer = chosen(Object.values(shortageAnswer), dice.part) ?? shortageAnswer.decline
      if (found && asked) await ask(dice, { key: 'POST /api/Order/AnswerShortage', input: { ...once(), ...versionOf(found.seen), ShortageId: asked.ShortageId, Answer }, token: buyer, isOffered: found.isOffered })
    },
    receive: async (world, dice) => {
      const found = await seenBy('Receive')(world, dice)
      const open = found?.seen.Packages.flatMap(({ PackageNo, Lines }) => Lines.map((line) => ({ ...line, PackageNo, open: line.Quantity - line.ReceivedQuantity - line.RefusedQuantity }))).filter((line) => line.open > 0)
      const line = chosen(open ?? [], dice.part)
      if (!found || !line) return
      const Received = dice.share > 40 ? Math.min(dice.pieces, line.open) : 0
      const Refused = Math.min(dice.share > 80 || Received === 0 ? 1 : 0, line.open - Received)
      const said = { PackageNo: line.PackageNo, LineId: line.LineId, Received, Refused, ...(Refused > 0 ? { Reason: dice.share % 2 === 0 ? ('错发' as const) : ('包装破损' as const), Images: [] } : {}) }
      await ask(dice, { key: 'POST /api/Order/Receive', input: { ...once(), ...versionOf(found.seen), Lines: [said] }, token: buyer, isOffered: found.isOffered })
    },
    receiveAll: async (world, dice) => {
      const found = await seenBy('ConfirmReceipt')(world, dice)
      if (found) await ask(dice, { key: 'POST /api/Order/ConfirmReceipt', input: versionOf(found.seen), token: buyer, isOffered: found.isOffered })
    },
    giveBack: async (world, dice) => {
      const found = await seenBy('ApplyAfterSales')(world, dice)
      const line = chosen(found?.seen.Lines.filter(({ AfterSalesQuantity }) => AfterSalesQuantity > 0) ?? [], dice.part) ?? found?.seen.Lines[0]
      if (!found || !line) return
      const input = {
        ...once(), OrderNo: found.seen.OrderNo, LineId: line.LineId, Type: afterSalesType.return, Quantity: Math.min(dice.pieces, Math.max(1, line.AfterSalesQuantity)), Reason: '质量问题',
        Description: '收到时外壳有明显裂纹，无法正常使用', Images: [], ReturnMode: 1, Contact: '前台收发', Mobile: '13800000009',
      } satisfies CallInput<'POST /api/AfterSales/Apply'>
      const applied = await ask(dice, { key: 'POST /api/AfterSales/Apply', input, token: buyer, isOffered: found.isOffered })
      if (applied) world.serviceNos.push((applied as { readonly ReturnOrderId: string }).ReturnOrderId)
    },
  } satisfies Record<string, Move>
}

/** What the staff do with an order. */
const staffMoves = (bench: LoopBench, ask: Ask) => {
  const { staff } = bench.tokens
  const seenBy = (action: SellerOrderDetail['AllowActions'][number]) => ({ orderNos }: { readonly orderNos: readonly string[] }, dice: Dice) =>
    pick(orderNos, (OrderNo) => bench.read('POST /api/SellerOrder/Detail', { OrderNo }, staff), action, dice)
  const targetOf = (seen: SellerOrderDetail) => ({ ...once(), ...versionOf(seen) })
  const ship = (isWhole: boolean): Move => async (world, dice) => {
    const found = await seenBy('Ship')(world, dice)
    const lines = found?.seen.Lines.filter((line) => freeOf(line) > 0) ?? []
    const sent = isWhole ? lines.map((line) => ({ LineId: line.LineId, Quantity: freeOf(line) })) : lines.slice(0, 1).map((line) => ({ LineId: line.LineId, Quantity: Math.min(dice.pieces, freeOf(line)) }))
    if (found && sent.length > 0) await ask(dice, { key: 'POST /api/SellerOrder/Ship', input: { ...targetOf(found.seen), ...express, Lines: sent }, token: staff, isOffered: found.isOffered })
  }
  type Said = CallInput<'POST /api/SellerOrder/Shortage'>['Lines'][number]
  const short = (sayOf: (line: { readonly LineId: number; readonly Quantity: number }, dice: Dice) => Said): Move => async (world, dice) => {
    const found = await seenBy('Shortage')(world, dice)
    const lines = found?.seen.Lines.filter((line) => freeOf(line) > 0) ?? []
    const line = chosen(lines, dice.part)
    if (!found || !line) return
    await ask(dice, { key: 'POST /api/SellerOrder/Shortage', input: { ...targetOf(found.seen), Lines: [sayOf({ LineId: line.LineId, Quantity: Math.min(dice.pieces, freeOf(line)) }, dice)] }, token: staff, isOffered: found.isOffered })
  }
  return {
    accept: async (world, dice) => {
      const found = await seenBy('Accept')(world, dice)
      if (found) await ask(dice, { key: 'POST /api/SellerOrder/Accept', input: targetOf(found.seen), token: staff, isOffered: found.isOffered })
    },
    shipPart: ship(false),
    shipAll: ship(true),
    cut: short((line) => ({ Kind: shortageKind.cut, ...line })),
    replace: short((line, { share }) => ({ Kind: shortageKind.replace, ...line, ReplacementCode: bench.spare, ReplacementQuantity: Math.max(1, Math.round((line.Quantity * share) / 70)) })),
    later: short((line) => ({ Kind: shortageKind.later, ...line, Day: toDay(new Date(bench.clock().getTime() + 9 * 86_400_000)) })),
    lowerFreight: async (world, dice) => {
      const found = await seenBy('SetFreight')(world, dice)
      const Freight = Math.floor((found?.seen.Freight ?? 0) * dice.share) / 100
      if (found) await ask(dice, { key: 'POST /api/SellerOrder/SetFreight', input: { ...targetOf(found.seen), Freight }, token: staff, isOffered: found.isOffered })
    },
    takeBack: async (world, dice) => {
      const found = await seenBy('TakeBack')(world, dice)
      if (found) await ask(dice, { key: 'POST /api/SellerOrder/TakeBack', input: targetOf(found.seen), token: staff, isOffered: found.isOffered })
    },
    refund: async (world, dice) => {
      const found = await seenBy('Refund')(world, dice)
      const Amount = Math.max(0.01, found?.seen.TransferBackAmount ?? 0)
      if (found) await ask(dice, { key: 'POST /api/SellerOrder/Refund', input: { ...targetOf(found.seen), Amount, Reference: `B-${crypto.randomUUID().slice(0, 8)}`, PaidOn: toDay(bench.clock()) }, token: staff, isOffered: found.isOffered })
    },
  } satisfies Record<string, Move>
}

/** All that buyers and staff do with orders. */
export const orderMoves = (bench: LoopBench, ask: Ask) => ({ ...orderingMoves(bench, ask), ...buyerMoves(bench, ask), ...staffMoves(bench, ask) })
