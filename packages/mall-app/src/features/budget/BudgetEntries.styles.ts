import { styled } from 'styled-components'

/** A square as in the bar: frozen hatched, used solid, what came back empty. */
export const Kind = styled.span`
  display: inline-flex;
  gap: var(--mall-space-8);
  align-items: center;

  &::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border: 1px solid var(--mall-control-border);
    border-radius: 1px;
  }

  &[data-kind='use']::before {
    border-color: var(--mall-primary);
    background: var(--mall-primary);
  }

  &[data-kind='freeze']::before {
    border-color: var(--mall-primary);
    background: repeating-linear-gradient(135deg, var(--mall-primary) 0 2px, var(--mall-surface) 2px 5px);
  }
`

/** Its words stand on the edge of what it is a part of. */
export const Part = styled.div`
  --mall-sheet-padding: 0px;
`

/** Time and order at the start, figures at the end of their columns. */
export const Entries = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--mall-font-size-14);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-14);

  th,
  td {
    padding: var(--mall-space-4) 0 var(--mall-space-4) var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
    font-weight: 400;
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
  }

  th:first-child,
  td:nth-child(2),
  th:nth-child(2) {
    text-align: start;
  }

  th:first-child {
    padding-inline-start: 0;
    white-space: normal;
  }

  td:last-child {
    font-weight: 600;
  }

  thead th {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-weight: 600;
    line-height: var(--mall-line-height-12);
  }

  small {
    display: block;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    overflow-wrap: anywhere;
  }
`
