import { trackingNoPattern } from '@mall/api/seller/contract'
import { CellProblem, codeText, filled, type CellRule } from '../../platform/imports/cells.ts'

/** What is wrong with a cell beside others. */
export class WrongCell<Column extends string> extends Error {
  readonly column: Column
  constructor(column: Column, message: string) {
    super(message)
    this.column = column
  }
}

export const trackingNo: CellRule<string> = (cell, title) => {
  const text = filled(codeText(40))(cell, title)
  if (!trackingNoPattern.test(text)) throw new CellProblem(`${title}须为 4–40 位字母、数字或连字符`)
  return text
}

/** What sheets call the columns that name an order and a package. */
export const orderNoNames = ['订单号', '订单编号', '单号'] as const
export const trackingNoNames = ['运单号', '快递单号', '物流单号'] as const

/** The seller's staff are one company: the ids of buyers begin at 1. */
export const sellerTurn = { enterpriseId: 0 } as const
