import { afterSalesLifecycle, afterSalesStatus, returnMode, statusName, type AfterSalesDetail } from '@mall/api/contract'
import { toInstant } from '../../platform/time.ts'
import type { AfterSalesRow } from './records.ts'

type Step = AfterSalesDetail['Steps'][number]

const { rejected, cancelled } = afterSalesStatus

/** The step bar: reached steps, the current step, steps to come; a service that ended early ends in a failed step. */
export const stepsOf = (service: AfterSalesRow): Step[] => {
  const path: (readonly [string, Date | null])[] = [
    ['提交申请', service.createdAt],
    ['商家审核', service.status === rejected ? null : service.reviewedAt],
    [service.returnMode === returnMode.pickup ? '上门取件' : '寄回商品', service.sentAt],
    ['商家收货', service.receivedAt],
    ['处理完成', service.status === afterSalesStatus.processing ? null : service.finishedAt],
    ['确认完成', service.status === afterSalesStatus.completed ? service.closedAt : null],
  ]
  const toWire = ([Name, time]: readonly [string, Date | null], State: Step['State']): Step => ({ Name, Time: time === null ? null : toInstant(time), State })
  const firstOpen = path.findIndex(([, time]) => time === null)
  if (service.status === rejected || service.status === cancelled) {
    return [...path.slice(0, firstOpen).map((step) => toWire(step, 'done')), toWire([statusName(afterSalesLifecycle, service.status), service.closedAt], 'failed')]
  }
  return path.map((step, index) => toWire(step, step[1] !== null ? 'done' : index === firstOpen ? 'current' : 'todo'))
}
