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

/** The actions of one row: words close together, all in sight. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-12);

  a,
  button {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--mall-primary);
    font: inherit;
    line-height: 24px;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    color: var(--mall-primary-hover);
    text-decoration: underline;
  }

  button[aria-disabled='true'] {
    color: var(--mall-text-tertiary);
    cursor: default;
    text-decoration: none;
  }

  @media (pointer: coarse) {
    gap: 0 var(--mall-space-16);

    a,
    button {
      min-block-size: 40px;
      line-height: 40px;
    }
  }
`
