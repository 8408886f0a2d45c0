import { defineScreen, reads } from '../../../site/define-screen.ts'

export const attributes = defineScreen({
  path: '/attributes',
  menu: 'goods.attribute',
  layout: 'work',
  access: 'login',
  kind: 'workshop',
  query: reads<{ readonly AttributeId?: string }>(),
  load: async () => (await import('./Attributes.tsx')).Attributes,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    attributes: typeof attributes
  }
}
