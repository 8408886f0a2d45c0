import { defineScreen } from '../../../site/define-screen.ts'

/** For whoever was given the link: the key follows in the fragment of the address, which no server sees. */
export const homePreview = defineScreen({
  path: '/home/preview',
  name: '首页预览',
  layout: 'none',
  access: 'public',
  kind: 'page',
  load: async () => (await import('./HomePreview.tsx')).HomePreview,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    homePreview: typeof homePreview
  }
}
