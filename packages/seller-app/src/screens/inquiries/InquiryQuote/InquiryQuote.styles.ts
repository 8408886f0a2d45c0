import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** What is wanted at the start, the offer for the chosen one beside it; one below the other where there is no room. */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: 256px minmax(0, 1fr);

  > * + * {
    border-inline-start: 1px solid var(--mall-divider);
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);

    > * + * {
      border-block-start: 1px solid var(--mall-divider);
      border-inline-start: 0;
    }
  }
`

export const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--mall-space-4) var(--mall-space-12);
    inline-size: 100%;
    padding: var(--mall-space-12) var(--mall-space-16) var(--mall-space-12) calc(var(--mall-sheet-padding, 19px) - 3px);
    border: 0;
    border-inline-start: 3px solid transparent;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:hover {
    background: var(--mall-canvas);
  }

  [aria-current] {
    border-inline-start-color: var(--mall-primary);
    background: var(--mall-primary-soft);
  }

  [data-part='name'] {
    overflow-wrap: anywhere;
  }

  [data-part='price'] {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  small {
    grid-column: 2 / -1;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  /* Beside one another on a phone, so that the offer is in sight. */
  ${media.tablet} {
    position: relative;
    display: flex;
    overflow-x: auto;
    scroll-snap-type: inline proximity;

    > li {
      flex: 0 0 min(72%, 240px);
      scroll-snap-align: center;
    }
    > li + li {
      border-block-start: 0;
      border-inline-start: 1px solid var(--mall-divider);
    }
    button {
      block-size: 100%;
      align-content: start;
      padding-block: var(--mall-space-8);
      border-inline-start: 0;
      border-block-start: 3px solid transparent;
    }
    [aria-current] {
      border-block-start-color: var(--mall-primary);
    }
    [data-part='name'] {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`

/** As tall as one of the lines. */
export const Bone = styled.div`
  display: grid;
  gap: var(--mall-space-4);
  padding: var(--mall-space-12) var(--mall-space-16);
  border-block-end: 1px solid var(--mall-divider);
`

export const Search = styled.form`
  display: flex;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  padding: var(--mall-space-12) var(--mall-sheet-padding, 0px);

  > :first-child {
    flex: 0 1 360px;
  }
`

/** Where products will be. */
export const Waiting = styled.div`
  padding: 0 var(--mall-sheet-padding, 0px) var(--mall-space-12);
`

/** A price, and what it is. */
export const Priced = styled.span`
  display: grid;

  small {
    overflow: hidden;
    max-inline-size: 104px;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** The words of the buyer, and what else they said. */
export const Asked = styled.div`
  display: grid;
  gap: var(--mall-space-4);
  padding: var(--mall-space-16) var(--mall-sheet-padding, 0px);
  border-block-end: 1px solid var(--mall-divider);

  > small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
  > h2 {
    margin: 0;
    font-size: var(--mall-font-size-18);
    font-weight: 600;
    line-height: var(--mall-line-height-18);
    overflow-wrap: anywhere;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-20);
    align-items: center;
    margin: 0;
    color: var(--mall-text-secondary);
    overflow-wrap: anywhere;
  }
  > p > * {
    min-inline-size: 0;
  }

  ${media.tablet} {
    padding-block: var(--mall-space-12);
  }
`

/** The offer, below the products on a desk and above them on a phone. */
export const Offer = styled.div`
  padding: var(--mall-space-20) var(--mall-sheet-padding, 0px);

  ${media.tablet} {
    padding-block: var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
  }
`

/** Words with fields in them. */
export const Sentence = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  align-items: center;
  font-size: var(--mall-font-size-16);
  line-height: var(--mall-line-height-16);

  > [data-part='price'] {
    inline-size: 152px;
    font-size: var(--mall-font-size-20);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='count'] {
    inline-size: 76px;
    font-variant-numeric: tabular-nums;
  }
`

/** What is wrong with the sentence, by field. */
export const Problems = styled.ul`
  margin: 0;
  padding: 0;
  color: var(--mall-danger);
  list-style: none;
`

/** The fields of an offer, as many beside one another as fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: var(--mall-space-12) var(--mall-space-16);

  > [data-full] {
    grid-column: 1 / -1;
  }
`

/** What comes of the lines so far, below them. */
export const Sum = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--mall-space-4) 0;
  margin: 0;
  padding: var(--mall-space-12) var(--mall-space-16) var(--mall-space-12) var(--mall-sheet-padding, 16px);
  border-block-start: 1px solid var(--mall-divider);

  ${media.tablet} {
    padding-inline-end: var(--mall-sheet-padding, 16px);
  }

  dt {
    overflow: hidden;
    padding-inline-end: var(--mall-space-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  [data-part='total'] {
    padding-block-start: var(--mall-space-4);
    border-block-start: 1px solid var(--mall-text-tertiary);
    font-weight: 600;
  }

  [data-part='about'] {
    grid-column: 1 / -1;
    color: var(--mall-text-secondary);
    text-align: start;
  }
`

/** Quotes that were made before: the price with what came of it at the start and its button at the end, the product and to whom below. */
export const Past = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--mall-space-4) var(--mall-space-12);
    align-items: center;
    padding-block: var(--mall-space-8);
    overflow-wrap: anywhere;
  }

  > li:first-child {
    padding-block-start: 0;
  }

  > li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  /* Its words end where the section does. */
  > li > [data-variant='text'] {
    max-inline-size: calc(100% + var(--inset));
    margin-inline-end: calc(-1 * var(--inset));
    white-space: nowrap;
  }

  [data-part='price'] {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  [data-part='words'],
  small {
    grid-column: 1 / -1;
  }

  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-12);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    font-variant-numeric: tabular-nums;
  }
  small > span {
    overflow: hidden;
    max-inline-size: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
