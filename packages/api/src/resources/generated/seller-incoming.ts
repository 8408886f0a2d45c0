// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Goods that the seller has bought and that are on their way to a warehouse. */
export interface SellerIncomingResource {
  /** Returns what is, or was, on its way of a product to one warehouse. What is on its way comes first, the earliest day first; then what has ended, the newest first. Needs the permission `stock.view`. */
  readonly list: CallFunction<'POST /api/SellerIncoming/List'>
  /** Writes down goods that are on their way to a warehouse. Needs the permission `stock.manage`. */
  readonly create: CallFunction<'POST /api/SellerIncoming/Create'>
  /** Puts what came into the stock; the rest stays on its way, or is closed. The movement of the stock has the reason 到货入库. Users who asked for a notice get theirs as after any other change of the stock. Needs the permission `stock.manage`. */
  readonly receive: CallFunction<'POST /api/SellerIncoming/Receive'>
  /** Changes the day on which goods are expected. Needs the permission `stock.manage`. */
  readonly setDay: CallFunction<'POST /api/SellerIncoming/SetDay'>
  /** Declares that what has not come does not come: cancelled when nothing came, else received with what did. Needs the permission `stock.manage`. */
  readonly cancel: CallFunction<'POST /api/SellerIncoming/Cancel'>
}
