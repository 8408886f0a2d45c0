import { styled } from 'styled-components'

/** The name of a report's row, in two lines before it is cut: its chart has taken the room of a long one. */
export const RowName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin-block: var(--mall-space-4);
`
