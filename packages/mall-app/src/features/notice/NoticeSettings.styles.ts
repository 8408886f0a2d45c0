import { styled } from 'styled-components'

export const Note = styled.p`
  margin: 0 0 var(--mall-space-8);
  color: var(--mall-text-secondary);
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    block-size: 44px;
    border-block-end: 1px solid var(--mall-divider);
    font-weight: 400;
    text-align: center;
  }

  thead th {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
  }

  th:first-child {
    text-align: start;
  }
`
