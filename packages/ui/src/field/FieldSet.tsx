import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph } from '../icon/glyphs.ts'
import { SetProblem } from '../styles/field-set.styles.ts'

/** One line for what is wrong with the fields of a set, announced when it appears. */
export const SetProblemLine = ({ children, ...rest }: ComponentProps<'p'>) => (
  <SetProblem {...rest} role="alert">
    {children === null ? null : (
      <>
        <Glyph d={alertGlyph} size={16} />
        {children}
      </>
    )}
  </SetProblem>
)
