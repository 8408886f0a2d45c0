/** A section of a help page, as Markdown. */
export interface HelpTopic {
  /** Number of the page, from 1: `/help/detail/1`. */
  readonly page: number
  readonly title: string
  /** '' for what stands before the first heading. */
  readonly heading: string
  readonly text: string
}
