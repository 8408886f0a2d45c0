import { styled } from 'styled-components'

/** What the decision does, before the button at its end. */
export const Consequence = styled.p`
  flex: 1 1 200px;
  margin: 0;
  color: var(--mall-text-secondary);
`
