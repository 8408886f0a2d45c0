import { styled } from 'styled-components'
import { Problem as NumberProblem, Root as NumberRoot } from '../number-range/NumberRange.styles.ts'

export const Root = NumberRoot
export const Problem = NumberProblem

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-8);
  font-variant-numeric: tabular-nums;

  select {
    min-inline-size: 0;
    block-size: var(--mall-control-height);
    padding-inline: var(--mall-space-8);
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
    color: var(--mall-text);
    font-size: var(--mall-control-font-size);
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
