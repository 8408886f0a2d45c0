import { styled } from 'styled-components'

/** A slip of paper with a double rule, as a receipt. */
export const Slip = styled.section`
  display: grid;
  gap: var(--mall-space-20);
  justify-items: center;
  max-width: 560px;
  margin: var(--mall-space-32) auto;
  padding: var(--mall-space-48) var(--mall-space-24);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  text-align: center;

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-24);
    line-height: var(--mall-line-height-24);
    overflow-wrap: anywhere;
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: var(--mall-success-soft);
  color: var(--mall-success);

  &[data-state='approving'],
  &[data-state='unpaid'] {
    background: var(--mall-warning-soft);
    color: var(--mall-warning);
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content max-content;
  gap: var(--mall-space-8) var(--mall-space-24);
  align-items: baseline;
  margin: 0;
  padding: var(--mall-space-16) var(--mall-space-24);
  border-block: 3px double var(--mall-divider);
  text-align: start;

  dt {
    color: var(--mall-text-secondary);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-12);
  justify-content: center;
`
