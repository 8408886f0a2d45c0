import { styled } from 'styled-components'

/** One line of its own where there is no room for it on the last one. */
export const Whole = styled.span`
  white-space: nowrap;
`

export const Overdue = styled.span`
  display: inline-flex;
  gap: var(--mall-space-4);
  align-items: center;
  color: var(--mall-danger);
  vertical-align: bottom;
  white-space: nowrap;

  svg {
    flex: none;
  }
`
