import { media } from '@mall/ui/theme'
import { css, styled } from 'styled-components'

/** Where orders start, their levels, and where they end. */
const columns = css`
  grid-template-columns: minmax(128px, 1.2fr) repeat(var(--levels), minmax(120px, 1fr)) 56px;
  column-gap: var(--mall-space-24);
`

/** Many levels are looked at sideways, within the drawing. */
export const Scroller = styled.div`
  overflow-x: auto;
`

export const Levels = styled.div`
  display: grid;
  ${columns}
  padding-block-end: var(--mall-space-8);
  color: var(--mall-text-tertiary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  ${media.tablet} {
    display: none;
  }
`

export const Lanes = styled.ol`
  display: grid;
  gap: var(--mall-space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    gap: 0;
  }
`

/** One line from its start to its end, under the levels on it; on a phone downwards, as a timeline. */
export const Lane = styled.li`
  position: relative;
  isolation: isolate;
  display: grid;
  ${columns}
  align-items: center;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: calc(50% - var(--line) / 2);
    inset-inline: 8px 8px;
    block-size: var(--line);
    background: color-mix(in oklab, var(--mall-primary) 38%, var(--mall-surface));
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: var(--mall-space-12);

    & + & {
      border-block-start: 1px solid var(--mall-divider);
    }

    /* From the middle of its first mark to that of its last. */
    &::before {
      inset-block: 27px;
      inset-inline-start: calc(10px - var(--line) / 2);
      inline-size: var(--line);
      block-size: auto;
    }
  }
`

const box = css`
  display: grid;
  box-sizing: border-box;
  min-inline-size: 0;
  margin: 0;
  padding: var(--mall-space-4) var(--mall-space-8);
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-control);
  color: var(--mall-text-secondary);
  font: inherit;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  text-align: start;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > b {
    color: var(--mall-text);
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: var(--mall-line-height-14);
  }
`

/** On a phone no box but a mark on the line, and its words beside it in full. */
const marked = css`
  ${media.tablet} {
    position: relative;
    padding: var(--mall-space-4) 0 var(--mall-space-4) var(--mall-space-32);
    border-color: transparent;
    background: none;

    > * {
      overflow: visible;
      white-space: normal;
      overflow-wrap: anywhere;
    }

    &::before {
      content: '';
      position: absolute;
      inset-block-start: 6px;
      inset-inline-start: 1px;
      box-sizing: border-box;
      inline-size: 16px;
      block-size: 16px;
      border: 2px solid var(--mall-control-border);
      border-radius: 50%;
      background: var(--mall-surface);
    }
  }
`

/** Where the way begins and ends. */
const full = css`
  ${media.tablet} {
    &::before {
      border-color: var(--mall-primary);
      background: var(--mall-primary);
    }
  }
`

export const Start = styled.div`
  ${box}
  background: var(--mall-canvas);
  ${marked}
  ${full}
`

export const Card = styled.button`
  ${box}
  background: var(--mall-surface);
  cursor: pointer;

  &:hover {
    border-color: var(--mall-primary);
  }
  &:hover::before {
    border-color: var(--mall-primary);
  }
  &[aria-current] {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
    box-shadow: inset 0 0 0 1px var(--mall-primary);
  }
  &[aria-current] > b {
    color: var(--mall-primary);
  }
  ${marked}
  ${media.tablet} {
    min-block-size: 40px;

    &:hover {
      border-color: transparent;
    }
    /* Its line stays in sight: the mark and the name say that it is the current one. */
    &[aria-current] {
      border-color: transparent;
      background: none;
      box-shadow: none;
    }
    &[aria-current]::before {
      border: 5px solid var(--mall-primary);
    }
  }
`

export const End = styled.div`
  ${box}
  grid-column: -2 / -1;
  place-content: center;
  min-block-size: 40px;
  background: var(--mall-canvas);
  color: var(--mall-text);
  font-weight: 600;
  ${marked}
  ${full}

  ${media.tablet} {
    grid-column: auto;
    place-content: start;
    min-block-size: 0;
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }
`
