import { styled } from 'styled-components'

/** A table of the lines of a record: the goods at the start, figures at the end of their columns. What becomes of it on a phone is the page's. */
export const LineTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
    font-weight: 400;
    text-align: end;
  }

  th:first-child {
    padding-inline-start: var(--mall-sheet-padding);
    text-align: start;
  }

  td:last-child,
  th:last-child {
    padding-inline-end: var(--mall-sheet-padding);
  }

  thead th {
    background: var(--mall-canvas);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-weight: 600;
    line-height: var(--mall-line-height-12);
    white-space: nowrap;
  }
`
