import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Rail = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-start: calc(var(--header-height) + var(--banner-height, 0px));
  display: flex;
  flex: none;
  flex-direction: column;
  align-self: flex-start;
  inline-size: 216px;
  block-size: calc(100dvh - var(--header-height) - var(--banner-height, 0px));
  padding-block-end: var(--mall-space-8);

  &[data-folded] {
    inline-size: 56px;
  }

  /* A page that the server drew does not know its window. */
  ${media.tablet} {
    display: none;
  }

  @media print {
    display: none;
  }
`

/** Folded, nothing may be cut off: the items of a group stand beside it. */
export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-block: var(--mall-space-4);
  padding-inline-end: var(--mall-space-12);

  ${Rail}:not([data-folded]) > & {
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  ${Rail}[data-folded] > & {
    padding-inline-end: 0;
  }
`

export const Fold = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--mall-space-12);
  min-block-size: 40px;
  margin-inline-end: var(--mall-space-12);
  padding: 0 var(--mall-space-16);
  border: 0;
  border-radius: var(--mall-radius-control);
  background: none;
  color: var(--mall-text-secondary);
  font: inherit;
  font-size: var(--mall-font-size-12);
  cursor: pointer;
  outline-offset: -2px;

  &:hover {
    background: color-mix(in oklab, var(--mall-text) 6%, transparent);
    color: var(--mall-text);
  }

  ${Rail}[data-folded] > & {
    justify-content: center;
    inline-size: 48px;
    margin-inline-end: 0;
    padding: 0;
  }
`
