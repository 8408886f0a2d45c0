import { styled } from 'styled-components'

/** What a role may do: two lines of it, the rest beside the list. */
export const Held = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: var(--mall-text-secondary);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
