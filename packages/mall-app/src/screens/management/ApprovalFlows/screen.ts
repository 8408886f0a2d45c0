import { defineScreen, reads } from '../../../site/define-screen.ts'

export const manageApproval = defineScreen({
  path: '/userCenter/management/approval',
  menu: 'management.approval',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
  budgetKb: 252.7,
  /** The flow that is edited; `new` for one to begin, the first of the list without. */
  query: reads<{ FlowId?: string | number }>(),
  load: async () => (await import('./ApprovalFlows.tsx')).ApprovalFlows,
  stories: { also: ['Empty', 'Forbidden', 'Unknown'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    manageApproval: typeof manageApproval
  }
}
