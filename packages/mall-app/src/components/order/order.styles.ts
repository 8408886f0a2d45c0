import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: var(--mall-space-16);
`

/** Terms and amounts on fine ruled lines, like ledger paper. */
export const Ledger = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  margin: 0;
  border-block-end: 3px double var(--mall-control-border);

  dt,
  dd {
    margin: 0;
    padding-block: var(--mall-space-8);
    border-block-start: 1px solid var(--mall-divider);
  }

  dt:first-of-type,
  dd:first-of-type {
    border: 0;
  }

  dt {
    color: var(--mall-text-secondary);
  }

  dd:last-child {
    font-weight: 600;
  }

  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }
`

export const Results = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: var(--mall-space-8);
    align-items: start;
    padding-block: var(--mall-space-8);
    border-block-start: 1px solid var(--mall-divider);
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    margin-block-start: 3px;
    color: var(--mall-danger);
  }

  [data-success='true'] svg {
    color: var(--mall-success);
  }
`
