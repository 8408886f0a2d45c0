import type { ApprovalFlowPerson, FlowNames } from '@mall/api/contract'
import type { ComboboxOption } from '@mall/ui/combobox'

/** What can be chosen in a flow, and how it is called. */
export interface FlowChoices {
  readonly names: FlowNames
  readonly roles: readonly { readonly RoleId: number; readonly Name: string }[]
  readonly categories: readonly ComboboxOption<number>[]
  readonly departments: readonly ComboboxOption<number>[]
  readonly onFindPeople: (keyword: string, signal: AbortSignal) => Promise<readonly ApprovalFlowPerson[]>
}
