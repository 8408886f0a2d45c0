import { styled } from 'styled-components'

export const Closed = styled.span`
  [data-align='end'] & {
    margin-inline-end: -0.5em;
  }
`
