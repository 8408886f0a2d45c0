import { approvalStatus, type ApprovalDetail, type CallInput } from '@mall/api/contract'
import { useKeptState, type KeptState } from '@mall/app-kit/forms/use-kept-state.ts'

/** What is sent of the lines that changed. */
export type LineEdits = CallInput<'POST /api/Approval/EditLines'>['Lines']

/** What an approver typed and has not sent. */
export interface TypedDecision {
  readonly Comment: string
  /** The version of the approval whose lines were changed: after any other change they are read again. */
  readonly Version: number
  readonly Lines: LineEdits
}

export type DecisionDraft = KeptState<TypedDecision>

type Decided = Pick<ApprovalDetail, 'Status' | 'Version' | 'Lines' | 'AllowActions'>

/** Whose draft the decision on an approval has. */
export const draftName = (ApprovalNo: string): string => `approval:${ApprovalNo}`

/** What of it can be sent now: quantities of the lines as they are, nothing once the approval is over. */
export const fitDecision = ({ Comment, Version, Lines }: TypedDecision, approval: Decided): TypedDecision | null => {
  const mayEdit = Version === approval.Version && approval.AllowActions.includes('EditLines')
  const isLowered = ({ LineId, Quantity }: LineEdits[number]) => approval.Lines.some((line) => line.LineId === LineId && Quantity >= 0 && Quantity < line.Quantity)
  const fitting = mayEdit ? Lines.filter(isLowered) : []
  const isLeft = approval.Status === approvalStatus.running && (Comment !== '' || fitting.length > 0)
  return isLeft ? { Comment, Version: approval.Version, Lines: fitting } : null
}

/** Comment and quantities of a decision, kept until it is made. */
export const useDecisionDraft = (approval: Decided, draftKey: string | undefined): DecisionDraft =>
  useKeptState<TypedDecision>({
    key: draftKey,
    blank: { Comment: '', Version: approval.Version, Lines: [] },
    fit: (typed) => fitDecision(typed, approval),
  })

/** The same draft where the lines are not in sight: the comment is typed, quantities stay as they were kept. */
export const useCommentDraft = (version: number, draftKey: string | undefined): DecisionDraft =>
  useKeptState<TypedDecision>({
    key: draftKey,
    blank: { Comment: '', Version: version, Lines: [] },
    fit: ({ Comment, Version, Lines }) => {
      const fitting = Version === version ? Lines : []
      return Comment !== '' || fitting.length > 0 ? { Comment, Version: version, Lines: fitting } : null
    },
  })
