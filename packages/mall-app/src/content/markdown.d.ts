declare module '*.md' {
  import type { ContentPage } from '@mall/app-kit/content/content-page.ts'

  export const page: ContentPage
}
