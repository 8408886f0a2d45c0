import { TopBar } from '@mall/ui/top-bar'
import { media, mediaQueries } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Trigger = styled.span`
  display: inline-flex;
  align-items: center;
  color: var(--mall-text);

  > span {
    overflow: hidden;
    max-inline-size: 8em;
    text-overflow: ellipsis;
  }

  > svg {
    display: none;
    color: var(--mall-text-secondary);
  }

  ${media.tablet} {
    > span {
      display: none;
    }

    > svg {
      display: block;
    }
  }
`

export const Account = styled.div`
  display: grid;
  inline-size: min(352px, 100vw - 32px);

  ${media.tablet} {
    inline-size: 100%;
  }
`

export const Greeting = styled.div`
  padding-block-end: var(--mall-space-12);
  overflow-wrap: anywhere;

  b {
    font-size: var(--mall-font-size-16);
    font-weight: 600;
    line-height: var(--mall-line-height-16);
  }

  p {
    margin: 0;
    color: var(--mall-text-secondary);
  }
`

/** Two columns of ways, each as tall as a finger or a row. */
export const Ways = styled(TopBar.Section)`
  padding-block: var(--mall-space-8);
  border-block-start: 1px solid var(--mall-divider);

  &:last-child {
    padding-block-end: 0;
  }

  > p {
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--mall-space-16);
  }

  :is(a, button) {
    inline-size: 100%;
    min-block-size: 32px;
    padding: 0;
    color: var(--mall-text);
  }

  li {
    inline-size: 100%;
  }

  :is(a, button):hover {
    color: var(--mall-primary);
  }

  @media (pointer: coarse), ${mediaQueries.tablet} {
    :is(a, button) {
      min-block-size: 40px;
    }
  }

  @media not ${mediaQueries.tablet} {
    li:has(> [data-narrow-only]) {
      display: none;
    }
  }
`

/** Codes in a row, each with its words below it. */
export const Codes = styled.section`
  padding-block: var(--mall-space-8) var(--mall-space-12);
  border-block-start: 1px solid var(--mall-divider);

  > h2 {
    margin: 0 0 var(--mall-space-8);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-weight: 600;
    line-height: var(--mall-line-height-12);
  }

  > div {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--mall-space-12);
    min-block-size: 158px;
  }

  figure {
    flex-direction: column;
    gap: var(--mall-space-4);
    text-align: center;
  }

  img {
    inline-size: 100%;
    block-size: auto;
  }

  /* A phone needs no QR code to open the mobile site. */
  ${media.tablet} {
    display: none;
  }
`
