import { defineScreen } from '../../../site/define-screen.ts'

export const invitation = defineScreen({
  path: '/invitation',
  name: '接受邀请',
  layout: 'none',
  access: 'public',
  kind: 'form',
  budgetKb: 187.5,
  load: async () => (await import('./Invitation.tsx')).Invitation,
  stories: { also: ['Over'], never: ['Loading', 'Failed'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    invitation: typeof invitation
  }
}
