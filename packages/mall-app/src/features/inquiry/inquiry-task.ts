import { inquiryStatus, type InquiryDetail, type InquiryLineInput, type InquiryStatus, type InquirySummary } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

/** What a person does with an inquiry. `Renew` asks for the same again. */
export type InquiryTask = 'Accept' | 'Decline' | 'Edit' | 'Cancel' | 'Renew'

/** A form or a question that is open. */
export type OpenInquiryTask =
  /** `inquiry` null: a new one, which begins with these lines. */
  | { readonly kind: 'form'; readonly inquiry: InquiryDetail | null; readonly lines: readonly Partial<InquiryLineInput>[] }
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

/** Whose draft a form has: that of the inquiry that is changed, or of a new one about the same goods. */
export const draftName = ({ inquiry, lines }: Extract<OpenInquiryTask, { kind: 'form' }>): string =>
  `inquiry:${inquiry?.InquiryId ?? lines.map(({ ProductCode, Name }) => ProductCode ?? Name ?? '').join(',').slice(0, 200)}`
