import { styled } from 'styled-components'

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: var(--mall-space-4);
    padding: 0;
    color: var(--mall-text-secondary);
  }
`

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  font-variant-numeric: tabular-nums;
`

export const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: var(--mall-space-4);
  margin: var(--mall-space-4) 0 0;
  color: var(--mall-danger);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  svg {
    flex: none;
  }
  &:empty {
    margin: 0;
  }
`
