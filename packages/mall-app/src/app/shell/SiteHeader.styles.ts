import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-16);
  width: 100%;
  max-width: var(--mall-page-width);
  margin: 0 auto;
  padding: var(--mall-space-24) var(--mall-page-margin) var(--mall-space-16);

  ${media.tablet} {
    padding-block: var(--mall-space-12);
  }

  /* On a phone its first line is scrolled away, and its last one, the seal and the search, stays in sight. */
  ${media.phone} {
    html:has(&[data-collapsing]) {
      --collapsed-header: 56px;
      scroll-padding-block-start: 72px;
    }

    &[data-collapsing] {
      position: sticky;
      z-index: 20;
      inset-block-start: calc(var(--banner-height, 0px) - var(--first-line, 0px));
      gap: var(--mall-space-8);
      padding-block: var(--mall-space-8);
      background: var(--mall-canvas);
    }

    /* A seal has its name in the first line, a customer's logo stands there; the mall's own logo says all in the last one. */
    &[data-collapsing]:is(:has(> a > svg), :has(> span)) {
      --first-line: calc(var(--mall-line-height-24) + var(--mall-space-8));
    }
  }
`

/** As wide as the categories below it, so that the search begins where the goods do, whoever looks. */
export const Logo = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--mall-space-12);
  inline-size: 216px;
  color: var(--mall-text);
  text-decoration: none;

  ${media.tablet} {
    inline-size: auto;
  }

  ${media.phone} {
    [data-collapsing] > & {
      block-size: var(--mall-line-height-24);
      overflow: hidden;
    }

    [data-collapsing] > &:has(> img) {
      display: none;
    }

    /* The seal is beside the search. */
    [data-collapsing] > & > svg,
    [data-collapsing] > & [data-part='slogan'] {
      display: none;
    }
  }
`

/** Of one size, whatever the picture's: what stands beside it does not move when it comes. */
export const CustomerLogo = styled.span`
  flex: none;
  order: 1;
  inline-size: 140px;
  block-size: 36px;
  margin-inline-start: auto;

  ${media.tablet} {
    order: 0;
  }

  ${media.phone} {
    [data-collapsing] & {
      block-size: var(--mall-line-height-24);
    }
  }

  > img {
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    padding-block: var(--mall-space-2);
    border-radius: var(--mall-radius-control);
    object-fit: contain;
    object-position: 100% 50%;
  }

  /* Customers draw their logos for white paper; a drawing follows the scheme by itself. */
  > img:not([src*='svg']) {
    padding-inline: var(--mall-space-8);
    background: #fff;
  }
`
