import { defineScreen } from '../../../site/define-screen.ts'

export const home = defineScreen({
  path: '/',
  aliases: ['/index', '/home/index', '/home/index.html', '/index.html', '/cleanCookie'],
  name: '首页',
  layout: 'default',
  access: 'public',
  kind: 'page',
  load: 'entry',
  stories: { also: ['Empty', 'Visitor'] },
  budgetKb: 155.0,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    home: typeof home
  }
}
