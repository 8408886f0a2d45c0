import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Ruled off from what it costs, and that from where it goes. */
export const Panel = styled.section`
  display: grid;
  gap: var(--mall-space-16);
  align-content: start;
  min-inline-size: 0;

  /* The price stands in the first window of a phone. */
  ${media.phone} {
    && > * > h1 {
      font-size: var(--mall-font-size-18);
      line-height: var(--mall-line-height-18);
    }
  }
`

/** Small, as one reads them out on the telephone once a year. */
export const Codes = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-20);
  margin: 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-12);
  overflow-wrap: anywhere;
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

    /* What gets the focus does not stand under the bar, which is higher than the one in its place. */
    html:has(&&&) {
      scroll-padding-block-end: 96px;
    }
  }
`

/** What the quantity comes to: after the buttons, above them on a phone. */
export const Subtotal = styled.span`
  white-space: nowrap;

  ${media.phone} {
    grid-column: 2 / -1;
    justify-self: end;
    order: -1;
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
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
    gap: var(--mall-space-4) var(--mall-space-8);
    padding: var(--mall-space-8) var(--mall-space-16) calc(var(--mall-space-8) + env(safe-area-inset-bottom)) var(--mall-space-4);
    border-block-start: 1px solid var(--mall-divider);
    background: var(--mall-raised);

    > a {
      position: relative;
      display: grid;
      place-items: center;
      align-content: center;
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

    &:has(> ${Subtotal}) > a {
      grid-row: 1 / span 2;
      grid-column: 1;
    }

    /* The most used button is near the thumb. */
    > [data-variant='decisive'] {
      order: 1;
    }
  }
`
