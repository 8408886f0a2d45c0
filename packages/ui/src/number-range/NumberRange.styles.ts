import { styled } from 'styled-components'

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  font-variant-numeric: tabular-nums;
`
