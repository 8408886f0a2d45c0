import { defineScreen } from '../../../site/define-screen.ts'

export const start = defineScreen({
  path: '/',
  name: '商家后台',
  layout: 'work',
  access: 'login',
  kind: 'page',
  load: 'entry',
})

declare module '../../../site/routes.ts' {
  interface Screens {
    start: typeof start
  }
}
