import { css, styled } from 'styled-components'

/** Shared styles of Popover and Tooltip. */
export const floating = css`
  position: fixed;
  inset: auto;
  margin: 0;
  border: 0;
  overflow: visible;
  transition:
    opacity var(--mall-motion-fast) var(--mall-ease-enter),
    transform var(--mall-motion-fast) var(--mall-ease-enter);

  &:not(:popover-open) {
    display: none;
  }
  @starting-style {
    opacity: 0;
    transform: translateY(-4px);
  }
`

/** A raised panel that floats: of a popover, a menu, a list of options. */
export const floatingPanel = css`
  ${floating}
  border-radius: var(--mall-radius-card);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const Anchor = styled.span`
  display: contents;
`

export const Panel = styled.div`
  ${floatingPanel}
  max-inline-size: min(360px, 100vw - 16px);
  max-block-size: calc(100dvh - 16px);
  padding: var(--mall-space-16);
  overflow: auto;
`
