import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Bar = styled.div`
  border-block-end: 1px solid var(--mall-divider);
`

export const Inner = styled.div`
  display: flex;
  align-items: stretch;
  gap: var(--mall-space-24);
  max-width: var(--mall-page-width);
  margin: 0 auto;
  padding: 0 var(--mall-page-margin);

  ${media.tablet} {
    position: relative;
    gap: var(--mall-space-16);
  }
`

export const Categories = styled.div`
  position: relative;
  flex: none;

  ${media.tablet} {
    position: static;
  }
`

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  width: 216px;
  min-height: 44px;
  padding: 0 var(--mall-space-16);
  border: 0;
  border-radius: var(--mall-radius-card) var(--mall-radius-card) 0 0;
  background: var(--mall-primary);
  color: var(--mall-on-primary);
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  > :last-child {
    margin-inline-start: auto;
  }

  ${media.tablet} {
    width: auto;
    min-height: 40px;
    padding: 0 var(--mall-space-12);
  }
`

export const Panel = styled.div`
  position: absolute;
  z-index: 30;
  inset-block-start: 100%;
  inset-inline-start: 0;
  width: 216px;
  border-radius: 0 0 var(--mall-radius-card) var(--mall-radius-card);
  background: var(--mall-surface);
  box-shadow: var(--mall-shadow-popover);

  ${media.tablet} {
    inset-inline: var(--mall-page-margin);
    width: auto;
  }
`

export const Ways = styled.nav`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8) var(--mall-space-24);
  overflow-x: auto;
  scrollbar-width: none;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--mall-text);
    text-decoration: none;
    white-space: nowrap;
  }

  > a:hover {
    color: var(--mall-primary);
  }

  ${media.tablet} {
    > a {
      min-height: 40px;
    }
  }
`
