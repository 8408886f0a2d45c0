import { styled } from 'styled-components'

/** A name of four characters, and what stands beside it in line with the rows above. */
export const Person = styled.span`
  > :first-child:not(:last-child) {
    display: inline-block;
    min-inline-size: 52px;
    margin-inline-end: var(--mall-space-8);
  }
`
