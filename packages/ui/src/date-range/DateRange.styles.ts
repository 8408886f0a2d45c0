import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { DayInput, type DayInputProps } from '../date-picker/DayInput.tsx'

export { Custom } from './Presets.styles.ts'

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-8);
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
