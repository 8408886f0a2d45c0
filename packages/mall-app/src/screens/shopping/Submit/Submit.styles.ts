import { styled } from 'styled-components'

/** In place of the form, or above it. */
export const Notice = styled.div`
  padding: 0 var(--mall-sheet-padding) var(--mall-space-16);
`
