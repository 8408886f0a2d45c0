import { styled } from 'styled-components'

/** Words that stay in one line: a date, an amount. */
export const Whole = styled.span`
  white-space: nowrap;
`
