import { styled } from 'styled-components'

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-16) var(--mall-space-48);
  width: 100%;
  max-width: var(--mall-page-width);
  margin: 0 auto;
  padding: var(--mall-space-24) var(--page-margin) var(--mall-space-16);

  @media (width < 720px) {
    padding-block: var(--mall-space-12);
  }
`

/** Hot keywords come later: their row is kept free, and stays one row. */
export const Search = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  max-width: 640px;
  min-height: 76px;

  @media (pointer: coarse) {
    min-height: 92px;
  }
`

/** Set back by a link's padding, so that the first word stands below the field's edge. */
export const HotKeywords = styled.div`
  display: flex;
  margin: var(--mall-space-4) calc(var(--mall-space-8) * -1) 0;
  overflow-x: auto;
  font-size: var(--mall-font-size-12);
  white-space: nowrap;
  scrollbar-width: none;

  > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 24px;
    padding: 0 var(--mall-space-8);
    border-radius: var(--mall-radius-control);
    color: var(--mall-text-secondary);
    text-decoration: none;
  }

  > a:hover {
    color: var(--mall-primary);
  }

  > a[data-highlight] {
    color: var(--mall-primary);
    font-weight: 600;
  }

  @media (pointer: coarse) {
    > a {
      min-height: 40px;
    }
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
