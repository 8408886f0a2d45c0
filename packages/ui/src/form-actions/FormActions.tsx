'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Buttons, Problem, Root, Words } from './FormActions.styles.ts'

/** Props of {@link FormActions}; all other props are passed to its `<div>`. */
export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** The buttons, the primary one last. */
  children: ReactNode
  /** What sending the form does: 导入后给 81 人发激活短信. */
  note?: ReactNode
  /** Why it could not be sent. It takes the place of the note and is announced when it appears. */
  problem?: ReactNode
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'buttons' | 'problem' | 'words'> | undefined
}

/**
 * The foot of a long form: what it does or why it failed, and its buttons. It stays in sight while the page scrolls.
 *
 * Data attributes: `data-invalid` with a problem. Variables read: `--mall-sheet-padding`.
 */
export const FormActions = withRef(function FormActions({ note, problem, children, classNames, ...rest }: FormActionsProps) {
  const part = partsOf(classNames)
  return (
    <Root data-part="form-actions" {...rest} data-invalid={problem ? '' : undefined}>
      <Words {...part('words')}>
        {!problem && note}
        <Problem {...part('problem')} role="alert" aria-live="polite">
          {problem && (
            <>
              <Glyph d={alertGlyph} />
              <span>{problem}</span>
            </>
          )}
        </Problem>
      </Words>
      <Buttons {...part('buttons')}>{children}</Buttons>
    </Root>
  )
})
