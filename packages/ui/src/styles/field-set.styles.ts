import { styled } from 'styled-components'

/** Several fields that are one value, under one name: the two ends of a range. */
export const FieldSet = styled.fieldset`
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

export const SetProblem = styled.p`
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
