import { inquiryStatus, type InquiryDetail, type InquiryLine, type InquiryLineInput, type InquiryStatus, type InquirySummary } from '@mall/api/contract'
import { formatYuan } from '@mall/ui/price'
import type { StatusTone } from '@mall/ui/status-tag'

/** What a person does with an inquiry. `Renew` asks for the same again. */
export type InquiryTask = 'Accept' | 'Decline' | 'Edit' | 'Cancel' | 'Renew'

/** A form or a question that is open. */
export type OpenInquiryTask =
  /** `inquiry` null: a new one, which begins with these lines. */
  | { readonly kind: 'form'; readonly inquiry: InquiryDetail | null; readonly lines: readonly Partial<InquiryLineInput>[] }
  | { readonly kind: 'accept'; readonly inquiry: InquiryDetail }
  | { readonly kind: 'close'; readonly action: 'Decline' | 'Cancel'; readonly inquiry: InquirySummary }

const tones: Readonly<Record<InquiryStatus, StatusTone>> = {
  [inquiryStatus.pending]: 'info',
  [inquiryStatus.quoted]: 'warning',
  [inquiryStatus.accepted]: 'success',
  [inquiryStatus.declined]: 'neutral',
  [inquiryStatus.expired]: 'neutral',
  [inquiryStatus.unavailable]: 'danger',
  [inquiryStatus.cancelled]: 'neutral',
}

/** How the kit colours the status of an inquiry. */
export const inquiryTone = (status: InquiryStatus): StatusTone => tones[status]

const labels: readonly (readonly [InquiryTask, string])[] = [['Accept', '接受'], ['Decline', '拒绝'], ['Edit', '修改'], ['Cancel', '取消'], ['Renew', '重新询价']]

/** What `AllowActions` offers, as the actions of a row. */
export const offeredTasks = (inquiry: Pick<InquirySummary, 'AllowActions'>, pending: boolean, onTask: (task: InquiryTask) => void) =>
  labels.filter(([task]) => inquiry.AllowActions.includes(task)).map(([task, label]) => ({ key: task, label, disabled: pending, onSelect: () => onTask(task) }))

/** 复印纸 等3种 */
export const subjectText = ({ FirstName, LineCount }: Pick<InquirySummary, 'FirstName' | 'LineCount'>): string => (LineCount > 1 ? `${FirstName} 等${LineCount}种` : FirstName)

/** ¥16.50/包 × 40包: the price of a unit, and how many of it. Empty for a line without a quote. */
export const quoteText = ({ Quote, Unit }: Pick<InquiryLine, 'Quote' | 'Unit'>): string => {
  if (Quote === null) return ''
  const unit = Quote.Unit || Unit
  return `${formatYuan(Quote.Price)}/${unit} × ${Quote.Quantity}${unit}`
}

/** Whose draft a form has: that of the inquiry that is changed, or of a new one about the same goods. */
export const draftName = ({ inquiry, lines }: Extract<OpenInquiryTask, { kind: 'form' }>): string =>
  `inquiry:${inquiry?.InquiryId ?? lines.map(({ ProductCode, Name }) => ProductCode ?? Name ?? '').join(',').slice(0, 200)}`
