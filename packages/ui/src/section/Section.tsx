'use client'

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Action, Aside, Head, Root } from './Section.styles.ts'

/** Props of {@link Section}; all other props are passed to its `<section>`. */
export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, also its accessible name. */
  title: ReactNode
  /** A few words beside the title: a count, what it is about. */
  aside?: ReactNode
  /** A link or a text button at the end of the title's line. */
  action?: ReactNode
  /** Level of the heading, 2 by default. */
  level?: 2 | 3 | undefined
  /** The content reaches the edges of the sheet, as a table does. */
  flush?: boolean | undefined
}

/**
 * A part of a sheet under a heading. A hairline divides it from the part above.
 *
 * Data attributes: `data-flush`. Variables read: `--mall-sheet-padding`.
 */
export const Section = withRef(function Section({ title, aside, action, level = 2, flush, children, ...rest }: SectionProps) {
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Root aria-labelledby={titleId} {...rest} data-flush={flush ? '' : undefined}>
      <Head>
        <Heading id={titleId}>{title}</Heading>
        {aside && <Aside>{aside}</Aside>}
        {action && <Action>{action}</Action>}
      </Head>
      {children}
    </Root>
  )
})
