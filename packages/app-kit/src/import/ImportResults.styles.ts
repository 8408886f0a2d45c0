import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-12);
`

export const Rows = styled.ol`
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border-block: 1px solid var(--mall-divider);
  font-variant-numeric: tabular-nums;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: var(--mall-space-12);
    padding: var(--mall-space-8) 0;
    overflow-wrap: anywhere;
  }

  li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  span {
    color: var(--mall-text-secondary);
  }
`
