import { Link } from '@mall/ui/link'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Title = styled.h1`
  position: absolute;
  clip-path: inset(50%);
`

/**
 * Written in the order of a phone, one below the other, so that nothing moves while the page arrives in parts; wider, the categories, which come
 * last, stand in the first column, and are read and reached first where the browser knows `reading-flow`. The row of the categories has their
 * height before they are there.
 */
export const Stage = styled.div`
  display: grid;
  grid-template-areas: 'categories banner rail';
  grid-template-rows: minmax(558px, auto);
  grid-template-columns: 216px minmax(0, 1fr) 240px;
  gap: var(--mall-space-16);
  align-items: stretch;
  reading-flow: grid-rows;

  ${media.narrow} {
    grid-template-areas:
      'categories banner'
      'rail rail';
    grid-template-columns: 216px minmax(0, 1fr);
  }

  ${media.tablet} {
    grid-template-areas: 'banner' 'rail' 'categories';
    grid-template-rows: auto auto minmax(558px, auto);
    grid-template-columns: minmax(0, 1fr);
  }
`

export const NavColumn = styled.div`
  grid-area: categories;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
`

/** As tall as a hero and the three cards below it, in as many columns as they will have. */
export const BannerSpace = styled.div`
  grid-area: banner;
  min-height: 300px;
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.tablet} {
    min-height: 416px;
  }

  ${media.phone} {
    min-height: 460px;
  }
`

/** In the place of the banner. */
export const Failure = styled.div`
  grid-area: banner;
  display: grid;
  place-content: center;
  min-width: 0;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
`

export const Banners = styled.div`
  grid-area: banner;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--mall-space-16);
  min-width: 0;
`

export const Hero = styled.a`
  position: relative;
  display: block;
  overflow: hidden;
  min-height: 220px;
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  color: var(--mall-on-chrome);

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const HeroWords = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  display: grid;
  gap: var(--mall-space-4);
  max-width: 80%;
  padding: var(--mall-space-12) var(--mall-space-20);
  border-start-end-radius: var(--mall-radius-card);
  background: var(--mall-chrome);

  strong {
    font-size: var(--mall-font-size-24);
    line-height: var(--mall-line-height-24);
  }
`

export const SmallBanners = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: var(--mall-space-16);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const SmallBanner = styled.a`
  overflow: hidden;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  text-decoration: none;

  img {
    display: block;
    width: 100%;
    height: 96px;
    object-fit: cover;
  }

  span {
    display: block;
    padding: var(--mall-space-8) var(--mall-space-12) var(--mall-space-12);
  }

  strong {
    display: block;
    color: var(--mall-text);
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }

  ${media.phone} {
    img {
      display: none;
    }
  }
`

export const Rail = styled.aside`
  grid-area: rail;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--mall-space-16);

  > section {
    padding: var(--mall-space-16);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-card);
    background: var(--mall-surface);
  }

  ${media.narrow} {
    grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  }
`

export const Hello = styled.p`
  display: grid;
  margin: 0 0 var(--mall-space-16);

  strong {
    overflow: hidden;
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  span {
    color: var(--mall-text-secondary);
  }
`

export const Todos = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--mall-space-8);
  margin: 0 0 var(--mall-space-16);
  padding: 0;
  list-style: none;

  a {
    display: grid;
    justify-items: center;
    padding: var(--mall-space-4) 0;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    text-decoration: none;
  }

  b {
    color: var(--mall-text);
    font-size: var(--mall-font-size-20);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: var(--mall-line-height-20);
  }
`

export const Notices = styled.section`
  h2 {
    margin: 0 0 var(--mall-space-8);
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mall-space-8);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: var(--mall-space-8);
    align-items: baseline;
  }

  a {
    overflow: hidden;
    flex: 1;
    color: var(--mall-text);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  time {
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
  }
`

/** A floor outside the window is neither laid out nor painted: the first paint waits for what is in sight alone. */
export const Floor = styled.section`
  margin-block-start: var(--mall-space-48);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 720px;
`

export const FloorHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: var(--mall-space-16);
  padding-block-end: var(--mall-space-8);
  border-block-end: 1px solid var(--mall-divider);

  h2 {
    margin: 0;
    font-size: var(--mall-font-size-20);
    line-height: var(--mall-line-height-20);
  }

  a {
    color: var(--mall-primary);
    text-decoration: none;
  }
`

export const Goods = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--mall-space-16);

  &[data-kind='brands'] {
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  }

  ${media.laptop} {
    &[data-kind='products'] {
      grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    }
  }

  ${media.phone} {
    gap: var(--mall-space-8);

    &[data-kind='products'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

export const BrandLink = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 72px;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: #fff;

  img {
    max-width: 80%;
    height: auto;
  }
`
