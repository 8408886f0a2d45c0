import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Rows of fields in a form, one below the other. */
export const Rows = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  min-inline-size: 0;
`

/** The texts of a row beside each other, and what can be done with it. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--row-fields), minmax(0, 1fr)) 136px;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: var(--mall-space-16);
    border-block-end: 1px solid var(--mall-divider);
  }
`

/** On the line of the fields, whether or not their labels stand above. */
export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;

  &[data-below-labels] {
    margin-block-start: calc(var(--mall-line-height-14) + var(--mall-space-4));
  }

  ${media.phone} {
    &[data-below-labels] {
      margin-block-start: 0;
    }
  }
`
