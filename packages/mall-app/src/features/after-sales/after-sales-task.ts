import type { AfterSalesAction, AfterSalesDetail, AfterSalesSummary } from '@mall/api/contract'

/** What an applicant starts here by a button. */
export type AfterSalesTask = 'supplement' | 'express' | 'confirm' | 'reopen' | 'cancel'

/** A service as its dialogs need it, with what was asked where that is known. `Version` is the one that was on screen when the person decided. */
export type AfterSalesTarget = Partial<Pick<AfterSalesDetail, 'Messages'>> & Pick<AfterSalesSummary, 'ReturnOrderId' | 'Version' | 'Type' | 'CustomerProductName'>

/** The dialog that is open, and what it is about. */
export interface OpenAfterSalesTask {
  readonly kind: AfterSalesTask
  readonly service: AfterSalesTarget
}

const tasks: readonly (readonly [AfterSalesAction, AfterSalesTask, label: string])[] = [
  ['Supplement', 'supplement', '补充材料'],
  ['FillExpress', 'express', '填写物流'],
  ['Confirm', 'confirm', '确认完成'],
  ['Reopen', 'reopen', '问题未解决'],
  ['Cancel', 'cancel', '取消申请'],
]

/** The tasks of a service: exactly what `AllowActions` holds, the likeliest first. */
export const offeredTasks = (allowed: readonly AfterSalesAction[]): { readonly task: AfterSalesTask; readonly label: string }[] =>
  tasks.filter(([action]) => allowed.includes(action)).map(([, task, label]) => ({ task, label }))
