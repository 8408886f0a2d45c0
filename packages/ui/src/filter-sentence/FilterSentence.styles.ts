import { css, styled } from 'styled-components'
import { Popover } from '../popover/index.ts'
import { media, mediaQueries } from '../theme/media.ts'

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--mall-space-16);
  min-inline-size: 0;
  min-block-size: 48px;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  ${media.tablet} {
    flex-wrap: wrap;
    gap: 0;
  }
`

/** Fades at its end when it continues beyond it. */
const oneLine = css`
  flex-wrap: nowrap;
  mask-image: linear-gradient(to left, transparent, #000 var(--mall-space-16));
  overflow-x: auto;
  scrollbar-width: none;
`

/** The words are items of the line too: a text between two blanks is never broken. */
export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-4) 6px;
  min-inline-size: 0;
  padding-block: var(--mall-space-8);
  white-space: nowrap;

  &[data-one-line] {
    ${oneLine}
    column-gap: var(--mall-space-4);
    padding-inline-end: var(--mall-space-16);
  }
  ${media.tablet} {
    ${oneLine}
    flex-basis: 100%;
    margin-inline: calc(-1 * var(--mall-space-16));
    padding-inline: var(--mall-space-16);
  }
`

export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--mall-space-8);

  ${media.tablet} {
    flex: 1;
    padding-block-end: var(--mall-space-8);
  }
`

export const Blank = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 2px;
  max-inline-size: 240px;
  min-block-size: 28px;
  margin: 0;
  padding: 0 var(--mall-space-4) 0 6px;
  border: 0;
  border-block-end: 1px solid var(--mall-control-border);
  border-start-start-radius: var(--mall-radius-tag);
  border-start-end-radius: var(--mall-radius-tag);
  background: transparent;
  color: var(--mall-text);
  font: inherit;
  cursor: pointer;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    color: var(--mall-text-secondary);
  }
  &[data-filled] {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }
  &[data-filled] svg {
    color: inherit;
  }
  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
  }
  @media (pointer: coarse), ${mediaQueries.tablet} {
    min-block-size: 40px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    border-block-end-width: 2px;

    &[data-filled] {
      border-color: Highlight;
    }
  }
`

export const Editor = styled(Popover)`
  min-inline-size: 160px;
  padding: var(--mall-space-8);
`

export const Foot = styled.div`
  margin-block-start: var(--mall-space-8);
  padding-block-start: var(--mall-space-4);
  border-block-start: 1px solid var(--mall-divider);
`

export const Clear = styled.button`
  flex: none;
  min-block-size: 28px;
  margin: 0;
  padding: 0 var(--mall-space-8);
  border: 0;
  border-radius: var(--mall-radius-control);
  background: transparent;
  color: var(--mall-primary);
  font: inherit;
  cursor: pointer;

  &:hover {
    background: var(--mall-primary-soft);
  }
  @media (pointer: coarse), ${mediaQueries.tablet} {
    min-block-size: 40px;
  }
`

export const Options = styled.div`
  max-block-size: 320px;
  border-radius: var(--mall-radius-control);
  overflow: auto;

  [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--mall-space-16);
    min-block-size: 32px;
    padding-inline: var(--mall-space-8);
    border-radius: var(--mall-radius-control);
    cursor: pointer;
  }
  [role='option'] > span {
    overflow-wrap: anywhere;
  }
  [role='option'][data-active] {
    background: var(--mall-primary-soft);
  }
  [role='option'][aria-selected='true'] {
    color: var(--mall-primary);
    font-weight: 600;
  }
  [role='option'] svg {
    flex: none;
  }
  @media (pointer: coarse), ${mediaQueries.tablet} {
    [role='option'] {
      min-block-size: 40px;
    }
  }
  @media (forced-colors: active) {
    [role='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const TextForm = styled.form`
  display: flex;
  gap: var(--mall-space-8);
  inline-size: min(280px, 100vw - 48px);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  /* As wide as its placeholder, with what stands around it: what can be searched for is read whole. */
  &[data-inline] {
    inline-size: clamp(168px, calc(var(--letters) * 1em + 72px), 280px);
    font-size: var(--mall-control-font-size);
  }
  ${media.tablet} {
    &[data-inline] {
      flex: 1;
      inline-size: 100%;
    }
  }
`
