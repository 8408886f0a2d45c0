import type { Bind } from './define.ts'

/** Orders, within the user's data scope. */
export const orderResource = ({ call, download }: Bind) => ({
  /** What an order of these cart lines would be: prices, stock, budget, approval. */
  confirm: call('POST /api/Order/Confirm'),
  /** Places the order, once per `RequestId`: send the same one again after a lost answer. */
  submit: call('POST /api/Order/Submit'),
  /** What became of a submission. */
  submitResult: call('POST /api/Order/SubmitResult'),
  /** A page of orders, filtered and sorted. */
  list: call('POST /api/Order/List'),
  /** One order. */
  detail: call('POST /api/Order/Detail'),
  /** The tracks of an order's packages. */
  track: call('POST /api/Order/Track'),
  /** Cancels: stock goes back and the budget is released. */
  cancel: call('POST /api/Order/Cancel'),
  /** Takes back an order that waits for approval. */
  withdraw: call('POST /api/Order/Withdraw'),
  /** Reminds those an order waits for, once an hour. */
  remind: call('POST /api/Order/Remind'),
  /** Confirms that the goods arrived. */
  confirmReceipt: call('POST /api/Order/ConfirmReceipt'),
  /** Puts an order's products in the cart again; a result per line. */
  rebuy: call('POST /api/Order/Rebuy'),
  /** Pays an order. */
  pay: call('POST /api/Order/Pay'),
  /** Downloads the filtered list as .xlsx. */
  export: download('POST /api/Order/Export'),
})
