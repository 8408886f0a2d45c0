import { styled } from 'styled-components'

/** What the levels are, and what is said of them at the end of their lines. */
export const Heads = styled.div`
  display: flex;
  gap: var(--mall-space-16);
  justify-content: space-between;
  padding-block-end: var(--mall-space-4);
  border-block-end: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`

export const Whole = styled.span`
  white-space: nowrap;
`
