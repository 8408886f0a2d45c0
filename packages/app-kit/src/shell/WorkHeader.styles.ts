import { Drawer } from '@mall/ui/drawer'
import { Link } from '@mall/ui/link'
import { TopBar } from '@mall/ui/top-bar'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Header = styled.header`
  position: sticky;
  z-index: 20;
  inset-block-start: var(--banner-height, 0px);
  display: flex;
  gap: var(--mall-space-12);
  align-items: center;
  max-inline-size: var(--shell-width);
  block-size: var(--header-height);
  padding-inline-end: var(--mall-space-8);
  background: var(--mall-canvas);

  ${media.tablet} {
    gap: 0;
    padding-inline: var(--mall-space-4);
    border-block-end: 1px solid var(--mall-divider);
  }

  @media print {
    display: none;
  }
`

/** Ends where the sheet begins. */
export const Brand = styled(Link)`
  display: flex;
  flex: none;
  gap: var(--mall-space-8);
  align-items: center;
  inline-size: 204px;
  min-block-size: 40px;
  padding-inline-start: var(--mall-space-12);
  color: var(--mall-text);
  text-decoration: none;

  ${media.tablet} {
    flex: 0 1 auto;
    inline-size: auto;
    min-inline-size: 0;
    padding-inline: var(--mall-space-4);
  }
`

export const Name = styled.span`
  flex: none;
  font-size: var(--mall-font-size-16);
  font-weight: 600;
  line-height: var(--mall-line-height-16);
`

/** The customer, by its logo or by its name. */
export const Customer = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  padding-inline-start: var(--mall-space-8);
  border-inline-start: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  text-overflow: ellipsis;
  white-space: nowrap;

  &:has(> img) {
    padding-inline-start: 0;
    border-inline-start: 0;
  }

  > img {
    display: block;
    box-sizing: border-box;
    max-inline-size: 100%;
    block-size: 28px;
    padding: var(--mall-space-2);
    border-radius: var(--mall-radius-tag);
    object-fit: contain;
    object-position: left;
  }

  /* Customers draw their logos for white paper; a drawing follows the scheme by itself. */
  > img:not([src*='svg']) {
    background: #fff;
  }

  ${media.tablet} {
    display: none;
  }
`

export const IconButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-control);
  background: none;
  color: var(--mall-text-secondary);
  cursor: pointer;
`

/** The menu's spine is the edge of the panel. */
export const MenuSheet = styled(Drawer)`
  inline-size: min(320px, 100vw - 40px);

  [data-part='body'] {
    padding-inline: 0 var(--mall-space-12);
  }
`

/** The top bar of the other layouts, folded into the header (specification §2). */
export const Tools = styled(TopBar)`
  flex: none;
  margin-inline-start: auto;
  background: none;
  --bell-ground: var(--mall-canvas);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  > ul {
    flex-wrap: nowrap;
    max-inline-size: none;
    padding: 0;
  }

  > ul > li > :is(a, button) {
    outline-color: var(--mall-focus);
    outline-offset: 0;
    border-radius: var(--mall-radius-control);
  }

  > ul > li > :is(a, button):hover {
    background: color-mix(in oklab, var(--mall-text) 7%, transparent);
    color: var(--mall-text);
    text-decoration: none;
  }

  [data-nav-panel] {
    max-block-size: calc(100dvh - var(--header-height) - var(--mall-space-8));
    overflow-y: auto;
    border-radius: var(--mall-radius-card);
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }

  /* Three tools and the menu in one line: the words of the way back to the shop are in the account menu there. */
  ${media.tablet} {
    position: static;
    margin-inline-start: 0;

    > ul {
      gap: 0;
    }

    > ul > li > :is(a, button) {
      justify-content: center;
      min-inline-size: 40px;
      min-block-size: 40px;
      padding: 0;
    }

    > ul > li:has(> [data-wide-only]) {
      display: none;
    }

    > ul > li > button::after {
      content: none;
    }
  }
`
