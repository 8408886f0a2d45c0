import { styled } from 'styled-components'

export { Custom } from '../date-range/Presets.styles.ts'

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-8);
  font-variant-numeric: tabular-nums;
`

/** Both months stay on one line. */
export const Months = styled.span`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  min-inline-size: 0;
`
