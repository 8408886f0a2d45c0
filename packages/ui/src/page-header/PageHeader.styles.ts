import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Root = styled.header`
  display: flex;
  align-items: flex-end;
  gap: var(--mall-space-12) var(--mall-space-24);
  padding: var(--mall-space-16) var(--mall-sheet-padding, 0px) var(--mall-space-12);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  ${media.tablet} {
    flex-wrap: wrap;
  }
`

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const quiet = 'color: var(--mall-text-secondary);'

/** Either the heading of the page, or a row of links above it. */
export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-12);
  align-items: center;
  margin: 0;
  ${quiet}
  font-size: inherit;
  line-height: inherit;
  font-weight: 400;

  /* The way here has the room of the head around it. */
  > nav {
    padding-block: 0;
  }
`

export const Fact = styled.p`
  margin: 0;
  color: var(--mall-text);
  font-size: var(--mall-font-size-20);
  line-height: var(--mall-line-height-20);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-spacing-trim: trim-start;
  /* A line ends after a clause: no word and no number is torn from what it counts. */
  word-break: keep-all;
  text-wrap: pretty;

  /* In the middle of the line, where its letters would otherwise pull it down. */
  > [data-part='status-tag'] {
    margin-inline-start: var(--mall-space-4);
    vertical-align: 3px;
  }

  ${media.tablet} {
    font-size: var(--mall-font-size-18);
    line-height: var(--mall-line-height-18);
  }
`

/** As tall as the fact that it stands for. */
export const FactSpace = styled.div`
  display: flex;
  align-items: center;
  block-size: var(--mall-line-height-20);

  ${media.tablet} {
    block-size: var(--mall-line-height-18);
  }
`

export const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-20);
  ${quiet}

  /* A box does not touch the words above it. */
  &:has(> [data-part='status-tag']) {
    padding-block-start: var(--mall-space-4);
  }

  /* Its words begin where the others do, in a line as high as theirs. */
  > [data-variant='text'],
  > [data-part='anchor'] > [data-variant='text'] {
    margin-block: calc((var(--mall-line-height-14) - var(--mall-control-height)) / 2);
    margin-inline-start: calc(-1 * var(--inset));
  }
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--mall-space-8);

  /* Its words end where the page does. */
  > [data-variant='text']:last-child {
    margin-inline-end: calc(-1 * var(--inset));
    white-space: nowrap;
  }

  ${media.tablet} {
    /* Buttons that are icons or words alone leave room for the words beside them. */
    &:has(> [data-variant]:not([data-icon-only], [data-variant='text']), > :not([role='dialog']) > [data-variant]:not([data-icon-only], [data-variant='text'])) {
      flex: 1 0 100%;

      > * {
        flex: 1 0 auto;
      }
    }

    /* Several of them leave the words none. */
    &:has([data-variant='text'] + [data-variant='text']) {
      flex: 1 0 100%;
    }
  }
`

export const SealSlot = styled.div`
  flex: none;
  align-self: flex-start;

  /* The place for a seal is left out where the words need the room; the seal itself never. */
  ${media.tablet} {
    &:has(> [data-status='waiting']) {
      display: none;
    }
  }
`

/**
 * Colour is never alone: the words say it too. Whole, so that a number is not parted from what it counts, and in the line as words are: a box of its own would let a line begin with
 * the comma behind it.
 */
export const Tint = styled.span`
  white-space: nowrap;
  &[data-tone='warning'] {
    color: var(--mall-warning);
  }
  &[data-tone='danger'] {
    color: var(--mall-danger);
  }
`
