import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Stays below the header of the app while the parts are read. */
export const Bar = styled.nav`
  position: sticky;
  z-index: 2;
  inset-block-start: calc(var(--header-height, 0px) + var(--banner-height, 0px));
  display: flex;
  gap: var(--mall-space-20);
  padding-inline: var(--mall-sheet-padding, 0px);
  border-block-end: 1px solid var(--mall-divider);
  background: var(--mall-surface);
  overflow-x: auto;
  scrollbar-width: none;

  + section,
  + * > section:first-child {
    border-block-start: 0;
  }

  ${media.tablet} {
    gap: var(--mall-space-16);
  }
`

export const Anchor = styled.a`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-4);
  min-block-size: 40px;
  color: var(--mall-text-secondary);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--mall-primary);
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 2px;
  }
  &[aria-current] {
    color: var(--mall-text);
    font-weight: 600;
  }
  &[aria-current]::after {
    background: var(--mall-primary);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    &[aria-current]::after {
      background: Highlight;
    }
  }
`

/** Something is said of the part, in words too. */
export const Dot = styled.span`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: var(--mall-primary);

  &[data-tone='danger'] {
    background: var(--mall-danger);
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`
