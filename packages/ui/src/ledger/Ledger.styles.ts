import { styled } from 'styled-components'

export const Lines = styled.dl`
  margin: 0;
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--mall-space-16);
    padding-block: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
  }
  > div[data-part='sum'] {
    border-block-end: 3px double var(--mall-text-secondary);
  }
  /* A sum without lines above it is a line of its own. */
  > div[data-part='sum']:not(:only-child) {
    margin-block-start: -1px;
    border-block-start: 1px solid var(--mall-text-tertiary);
  }
  dt {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    margin-inline-start: var(--mall-space-8);
    color: var(--mall-text-secondary);
    font-size: inherit;
  }
  dd {
    flex: none;
    margin: 0;
    text-align: end;
  }
  [data-tone='danger'] > dd {
    color: var(--mall-danger);
  }
  [data-tone='saving'] > dd {
    color: var(--mall-cinnabar);
  }
  [data-part='sum'] > dt {
    font-weight: 600;
  }
  [data-part='sum'] > dd {
    font-size: var(--mall-font-size-20);
    line-height: var(--mall-line-height-20);
    font-weight: 600;
  }
`

export const Equation = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--mall-space-4) var(--mall-space-12);
  margin: 0;
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-template-columns: auto auto;
  }
  dt {
    grid-column: 2;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
  dd {
    grid-column: 2;
    margin: 0;
    border-block-end: 3px double transparent;
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
    white-space: nowrap;
  }
  [data-part='operator'] {
    grid-row: 2;
    grid-column: 1;
    margin-inline-end: var(--mall-space-12);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
  }
  [data-part='result'] > dd:last-child {
    border-block-end-color: var(--mall-text-secondary);
    font-weight: 600;
  }
  [data-part='result'][data-negative] > dd:last-child {
    color: var(--mall-danger);
  }
  @media (forced-colors: active) {
    dd {
      border-block-end: 0;
    }
    [data-part='result'] > dd:last-child {
      border-block-end: 3px double;
    }
  }
`
