'use client'

import type { ComponentPropsWithRef, ElementType } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Root } from './Sheet.styles.ts'

/** Props of {@link Sheet}; all other props are passed to its element. */
export interface SheetProps extends ComponentPropsWithRef<'div'> {
  /** The element to render: `div` by default. */
  as?: ElementType | undefined
}

/**
 * The one sheet of paper that a page is written on. There are no cards on it: `PageHeader` and `Section` divide it by hairlines.
 * On a phone it reaches the edges of a page whose layout sets `--mall-page-margin`.
 *
 * Data attributes: `data-part="sheet"`, by which a layout knows that the page brings its own paper.
 * Variables: `--mall-sheet-padding`, the inline padding of the parts on it, 24 px and 16 px on a phone.
 */
export const Sheet = withRef(function Sheet(props: SheetProps) {
  return <Root data-part="sheet" {...props} />
})
