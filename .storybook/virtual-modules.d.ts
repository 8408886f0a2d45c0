declare module 'virtual:story-list' {
  /** The stories of the packages, by file: what `readStories` returns. */
  export const storyFiles: readonly {
    readonly path: string
    readonly title: string
    readonly stories: readonly { readonly id: string; readonly name: string; readonly exportName: string }[]
  }[]
}

declare module 'virtual:component-facts' {
  /** A table of a guide, each cell as Markdown. */
  export interface FactTable {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }

  /** An entry of the change log that names the component, or the one of the release that it came with. */
  export interface Change {
    /** '' for what is not released yet. */
    readonly version: string
    readonly text: string
  }

  /** What the sources say of the components of one entry of `@mall/ui`. */
  export interface ComponentFacts {
    /** The folder, which is the entry. */
    readonly entry: string
    /** The one that the entry is named after. */
    readonly name: string
    /** All components that it exports. */
    readonly components: readonly string[]
    readonly parts: readonly string[]
    /** Attributes, with what the guide says of each. */
    readonly states: readonly { readonly name: string; readonly said: readonly string[] }[]
    readonly variables: readonly string[]
    readonly keys: readonly FactTable[]
    /** Newest first. */
    readonly changes: readonly Change[]
    /** How many files of the mall import it. */
    readonly uses: number
  }

  /** By entry: what `readComponentFacts` returns. */
  export const componentFacts: Readonly<Record<string, ComponentFacts>>
}

declare module 'virtual:document-examples' {
  import type { ComponentType } from 'react'

  /** The examples of the pages of components, by component and place in its page. */
  export const documentExamples: Readonly<Record<string, () => Promise<{ readonly Example: ComponentType<{ readonly props: Readonly<Record<string, object>> }> }>>>
}
