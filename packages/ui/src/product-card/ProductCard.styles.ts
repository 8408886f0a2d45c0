import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template:
    'picture' auto
    'words' 1fr
    'prices' auto
    'actions' auto / minmax(0, 1fr);
  gap: var(--mall-space-8);
  padding: var(--mall-space-12);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  &:hover {
    border-color: var(--mall-primary);
  }
  &[data-variant='row'] {
    grid-template: 'picture words prices actions star' auto / 96px minmax(0, 1fr) minmax(144px, auto) minmax(232px, auto) auto;
    gap: var(--mall-space-16);
    align-items: center;
    border-width: 0 0 1px;
    border-radius: 0;
  }
  &[data-disabled] img {
    opacity: 0.5;
  }
  ${media.tablet} {
    &[data-variant='row'] {
      grid-template:
        'picture words star' auto
        'picture prices prices' auto
        'actions actions actions' auto / 88px minmax(0, 1fr) auto;
      gap: var(--mall-space-8) var(--mall-space-12);
      align-items: start;
    }
  }
`

export const Picture = styled.div`
  grid-area: picture;
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--mall-radius-control);
  background: #fff;

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    filter: var(--mall-picture-filter);
  }
`

export const Words = styled.div`
  grid-area: words;
  min-inline-size: 0;

  h3 {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    font-size: var(--mall-font-size-14);
    font-weight: 400;
    line-height: var(--mall-line-height-14);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-variant='grid'] > & h3 {
    min-block-size: calc(2 * var(--mall-line-height-14));
  }
  h3 a {
    color: var(--mall-text);
    text-decoration: none;
  }
  h3 a:hover {
    color: var(--mall-primary);
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-4) var(--mall-space-8);
  margin: var(--mall-space-4) 0 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  [data-part='code'] {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [data-part='stock'] {
    color: var(--mall-success);
  }
  [data-part='stock'][data-tone='soon'] {
    color: var(--mall-warning);
  }
  [data-part='stock'][data-tone='out'] {
    color: var(--mall-text-tertiary);
  }
`

export const Prices = styled.div`
  grid-area: prices;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--mall-space-8);
  min-inline-size: 0;

  a {
    color: var(--mall-primary);
    text-underline-offset: 4px;
  }
`

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-8);

  > :last-child {
    flex: 1 1 auto;
  }
`

export const Favorite = styled.button`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--mall-space-12);
  inset-inline-end: var(--mall-space-12);
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-control);
  background: none;
  color: var(--mall-text-tertiary);
  cursor: pointer;

  /* The picture below has a white background in both schemes. */
  [data-variant='grid'] > & {
    color: #6b7177;
  }
  &:hover,
  [data-variant='grid'] > &:hover,
  &[aria-pressed='true'],
  [data-variant='grid'] > &[aria-pressed='true'] {
    color: #8a5a00;
  }
  [data-variant='row'] > & {
    position: static;
    grid-area: star;
  }
`
