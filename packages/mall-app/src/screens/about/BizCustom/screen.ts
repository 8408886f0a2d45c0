import { defineScreen } from '../../../site/define-screen.ts'

export const aboutBizCustom = defineScreen({
  path: '/about/BizCustom',
  name: '企业定制',
  layout: 'default',
  access: 'public',
  kind: 'page',
  load: async () => (await import('./BizCustom.tsx')).BizCustom,
  stories: { never: ['LongContent'] },
  budgetKb: 168.8,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    aboutBizCustom: typeof aboutBizCustom
  }
}
