import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-16) var(--mall-space-48);
  width: 100%;
  max-width: var(--mall-page-width);
  margin: 0 auto;
  padding: var(--mall-space-24) var(--mall-page-margin) var(--mall-space-16);

  ${media.tablet} {
    padding-block: var(--mall-space-12);
  }
`

export const Logo = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-12);
  color: var(--mall-text);
  text-decoration: none;
`

/** Of one size, whatever the picture's: what stands beside it does not move when it comes. */
export const CustomerLogo = styled.span`
  inline-size: 140px;
  block-size: 36px;

  > img {
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    padding: var(--mall-space-2) var(--mall-space-8);
    border-radius: var(--mall-radius-control);
    /* Customers draw their logos for white paper. */
    background: #fff;
    object-fit: contain;
  }
`
