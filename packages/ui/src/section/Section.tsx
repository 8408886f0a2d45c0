'use client'

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Action, Aside, Body, Head, Root } from './Section.styles.ts'

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
  /** The heading above the content, or at its start, as the parts of a form have it; above it again where there is no room. */
  heading?: 'top' | 'start' | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'action' | 'aside' | 'body' | 'head' | 'heading'> | undefined
}

/**
 * A part of a sheet under a heading. A hairline divides it from the part above.
 *
 * Data attributes: `data-flush`, `data-heading`. Variables read: `--mall-sheet-padding`.
 */
export const Section = withRef(function Section({ title, aside, action, level = 2, flush, heading = 'top', children, classNames, ...rest }: SectionProps) {
  const part = partsOf(classNames)
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <Root data-part="section" aria-labelledby={titleId} {...rest} data-flush={flush ? '' : undefined} data-heading={heading}>
      <Head {...part('head')}>
        <Heading {...part('heading')} id={titleId}>{title}</Heading>
        {aside && <Aside {...part('aside')}>{aside}</Aside>}
        {action && <Action {...part('action')}>{action}</Action>}
      </Head>
      {heading === 'start' ? <Body {...part('body')}>{children}</Body> : children}
    </Root>
  )
})
