import { styled } from 'styled-components'

export const Prose = styled.div`
  max-width: 72ch;
  overflow-wrap: anywhere;

  img {
    max-width: 100%;
    height: auto;
  }

  table {
    border-collapse: collapse;
  }

  td,
  th {
    padding: var(--mall-space-8) var(--mall-space-12);
    border: 1px solid var(--mall-divider);
    text-align: start;
  }
`
