import { styled } from 'styled-components'

/** At the head of the window, over what scrolls. */
export const BannerLayer = styled.div`
  position: fixed;
  z-index: 50;
  inset-block-start: var(--mall-space-12);
  inset-inline: var(--mall-space-12);
  max-width: 560px;
  margin-inline: auto;
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  box-shadow: var(--mall-shadow-popover);
`
