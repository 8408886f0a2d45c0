import { styled } from 'styled-components'
import { nativeSelect } from '../styles/frame.styles.ts'

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-8);
  font-variant-numeric: tabular-nums;

  select {
    ${nativeSelect}
  }
  select[aria-invalid='true'] {
    border-color: var(--mall-danger);
  }
  select:disabled {
    border-color: var(--mall-divider);
    background: var(--mall-canvas);
    color: var(--mall-text-tertiary);
  }
`

/** Both months stay on one line. */
export const Months = styled.span`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  min-inline-size: 0;
`
