import { defineScreen } from '../../../site/define-screen.ts'

export const robotVerify = defineScreen({
  path: '/robotVerify',
  name: '安全验证',
  layout: 'none',
  access: 'public',
  kind: 'page',
  load: async () => (await import('./RobotVerify.tsx')).RobotVerify,
  stories: { also: ['Submitting', 'Refused'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    robotVerify: typeof robotVerify
  }
}
