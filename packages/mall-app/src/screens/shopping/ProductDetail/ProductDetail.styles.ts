import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** A phone's first screen is for the product. */
export const Crumbs = styled(Breadcrumbs)`
  ${media.phone} {
    display: none;
  }
`

export const Top = styled.div`
  display: grid;
  grid-template-columns: 440px minmax(0, 1fr);
  gap: var(--mall-space-32);
  align-items: start;
  margin-block: var(--mall-space-16) var(--mall-space-48);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mall-space-20);
  }
  ${media.phone} {
    gap: var(--mall-space-8);
    margin-block-start: 0;
  }
`

export const Gallery = styled.div`
  display: grid;
  gap: var(--mall-space-12);

  ${media.phone} {
    gap: 0;
  }
`

export const Stage = styled.button`
  position: relative;
  overflow: hidden;
  padding: 0;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-picture-ground);
  color: var(--mall-text-secondary);
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: contain;
    filter: var(--mall-picture-filter);
  }

  /* The name and the price are in sight too. */
  ${media.phone} {
    img {
      aspect-ratio: 3 / 2;
    }
  }

  /* Seen on any picture, and not over the number of pieces in its lower corner. */
  svg {
    position: absolute;
    inset-block-start: var(--mall-space-12);
    inset-inline-end: var(--mall-space-12);
    box-sizing: content-box;
    padding: var(--mall-space-8);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
  }
`

export const Thumbnails = styled.div`
  display: flex;
  gap: var(--mall-space-8);
  overflow-x: auto;
  padding: 2px;

  button {
    flex: none;
    padding: 0;
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: var(--mall-primary);
    box-shadow: 0 0 0 1px var(--mall-primary);
  }

  img {
    display: block;
    filter: var(--mall-picture-filter);
  }

  /* Dots on a phone, each in the room of a finger's tip: the price stands above the fold. */
  ${media.phone} {
    gap: 0;
    justify-content: center;
    padding: 0;

    button,
    button[aria-pressed='true'] {
      display: grid;
      place-items: center;
      inline-size: 32px;
      block-size: 28px;
      border: 0;
      background: none;
      box-shadow: none;
    }

    button::after {
      content: '';
      inline-size: 8px;
      block-size: 8px;
      border: 1px solid var(--mall-control-border);
      border-radius: 50%;
    }

    button[aria-pressed='true']::after {
      border-color: var(--mall-primary);
      background: var(--mall-primary);
    }

    img {
      display: none;
    }
  }
`

export const Zoomed = styled.img`
  display: block;
  width: 100%;
  max-height: 70dvh;
  object-fit: contain;
`

export const PriceFrame = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  padding: var(--mall-space-16) var(--mall-space-20);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
`

/** The tier in force is a soft column under a heavy rule. */
export const Tiers = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    clip-path: inset(50%);
  }

  th,
  td {
    min-inline-size: 120px;
    padding: var(--mall-space-4) var(--mall-space-12);
    font-weight: 400;
    text-align: start;
  }

  thead [scope='col'] {
    border-block-start: 3px solid transparent;
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-14);
  }

  th[scope='row'] {
    min-inline-size: 64px;
    padding-inline-start: 0;
    color: var(--mall-text-secondary);
  }

  td > * {
    font-weight: 600;
  }

  [aria-current] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }

  thead [aria-current] {
    border-block-start-color: var(--mall-primary);
  }

  ${media.phone} {
    th,
    td {
      min-inline-size: 0;
    }
  }
`

export const TabsFrame = styled.section`
  padding: var(--mall-space-8) var(--mall-space-24) var(--mall-space-32);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.phone} {
    padding-inline: var(--mall-space-12);
  }
`

/** How many, and what becomes of them. On a phone the two ways to buy stay at its foot, where the tools of the shell are elsewhere. */
export const Buy = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-12);
  align-items: center;

  ${media.phone} {
    --mall-control-height: 42px;

    html:has(&) [data-part='side-bar'] {
      display: none;
    }
  }
`

export const BuyBar = styled.div`
  display: contents;

  > a {
    display: none;
  }

  ${media.phone} {
    position: fixed;
    z-index: 25;
    inset: auto 0 0;
    display: grid;
    grid-template-columns: 64px repeat(2, minmax(0, 1fr));
    gap: var(--mall-space-8);
    padding: var(--mall-space-8) var(--mall-space-16) calc(var(--mall-space-8) + env(safe-area-inset-bottom)) var(--mall-space-4);
    border-block-start: 1px solid var(--mall-divider);
    background: var(--mall-raised);

    > a {
      position: relative;
      display: grid;
      place-items: center;
      color: var(--mall-text-secondary);
      font-size: var(--mall-font-size-12);
      line-height: var(--mall-line-height-12);
      text-decoration: none;
    }

    > a > [data-part='badge'] {
      position: absolute;
      inset-block-start: -4px;
      inset-inline-start: calc(50% + 6px);
    }

    /* The most used button is near the thumb. */
    > [data-variant='decisive'] {
      order: 1;
    }
  }
`
