declare module 'virtual:story-list' {
  /** The stories of the packages, by file: what `readStories` returns. */
  export const storyFiles: readonly {
    readonly path: string
    readonly title: string
    readonly stories: readonly { readonly id: string; readonly name: string; readonly exportName: string }[]
  }[]
}
