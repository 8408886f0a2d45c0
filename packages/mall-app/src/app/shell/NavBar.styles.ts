import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Bar = styled.div`
  border-block-end: 1px solid var(--mall-divider);
`

export const Inner = styled.div`
  display: flex;
  align-items: stretch;
  gap: var(--mall-space-16);
  max-width: var(--mall-page-width);
  margin: 0 auto;
  padding: 0 var(--mall-page-margin);

  ${media.tablet} {
    position: relative;
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

/** Above the categories that stand in the page, which need no button, and whose list has this name for screen readers. */
export const Heading = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--mall-space-8);
  width: 216px;
  margin-block-end: -1px;
  padding: 0 var(--mall-space-16);
  border-block-end: 2px solid var(--mall-primary);
  font-weight: 600;

  ${media.tablet} {
    display: none;
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
    white-space: nowrap;
  }

  > a:hover,
  > a[aria-current] {
    color: var(--mall-primary);
  }

  > a[aria-current] {
    font-weight: 600;
  }

  ${media.tablet} {
    > a {
      min-height: 40px;
    }
  }
`
