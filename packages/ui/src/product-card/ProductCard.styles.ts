import { css, styled } from 'styled-components'
import { PriceBlock } from '../price/index.ts'
import { media } from '../theme/media.ts'

/** The picture beside the words, which stand below each other. */
const beside = css`
  grid-template:
    'picture name' auto
    'picture prices' auto
    'picture facts' auto
    'picture actions' 1fr / 96px minmax(0, 1fr);
  column-gap: var(--mall-space-12);
`

export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template:
    'picture' auto
    'name' auto
    'prices' auto
    'facts' 1fr
    'actions' auto / minmax(0, 1fr);
  row-gap: var(--mall-space-8);
  padding: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  @media (hover: hover) {
    &:hover {
      border-color: var(--mall-primary);
    }
  }
  &[data-variant='row'] {
    ${beside}
  }
  &[data-disabled] img {
    opacity: 0.5;
  }
  ${media.phone} {
    padding: var(--mall-space-12);

    &[data-variant='auto'] {
      ${beside}
    }
    /* A stepper and a button have one line only below the picture. */
    &[data-variant='auto']:has(> [data-part='actions'] > :nth-child(2)) {
      grid-template-areas: 'picture name' 'picture prices' 'picture facts' 'actions actions';
      grid-template-rows: auto auto 1fr auto;
    }
  }
`

export const Picture = styled.div`
  grid-area: picture;
  position: relative;
  align-self: start;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: var(--mall-radius-control);
  background: var(--mall-picture-ground);

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    filter: var(--mall-picture-filter);
  }
  [data-variant='row'] > & {
    aspect-ratio: 1;
  }
  ${media.phone} {
    [data-variant='auto'] > & {
      aspect-ratio: 1;
    }
  }
`

/** Two lines, whether they are filled or not. */
export const Name = styled.h3`
  grid-area: name;
  display: -webkit-box;
  overflow: hidden;
  min-block-size: calc(2 * var(--mall-line-height-14));
  margin: 0;
  font-size: var(--mall-font-size-14);
  font-weight: 400;
  line-height: var(--mall-line-height-14);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  [data-variant='row'] > & {
    min-block-size: 0;
    margin-inline-end: var(--mall-space-24);
  }
  ${media.phone} {
    [data-variant='auto'] > & {
      min-block-size: 0;
      margin-inline-end: var(--mall-space-24);
    }
  }
  a {
    color: var(--mall-text);
  }
  a:hover {
    color: var(--mall-primary);
  }
`

export const Prices = styled(PriceBlock)`
  grid-area: prices;

  /* A card that stands alone keeps no place for what is not there. */
  [data-variant='row'] > & [data-part='beside']:empty {
    display: none;
  }
  ${media.phone} {
    [data-variant='auto'] > & [data-part='beside']:empty {
      display: none;
    }
  }
`

/** The code ends the line. */
export const Facts = styled.p`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  gap: 0 var(--mall-space-8);
  margin: 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  container-type: inline-size;

  [data-part='code'] {
    margin-inline-start: auto;
    color: var(--mall-text-tertiary);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  /* In half of a phone it has a line of its own, whatever stands before it. */
  @container (inline-size < 168px) {
    [data-part='code'] {
      flex: 0 0 100%;
    }
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

/** One quiet line. The button of the card that is looked at is filled; on a phone both have the size of a thumb. */
export const Actions = styled.div`
  grid-area: actions;
  --mall-control-height: 32px;
  --mall-control-padding: 8px;
  --mall-control-font-size: var(--mall-font-size-14);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: end;
  gap: var(--mall-space-8);

  > :last-child {
    flex: 1 1 auto;
  }
  input {
    min-inline-size: 3em;
  }
  @media (hover: hover) {
    article:hover > & > [data-part='add']:not([data-disabled]) {
      --ink: var(--mall-on-primary);
      --ink-hover: var(--mall-on-primary);
      --ground: var(--mall-primary);
      --ground-hover: var(--mall-primary-hover);
    }
  }
  @media (pointer: coarse) {
    --mall-control-height: 42px;
  }
  ${media.phone} {
    --mall-control-height: 42px;
  }
`

const besideName = css`
  inset-block-start: calc(var(--mall-space-12) + var(--mall-line-height-14) / 2 - 20px);
  inset-inline-end: 0;
  color: var(--mall-text-secondary);

  &:hover,
  &[aria-pressed='true'] {
    color: var(--mall-warning);
  }
`

export const Favorite = styled.button`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--mall-space-16);
  inset-inline-end: var(--mall-space-16);
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-control);
  background: none;
  /* Seen on the paper of the pictures, which is light by day and grey by night. */
  color: #3d444a;
  cursor: pointer;

  &:hover,
  &[aria-pressed='true'] {
    color: #6e4200;
  }
  /* Over a large picture; a small one it would cover, and stands at the end of the name. */
  [data-variant='row'] > & {
    ${besideName}
  }
  ${media.phone} {
    inset-block-start: var(--mall-space-12);

    [data-variant='auto'] > & {
      ${besideName}
    }
  }
`
