import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Title = styled.h1`
  position: absolute;
  clip-path: inset(50%);
`

/**
 * Written in the order of a phone, one below the other, so that nothing moves while the page arrives in parts; wider, the categories, which come
 * last, stand in the first column, and are read and reached first where the browser knows `reading-flow`. The first rows have their height before
 * they are there.
 */
export const Stage = styled.div`
  display: grid;
  grid-template-areas: 'categories banner rail' 'categories floor floor';
  grid-template-rows: 256px minmax(302px, auto);
  grid-template-columns: 216px minmax(0, 1fr) 264px;
  gap: var(--mall-space-16);
  align-items: stretch;
  reading-flow: grid-rows;

  &[data-for='user'] {
    grid-template: 'categories main' minmax(558px, auto) / 216px minmax(0, 1fr);
  }

  ${media.narrow} {
    grid-template-areas: 'categories banner' 'categories rail' 'floor floor';
    grid-template-rows: 256px minmax(302px, auto) auto;
    grid-template-columns: 216px minmax(0, 1fr);
  }

  ${media.tablet} {
    grid-template-areas: 'banner' 'rail' 'floor' 'categories';
    grid-template-rows: auto;
    grid-template-columns: minmax(0, 1fr);

    &[data-for='user'] {
      grid-template: 'main' auto 'categories' auto / minmax(0, 1fr);
    }
  }
`

export const NavColumn = styled.div`
  grid-area: categories;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  /* As tall as what stands beside them; on a phone two in a line. */
  > nav {
    height: 100%;
  }

  /* As high as all of them will be: those that arrive first would have the room of the others. */
  [data-part='rows'] {
    display: grid;
    grid-template-rows: repeat(var(--count, 1), minmax(36px, 1fr));
    grid-auto-rows: minmax(36px, 1fr);
    height: 100%;
  }

  [data-part='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.tablet} {
    [data-part='rows'] {
      grid-template-rows: none;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-content: start;
    }
  }
`

export const BannerSpace = styled.div`
  grid-area: banner;
  min-height: 256px;
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.phone} {
    min-height: 208px;
  }
`

export const DeskSpace = styled.div`
  grid-area: main;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--mall-space-16);
  min-height: 558px;
`

/** In the place of what could not be loaded. */
export const Failure = styled.div`
  grid-area: 1 / 2 / -1 / -1;
  display: grid;
  place-content: center;
  min-width: 0;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.tablet} {
    grid-area: 1 / 1;
    min-height: 240px;
  }
`

/** Words and a picture side by side; on a phone the picture is below. */
export const Hero = styled.a`
  grid-area: banner;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  overflow: hidden;
  height: 256px;
  border-radius: var(--mall-radius-card);
  background: color-mix(in srgb, var(--mall-divider) 60%, var(--mall-canvas));
  color: var(--mall-text-secondary);
  text-decoration: none;

  img {
    display: block;
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
  }

  &[data-strip] {
    height: 160px;
    margin-block-start: var(--mall-space-32);
  }

  ${media.phone} {
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);

    &,
    &[data-strip] {
      height: 208px;
    }
  }
`

export const HeroWords = styled.span`
  display: grid;
  align-content: center;
  gap: var(--mall-space-4);
  padding: var(--mall-space-16) 0 var(--mall-space-16) var(--mall-space-32);

  strong {
    color: var(--mall-text);
    font-size: var(--mall-font-size-24);
    font-weight: 600;
    line-height: var(--mall-line-height-24);
  }

  ${media.phone} {
    padding: var(--mall-space-16) var(--mall-space-16) var(--mall-space-8);
  }
`

export const SmallBanners = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--mall-space-16);
  margin-block-start: var(--mall-space-16);

  &[data-many] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.tablet} {
    &,
    &[data-many] {
      grid-template-columns: minmax(0, 1fr);
    }

    gap: var(--mall-space-8);

    > a {
      grid-template-columns: minmax(0, 1fr) 34%;
      height: 64px;
    }

    > a > span {
      padding: 0 var(--mall-space-12);
    }
  }
`

export const SmallBanner = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 42%;
  overflow: hidden;
  height: 88px;
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
    height: 100%;
    min-height: 0;
    object-fit: cover;
    object-position: 78% 100%;
  }

  span {
    align-self: center;
    padding: var(--mall-space-8) var(--mall-space-16);
  }

  strong {
    display: block;
    color: var(--mall-text);
    font-size: var(--mall-font-size-16);
    font-weight: 600;
    line-height: var(--mall-line-height-16);
  }
`

export const Rail = styled.aside`
  grid-area: rail;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  > section {
    padding: var(--mall-space-16);
    border: 0;
    background: none;
  }

  > section + section {
    border-block-start: 1px solid var(--mall-divider);
    border-radius: 0;
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

export const Notices = styled.section`
  padding: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

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
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  time {
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
  }
`
