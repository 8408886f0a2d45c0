import { styled } from 'styled-components'

export const CodeRow = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--mall-space-8);

  input {
    font-variant-numeric: tabular-nums;
  }
`
