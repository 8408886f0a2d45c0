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
    padding: var(--mall-space-12) var(--mall-space-16);
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
`

/** As tall as one of the lines. */
export const Bone = styled.div`
  display: grid;
  gap: var(--mall-space-4);
  padding: var(--mall-space-12) var(--mall-space-16);
  border-block-end: 1px solid var(--mall-divider);
`

export const Candidates = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--mall-space-8) var(--mall-space-16);
    align-items: center;
    margin-inline: calc(-1 * var(--mall-space-12));
    padding: var(--mall-space-8) var(--mall-space-12);
    border-block-start: 1px solid var(--mall-divider);
  }

  li[data-chosen] {
    background: var(--mall-primary-soft);
  }

  li > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
  }

  /* Below the words of the product, past its picture. */
  li > dl {
    order: 1;
    flex: 1 0 100%;
    padding-inline-start: 52px;
  }
`

/** What a product is to be had for: each figure below its name, and below those of the others. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 88px;
  grid-auto-columns: minmax(56px, 1fr);
  grid-auto-flow: column;
  gap: var(--mall-space-4) var(--mall-space-12);
  margin: 0;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  font-variant-numeric: tabular-nums;

  > * + * {
    text-align: end;
  }

  dt {
    color: var(--mall-text-secondary);
  }

  dd {
    margin: 0;
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-flow: row;

    > * + * {
      text-align: start;
    }
  }
`

export const Search = styled.form`
  display: flex;
  gap: var(--mall-space-8);

  > :first-child {
    flex: 1 1 200px;
  }
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
  gap: var(--mall-space-4) var(--mall-space-12);
  margin: 0;
  padding: var(--mall-space-12) var(--mall-space-16);
  border-block-start: 1px solid var(--mall-divider);

  dt {
    overflow: hidden;
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
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    font-variant-numeric: tabular-nums;
  }
`
