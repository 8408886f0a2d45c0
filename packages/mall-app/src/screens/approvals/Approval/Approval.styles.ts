import { styled } from 'styled-components'

export const Files = styled.ul`
  display: grid;
  margin: var(--mall-space-8) 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--mall-space-8);
    align-items: center;
    overflow-wrap: anywhere;
  }
`

/** A price over the words that compare it. */
export const Amounts = styled.span`
  display: grid;
`
