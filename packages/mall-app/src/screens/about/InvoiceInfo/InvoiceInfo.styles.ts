import { styled } from 'styled-components'

export const Words = styled.p`
  margin: var(--mall-space-16) 0 0;
  color: var(--mall-text-secondary);

  a {
    color: var(--mall-primary);
    text-underline-offset: 3px;
  }
`

/** Ruled lines, a double one at the foot. */
export const Slip = styled.dl`
  max-width: 640px;
  margin: var(--mall-space-20) 0 0;
  border-block-start: 1px solid var(--mall-control-border);
  border-block-end: 3px double var(--mall-control-border);

  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: var(--mall-space-16);
    padding: var(--mall-space-12) 0;
  }

  > div + div {
    border-block-start: 1px solid var(--mall-divider);
  }

  dt {
    color: var(--mall-text-secondary);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  dd[data-state='missing'] {
    color: var(--mall-text-tertiary);
  }
`
