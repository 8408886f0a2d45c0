import { VisuallyHidden } from '@mall/ui/theme'
import type { MouseEvent } from 'react'
import { goToSection } from './go-to-section.ts'
import * as S from './SectionAnchors.styles.ts'
import { useCurrentSection } from './use-current-section.ts'

export interface SectionAnchor {
  /** Id of the part. */
  readonly id: string
  readonly label: string
  /** What is to be known of the part, such as 有改动; undefined: nothing. */
  readonly mark?: { readonly words: string; readonly tone: 'primary' | 'danger' } | undefined
}

interface SectionAnchorsProps {
  /** What the parts are of. */
  readonly label: string
  readonly items: readonly SectionAnchor[]
}

/** The parts of a long page, always in sight: each leads to its own. */
export const SectionAnchors = ({ label, items }: SectionAnchorsProps) => {
  const current = useCurrentSection(items.map(({ id }) => id))
  // The address stays the page's own: a part is no place to come back to.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    goToSection(id)
  }
  return (
    <S.Bar aria-label={label}>
      {items.map(({ id, label: name, mark }) => (
        <S.Anchor key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={(event) => go(event, id)}>
          {name}
          {mark === undefined ? null : (
            <>
              <S.Dot data-tone={mark.tone} />
              <VisuallyHidden>{mark.words}</VisuallyHidden>
            </>
          )}
        </S.Anchor>
      ))}
    </S.Bar>
  )
}
