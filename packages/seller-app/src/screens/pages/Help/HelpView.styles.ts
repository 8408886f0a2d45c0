import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: contents;
`

/** What is typed, and what comes of it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--mall-space-32);
  padding: var(--mall-space-24) var(--mall-sheet-padding);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Fields = styled.div`
  display: grid;
  gap: var(--mall-space-16);
  align-content: start;
  min-inline-size: 0;
`
