declare module '*.md' {
  import type { ContentPage } from './content-page.ts'

  export const page: ContentPage
}
