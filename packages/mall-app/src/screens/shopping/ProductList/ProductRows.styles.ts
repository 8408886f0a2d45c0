import { Button } from '@mall/ui/button'
import { media } from '@mall/ui/theme'
import { css, styled } from 'styled-components'
import { bottomBarHeight } from '../../../lib/bottom-bar.ts'

export const Sheet = styled.div`
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  &[data-only-read] {
    --quantity-column: 0;
  }
`

const columns = css`
  display: grid;
  grid-template-columns: 48px minmax(160px, 1fr) 72px 72px 272px 72px var(--quantity-column, 112px);
  gap: 0 var(--mall-space-12);
  align-items: center;
  padding-inline: var(--mall-space-16);

  ${media.laptop} {
    grid-template-columns: 48px minmax(160px, 1fr) 72px 272px var(--quantity-column, 112px);

    > [data-part='code'],
    > [data-part='rule'] {
      display: none;
    }
  }
`

export const Head = styled.div`
  ${columns}
  block-size: 36px;
  border-block-end: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);

  > :first-child {
    grid-column: span 2;
  }
  /* As its amounts, their kinds and what they save stand below each other. */
  > [data-part='prices'] {
    display: grid;
    grid-template-columns: minmax(96px, 1fr) 56px 96px;
    gap: var(--mall-space-12);
    text-align: end;
  }
  > :nth-child(6) {
    text-align: end;
  }

  ${media.laptop} {
    > :nth-child(2),
    > :nth-child(5) {
      display: none;
    }
  }
  ${media.tablet} {
    display: none;
  }
`

/** 64 px, whatever is in it. */
export const Rows = styled.div`
  /* What is drawn is measured. */
  &[data-windowed] > article {
    content-visibility: visible;
  }
`

export const Row = styled.article`
  ${columns}
  --mall-control-height: 32px;
  --mall-control-font-size: var(--mall-font-size-14);
  min-block-size: 64px;
  border-block-end: 1px solid var(--mall-divider);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  font-variant-numeric: tabular-nums;
  content-visibility: auto;
  contain-intrinsic-size: auto 64px;

  &[data-filled] {
    --mall-text-tertiary: var(--mall-text-secondary);
    background: var(--mall-primary-soft);
  }
  &[data-filled] [data-part='tag'] {
    background: var(--mall-surface);
  }
  img {
    border-radius: var(--mall-radius-control);
    background: var(--mall-picture-ground);
    filter: var(--mall-picture-filter);
  }
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
  a {
    color: var(--mall-text);
  }
  a:hover {
    color: var(--mall-primary);
  }
  [data-part='code'],
  [data-part='rule'] {
    color: var(--mall-text-secondary);
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
  [data-part='quantity-stepper'] {
    justify-self: end;
    justify-content: end;
  }
  [data-part='quantity-stepper'] input {
    inline-size: 3.4em;
    min-inline-size: 0;
    max-inline-size: 3.4em;
  }

  /* The name, and below it what it costs and how many. */
  ${media.tablet} {
    --mall-control-height: 42px;
    grid-template:
      'picture name name' auto
      'picture price quantity' auto / 48px minmax(0, 1fr) 132px;
    gap: var(--mall-space-4) var(--mall-space-12);
    padding: var(--mall-space-8) var(--mall-space-12);
    contain-intrinsic-size: auto 92px;

    img {
      grid-area: picture;
      align-self: start;
    }
    h3 {
      grid-area: name;
      -webkit-line-clamp: 1;
    }
    [data-part='price-block'] {
      display: flex;
      flex-direction: column;
      grid-area: price;
      gap: 0;
      align-items: start;
      min-block-size: 0;
    }
    /* Below the price in every row, however long that is. */
    [data-part='price-block'] > [data-part='tag'] {
      order: 1;
    }
    [data-part='price-block'] > [data-part='beside'] {
      display: none;
    }
    [data-part='stock']:not([data-tone='out']) {
      display: none;
    }
    [data-part='stock'] {
      grid-area: quantity;
    }
    [data-part='stock'][data-tone='out'] ~ [data-part='quantity-stepper'] {
      display: none;
    }
    [data-part='quantity-stepper'] {
      grid-area: quantity;
    }
  }
`

/** The bar with the decision: in sight as long as the rows are; on a phone above the bar of the shell. */
export const Bar = styled.div`
  position: sticky;
  z-index: 5;
  inset-block-end: 0;
  display: flex;
  gap: var(--mall-space-12);
  align-items: center;
  min-block-size: 64px;
  margin: -1px;
  padding: var(--mall-space-8) var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-block-start: 2px solid var(--mall-primary);
  border-radius: 0 0 var(--mall-radius-card) var(--mall-radius-card);
  background: var(--mall-raised);

  > p {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-16);
    align-items: baseline;
    min-inline-size: 0;
    margin: 0;
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }

  ${media.tablet} {
    inset-block-end: ${bottomBarHeight};
    padding-inline: var(--mall-space-12);
  }
`

/** A phone has no such keys. */
export const Hint = styled.span`
  color: var(--mall-text-secondary);

  ${media.tablet} {
    > span {
      display: none;
    }
  }
`

/** On a phone there is room for one button; a quantity is taken out by its own. */
export const Clear = styled(Button)`
  ${media.phone} {
    display: none;
  }
`
