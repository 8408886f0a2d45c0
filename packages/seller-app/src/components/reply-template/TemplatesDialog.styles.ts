import { styled } from 'styled-components'

/** The template answers, each with its words below its title and what can be done beside them. */
export const Templates = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--mall-space-4) var(--mall-space-16);
    align-items: center;
    padding-block: var(--mall-space-12);
    overflow-wrap: anywhere;
  }

  > li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  [data-part='words'] {
    grid-column: 1 / -1;
    white-space: pre-line;
  }
`
