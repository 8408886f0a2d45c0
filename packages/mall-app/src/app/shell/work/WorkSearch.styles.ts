import { media, mediaQueries } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Search = styled.div`
  flex: 0 1 440px;
  min-inline-size: 0;

  ${media.tablet} {
    flex: none;
    margin-inline-start: auto;
  }
`

export const Toggle = styled.button`
  display: none;

  ${media.tablet} {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    padding: 0;
    border: 0;
    border-radius: var(--mall-radius-control);
    background: none;
    color: var(--mall-text-secondary);
    cursor: pointer;
  }
`

export const Row = styled.div`
  position: relative;

  ${media.tablet} {
    position: absolute;
    z-index: 30;
    inset-block-start: 100%;
    inset-inline: 0;
    padding: var(--mall-space-4) var(--mall-space-16) var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    background: var(--mall-canvas);

    &:not([data-open]) {
      display: none;
    }
  }
`

/** Says that the key / leads here, before the buttons of the field. */
export const Key = styled.kbd`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 92px;
  min-inline-size: 20px;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-tag);
  color: var(--mall-text-tertiary);
  font: inherit;
  font-size: var(--mall-font-size-12);
  line-height: 18px;
  text-align: center;
  pointer-events: none;

  ${Row}:focus-within > &, ${Row}:not(:has(input:placeholder-shown)) > & {
    display: none;
  }

  @media (pointer: coarse), ${mediaQueries.tablet} {
    display: none;
  }
`

export const Hot = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + var(--mall-space-4));
  inset-inline: 0;
  padding: 0 var(--mall-space-12) var(--mall-space-8);
  border-radius: var(--mall-radius-card);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);

  &:empty,
  ${Row}[data-dismissed] > &,
  ${Row}:not(:focus-within) > &,
  ${Row}:not(:has(input:placeholder-shown)) > &,
  ${Row}:has([data-invalid], [data-image]) > & {
    display: none;
  }

  > div {
    flex-wrap: wrap;
    margin-inline: 0;
  }

  &::before {
    content: '大家在搜';
    display: block;
    padding: var(--mall-space-8) var(--mall-space-8) 0;
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  ${media.tablet} {
    position: static;
    padding: var(--mall-space-4) 0 0;
    background: none;
    box-shadow: none;

    &::before {
      display: none;
    }
  }
`
