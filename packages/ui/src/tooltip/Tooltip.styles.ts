import { styled } from 'styled-components'
import { floating } from '../popover/Popover.styles.ts'

export const Panel = styled.span`
  ${floating}
  inline-size: max-content;
  max-inline-size: min(280px, 100vw - 16px);
  padding: var(--mall-space-4) var(--mall-space-8);
  border-radius: var(--mall-radius-control);
  background: var(--mall-text);
  color: var(--mall-surface);
  font-size: var(--mall-font-size-12);
  font-weight: 400;
  line-height: var(--mall-line-height-12);
  text-align: start;
  overflow-wrap: anywhere;
`

export const Anchor = styled.span`
  display: contents;
`
