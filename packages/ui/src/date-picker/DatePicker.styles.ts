import { styled } from 'styled-components'

export const Root = styled.span`
  display: block;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
`

/** As large as the calendar that replaces it, so that nothing moves. */
export const Waiting = styled.div`
  display: grid;
  place-items: center;
  inline-size: 252px;
  min-block-size: 120px;
  color: var(--mall-text-secondary);

  &[data-state='loading'] {
    min-block-size: 333px;
  }
`

export const Problem = styled.span`
  display: flex;
  align-items: flex-start;
  gap: var(--mall-space-4);
  margin-block-start: var(--mall-space-4);
  color: var(--mall-danger);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  svg {
    flex: none;
    margin-block-start: 2px;
  }
  &:empty {
    margin: 0;
  }
`
