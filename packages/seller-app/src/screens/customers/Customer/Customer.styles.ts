import { media } from '@mall/ui/theme'
import { css, styled } from 'styled-components'

const overdue = css`
  background: repeating-linear-gradient(135deg, var(--mall-danger) 0 2px, var(--mall-danger-soft) 2px 5px);
`
const due = css`
  background: var(--mall-primary);
`
/** Not in a statement yet: between what is due and what is on its way. */
const open = css`
  background: color-mix(in oklab, var(--mall-primary) 45%, var(--mall-surface));
`
const ordered = css`
  background: repeating-linear-gradient(135deg, var(--mall-primary) 0 2px, var(--mall-primary-soft) 2px 5px);
`

/** What is used of the credit, part by part, on all of it. Its figures stand below: it is drawn for the eye alone. */
export const Ruler = styled.div`
  position: relative;
  display: flex;
  block-size: 20px;
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-tag);
  background: var(--mall-surface);
  overflow: hidden;

  > span {
    flex: none;
    inline-size: var(--share);
  }
  > [data-part='overdue'] {
    ${overdue}
  }
  > [data-part='due'] {
    ${due}
  }
  > [data-part='open'] {
    ${open}
  }
  > [data-part='ordered'] {
    ${ordered}
  }
  /* Where the credit ends, when more than it is used. */
  > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--limit);
    border-inline-start: 2px solid var(--mall-danger);
  }
`

/** What its ends and thirds are worth. */
export const Ticks = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block: var(--mall-space-4) var(--mall-space-8);
  color: var(--mall-text-tertiary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  font-variant-numeric: tabular-nums;
`

/** The parts of the ruler as an equation; a line each on a phone. */
export const Equation = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  margin: 0;
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-template-columns: auto auto;
  }
  dt {
    display: flex;
    grid-column: 2;
    gap: var(--mall-space-8);
    align-items: center;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
  dt > i {
    inline-size: 10px;
    block-size: 10px;
    border-radius: var(--mall-radius-tag);
  }
  dt > [data-part='limit'] {
    box-shadow: inset 0 0 0 1px var(--mall-control-border);
  }
  dt > [data-part='overdue'] {
    ${overdue}
  }
  dt > [data-part='due'] {
    ${due}
  }
  dt > [data-part='open'] {
    ${open}
  }
  dt > [data-part='ordered'] {
    ${ordered}
  }
  dd {
    grid-row: 2;
    grid-column: 2;
    margin: 0;
    border-block-end: 3px double transparent;
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
    white-space: nowrap;
  }
  dd[aria-hidden] {
    grid-column: 1;
    margin-inline-end: var(--mall-space-12);
    color: var(--mall-text-secondary);
  }
  [data-tone='danger'] {
    color: var(--mall-danger);
  }
  [data-part='result'] > dd:not([aria-hidden]) {
    border-block-end-color: var(--mall-text-secondary);
    font-weight: 600;
  }

  ${media.tablet} {
    display: grid;
    gap: 0;

    > div {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      padding-block: var(--mall-space-4);
      border-block-end: 1px solid var(--mall-divider);
    }
    dt {
      grid-column: 1;
    }
    dd {
      grid-row: 1;
      font-size: inherit;
    }
    dd[aria-hidden] {
      display: none;
    }
  }
`

/** What is bought and when, beside one another; one below the other where there is no room. */
export const Bought = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  border-block-start: 1px solid var(--mall-divider);

  > * + * {
    border-inline-start: 1px solid var(--mall-divider);
  }
  > * > :first-child {
    border-block-start: 0;
  }

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr);

    > * + * {
      border-block-start: 1px solid var(--mall-divider);
      border-inline-start: 0;
    }
  }
`

export const ChartPlace = styled.div`
  min-inline-size: 0;
  padding: var(--mall-space-20) var(--mall-sheet-padding, 0px) var(--mall-space-12);
`

/** How much a category is, and how much that is of the greatest one. */
export const Share = styled.span`
  display: grid;
  grid-template-columns: 72px 48px;
  gap: var(--mall-space-8);
  align-items: center;
  font-variant-numeric: tabular-nums;
  text-align: end;
`

export const Bar = styled.span`
  block-size: 8px;
  inline-size: var(--share);
  min-inline-size: 2px;
  background: var(--mall-primary);
`

/** Records in a narrow column: what leads to one with how it stands, what it is about below. */
export const Records = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--mall-space-12);
    align-items: center;
    padding-block: var(--mall-space-8);
    border-block-start: 1px solid var(--mall-divider);
  }
  > li:last-child {
    padding-block-end: 0;
  }
  > li > small {
    grid-column: 1 / -1;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  /* Days and sums stay whole; only a name that is longer than the line is cut. */
  > li > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-12);
  }
  > li > small > * {
    overflow: hidden;
    max-inline-size: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** A part that is there before what it is made of. */
export const Part = styled.div`
  scroll-margin-block-start: calc(var(--header-height, 0px) + var(--banner-height, 0px) + 40px);
`
