import { defineScreen } from '../../../site/define-screen.ts'

export const today = defineScreen({
  path: '/',
  menu: 'today.waiting',
  layout: 'work',
  access: 'login',
  kind: 'page',
  load: 'entry',
})

declare module '../../../site/routes.ts' {
  interface Screens {
    today: typeof today
  }
}
