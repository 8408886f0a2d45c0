import { invoiceLifecycle, invoiceStatus, statusName, type InvoiceDetail } from '@mall/api/contract'
import { toInstant } from '../../platform/time.ts'
import type { InvoiceRow, RedRow } from './records.ts'

type Step = InvoiceDetail['Steps'][number]

/** The step bar: reached steps, the current step, steps to come, with those of the last red letter; an application without effect ends in a failed step. */
export const stepsOf = (invoice: InvoiceRow, lastRed: RedRow | undefined): Step[] => {
  const isClosed = invoice.status === invoiceStatus.rejected || invoice.status === invoiceStatus.cancelled
  const path: (readonly [string, Date | null])[] = [
    ['提交申请', invoice.createdAt],
    ['商家审核', isClosed ? null : invoice.reviewedAt],
    ['开具发票', invoice.issuedAt],
    ...(lastRed === undefined ? [] : [['申请红冲', lastRed.appliedAt] as const, ['开具红字发票', lastRed.issuedAt] as const]),
  ]
  const toWire = ([Name, time]: readonly [string, Date | null], State: Step['State']): Step => ({ Name, Time: time === null ? null : toInstant(time), State })
  if (isClosed) return [toWire(['提交申请', invoice.createdAt], 'done'), toWire([statusName(invoiceLifecycle, invoice.status), invoice.closedAt], 'failed')]
  const firstOpen = path.findIndex(([, time]) => time === null)
  return path.map((step, index) => toWire(step, step[1] !== null ? 'done' : index === firstOpen ? 'current' : 'todo'))
}
