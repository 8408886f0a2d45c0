import { Sheet } from '@mall/ui/sheet'
import { styled } from 'styled-components'

/** The paper that a page to read is written on. */
export const Paper = styled(Sheet)`
  margin-block-start: var(--mall-space-16);

  > [data-part='body'] {
    padding: var(--mall-space-8) var(--mall-sheet-padding) var(--mall-space-32);
  }
`
