'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Grid, Root } from './FormGrid.styles.ts'

/** Props of {@link FormGrid}; all other props are passed to its `<div>`. */
export interface FormGridProps extends ComponentPropsWithRef<'div'> {
  /** At most this many columns: two from 560 px of its own width on, three from 880 px. 2 by default. */
  columns?: 1 | 2 | 3 | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'grid'> | undefined
}

/**
 * The fields of a form in columns, by the width that they have. A field with `data-full` takes a whole line, for addresses and remarks.
 *
 * Data attributes, on the grid: `data-columns`; read from its children: `data-full`.
 */
export const FormGrid = withRef(function FormGrid({ columns = 2, children, classNames, ...rest }: FormGridProps) {
  const part = partsOf(classNames)
  return (
    <Root data-part="form-grid" {...rest}>
      <Grid {...part('grid')} data-columns={columns}>{children}</Grid>
    </Root>
  )
})
