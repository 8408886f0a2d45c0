import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { DayInput, type DayInputProps } from '../date-picker/DayInput.tsx'

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
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-8);

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
`

/** Both days are on one line, down to a phone of 390 px. */
export const Days = styled.div`
  --mall-control-padding: var(--mall-space-8);
  display: flex;
  flex: 1 1 272px;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-4);
  min-inline-size: 0;
  max-inline-size: 352px;
  font-variant-numeric: tabular-nums;
`

export const Day = styled(DayInput as ComponentType<DayInputProps>)`
  flex: 1 1 128px;
  inline-size: auto;
`

export const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: var(--mall-space-4);
  margin: var(--mall-space-4) 0 0;
  color: var(--mall-danger);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  &:empty {
    margin: 0;
  }
`
