import { styled } from 'styled-components'

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: var(--mall-space-4) var(--mall-space-12);
  margin: var(--mall-space-12) 0 var(--mall-space-16);
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
