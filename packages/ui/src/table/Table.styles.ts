import { keyframes, styled } from 'styled-components'
import { checkBox } from '../styles/check-box.styles.ts'
import { media } from '../theme/media.ts'

/** The head is lower than a row, and not higher than a compact one. */
const headHeight = 'min(36px, var(--mall-row-height))'

/* Each twice: an animation starts again by another name alone. */
const settle = keyframes`
  from { opacity: .4; }
`
const settleAgain = keyframes`
  0% { opacity: .4; }
`
const closeUp = keyframes`
  from { transform: translateY(var(--mall-row-height)); }
`
const closeUpAgain = keyframes`
  0% { transform: translateY(var(--mall-row-height)); }
`

export const Root = styled.div`
  position: relative;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  font-size: var(--mall-control-font-size);

  &[data-flush] {
    border-width: 1px 0 0;
    border-radius: 0;
  }
  &[data-flush] tr > :nth-last-child(1 of :not([data-part='detail'])) {
    padding-inline-end: var(--mall-sheet-padding, var(--mall-space-12));
  }
  /* Its box begins where the words of the sheet do. */
  &[data-flush] [data-part='select'] label {
    justify-items: start;
    padding-inline-start: min(var(--mall-sheet-padding, var(--mall-space-12)), var(--mall-space-24));
  }
  &[data-flush] tr > :first-child:not([data-part='select']) {
    padding-inline-start: var(--mall-sheet-padding, var(--mall-space-12));
  }
`

export const Scroller = styled.div`
  overflow: auto;
  max-block-size: var(--mall-table-height);
  border-radius: inherit;
  container-type: scroll-state;
  outline-offset: -2px;
`

/** One styled element for the whole table: cells are plain elements, because there are thousands of them. */
export const Grid = styled.table`
  display: grid;
  grid-template-columns: var(--mall-table-columns);
  inline-size: 100%;
  min-inline-size: max-content;
  border-spacing: 0;
  text-align: start;

  /* One grid for all rows: a column is as wide as the widest of its cells. */
  > *,
  > * > tr {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  > * {
    position: relative;
    align-content: start;
  }
  > * > tr {
    background: var(--row-background);
  }
  > thead {
    position: sticky;
    z-index: 3;
    inset-block-start: 0;
  }
  > thead > tr {
    --row-background: var(--mall-canvas);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
  /* Of the bar over it, in its colours: the box of all rows, and no line under it. */
  > thead > tr[data-covered] {
    --row-background: var(--mall-chrome);
    --mall-divider: var(--mall-chrome);
    --mall-control-border: var(--mall-on-chrome);
    --mall-surface: var(--mall-chrome);
    --mall-primary: var(--mall-on-chrome);
    --mall-on-primary: var(--mall-chrome);
    --mall-focus: var(--mall-on-chrome);
  }
  > thead > tr > * {
    min-block-size: ${headHeight};
  }
  > tbody > tr {
    --row-background: var(--mall-surface);
  }
  > tbody > tr[aria-rowindex]:hover {
    --row-background: color-mix(in oklab, var(--mall-surface) 96%, var(--mall-text));
  }
  > tbody > tr[data-selected],
  > tbody > tr[data-selected]:hover,
  > tbody > tr[data-open],
  > tbody > tr[data-open]:hover {
    --row-background: var(--mall-primary-soft);
  }
  > tbody > tr[data-open] > :first-child:not([data-frozen], [data-part='select']) {
    position: relative;
  }
  > tbody > tr[data-open] > :first-child::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--mall-primary);
  }
  &[data-peek] > tbody > tr[aria-rowindex] {
    cursor: pointer;
  }
  > tbody > tr[data-motion] {
    animation: ${settle} var(--mall-motion-fast) var(--mall-ease-enter);
  }
  > tbody > tr[data-motion='sorted-again'] {
    animation-name: ${settleAgain};
  }
  > tbody > tr[data-motion='closed'] {
    animation-name: ${closeUp};
  }
  > tbody > tr[data-motion='closed-again'] {
    animation-name: ${closeUpAgain};
  }
  > tbody > tr[tabindex] {
    position: relative;
    outline: none;
  }
  /* Above the frozen cells, which would cover an outline of the row. */
  > tbody > tr:focus-visible::after {
    content: '';
    position: absolute;
    z-index: 2;
    inset: 0;
    outline: 2px solid var(--mall-focus);
    outline-offset: -2px;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    > tbody > tr[data-open] > :first-child::after {
      background: Highlight;
      forced-color-adjust: none;
    }
    > tbody > tr[data-selected] > :first-child {
      border-inline-start: 2px solid Highlight;
    }
  }
  > tfoot {
    position: sticky;
    z-index: 2;
    inset-block-end: 0;
  }
  > tfoot > tr {
    --row-background: var(--mall-canvas);
    border-block-start: 1px solid var(--mall-control-border);
  }
  > * > tr > * {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: var(--mall-row-height);
    padding: var(--mall-space-4) var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    background: inherit;
    font-weight: 400;
    overflow-wrap: anywhere;
    text-align: start;
  }
  /* In the same row of the table, and a row of the grid of its own: nothing divides it from its cells. */
  > tbody > tr > [data-part='detail'] {
    display: block;
    grid-column: 1 / -1;
    min-block-size: 0;
    padding: 0 var(--mall-sheet-padding, var(--mall-space-12)) var(--mall-space-12);
    contain: inline-size;
  }
  > tbody > tr[data-detailed] > :not([data-part='detail']) {
    border-block-end: 0;
  }
  > tbody:last-child > tr:last-child > * {
    border-block-end: 0;
  }
  > thead > tr > *,
  > tfoot > tr > * {
    font-weight: 600;
  }
  > * > tr > :is([data-shared], [data-part='message']) {
    contain: inline-size;
  }
  > * > tr > [data-align='end'] {
    justify-content: flex-end;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  > * > tr > [data-align='center'] {
    justify-content: center;
    text-align: center;
  }
  > tbody > tr > [data-line] {
    display: block;
    overflow: hidden;
    align-content: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > tbody > tr > :not([data-align='end']) > [data-variant='text']:first-child {
    max-inline-size: calc(100% + var(--inset));
    margin-inline-start: calc(-1 * var(--inset));
  }
  > tbody > tr > [data-align='end'] > [data-variant='text']:last-child {
    max-inline-size: calc(100% + var(--inset));
    margin-inline-end: calc(-1 * var(--inset));
  }
  > thead > tr > * {
    white-space: nowrap;
  }
  > thead > tr > :not([data-frozen], [data-part='select']) {
    position: relative;
  }
  [data-part='resize'] {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 12px;
    cursor: col-resize;
    touch-action: none;
  }
  [data-part='resize']::after {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-end: 0;
    inline-size: 1px;
    background: var(--mall-divider);
  }
  [data-part='resize']:is(:hover, :focus-visible, :active)::after {
    inset-block: 0;
    inline-size: 2px;
    background: var(--mall-primary);
  }
  /* Nothing is divided where nothing is being resized. */
  > thead:not(:hover) [data-part='resize']:not(:focus-visible)::after {
    opacity: 0;
  }
  @media (pointer: coarse) {
    [data-part='resize'] {
      display: none;
    }
  }
  > * > tr > [data-frozen] {
    position: sticky;
    z-index: 1;
  }
  ${media.tablet} {
    /* Frozen columns on both sides leave no room between them on a phone. */
    > * > tr > [data-frozen='end'] {
      position: static;
    }
  }
  > * > tr > [data-frozen='start'][data-edge] {
    border-inline-end: 1px solid var(--mall-divider);
  }
  > * > tr > [data-frozen='end'][data-edge] {
    border-inline-start: 1px solid var(--mall-divider);
  }
  /* A frozen column has an edge while others are under it. */
  @supports (container-type: scroll-state) {
    > * > tr > [data-frozen][data-edge] {
      border-inline-color: transparent;
    }
    @container scroll-state(scrollable: inline) {
      > * > tr > [data-frozen][data-edge] {
        border-inline-color: var(--mall-divider);
      }
    }
  }
  > * > tr > [data-part='select'] {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    justify-content: center;
    padding: 0;
  }
  [data-part='select'] label {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    cursor: pointer;
  }
  [data-part='select'] input {
    ${checkBox}
  }

  [data-part='sort'] {
    display: inline-flex;
    align-items: center;
    gap: var(--mall-space-4);
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    [data-part='sort'] {
      min-block-size: 40px;
    }
  }
  [data-part='sort']:hover,
  [aria-sort='ascending'] [data-part='sort'],
  [aria-sort='descending'] [data-part='sort'] {
    color: var(--mall-primary);
  }
  [data-part='sort'] svg {
    color: var(--mall-text-tertiary);
  }
  [aria-sort='ascending'] [data-up],
  [aria-sort='descending'] [data-down] {
    color: var(--mall-primary);
  }

  > * > tr > [data-part='message'] {
    position: sticky;
    inset-inline-start: 0;
    flex-direction: column;
    justify-content: center;
    gap: var(--mall-space-12);
    grid-column: 1 / -1;
    min-block-size: 200px;
    border-block-end: 0;
    color: var(--mall-text-secondary);
  }
  /* A block with margins, since the cell of one line is no flex container: it stands where the text will. */
  [data-part='bone'] {
    display: block;
    inline-size: 72%;
    min-inline-size: 24px;
    block-size: 14px;
    border-radius: var(--mall-radius-tag);
    background: var(--mall-divider);
  }
  [data-align='end'] > [data-part='bone'] {
    margin-inline-start: auto;
  }
  [data-align='center'] > [data-part='bone'] {
    margin-inline: auto;
  }
  &[aria-busy] > tbody {
    color: var(--mall-text-tertiary);
  }
`

/** Over the header, beside the check box for all rows, which keeps its place and the focus. */
export const BulkBar = styled.section`
  position: absolute;
  z-index: 4;
  inset-block-start: 0;
  inset-inline: 44px 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-8) var(--mall-space-12);
  min-block-size: ${headHeight};
  padding-inline: var(--mall-space-12);
  border-start-end-radius: inherit;
  background: var(--mall-chrome);
  color: var(--mall-on-chrome);
  --mall-focus: var(--mall-on-chrome);

  &[hidden] {
    display: none;
  }

  /* Buttons on the chrome: outlined, the first one filled. */
  [data-variant][data-variant] {
    --ink: var(--mall-on-chrome);
    --ground: transparent;
    --edge: color-mix(in oklab, var(--mall-on-chrome) 56%, var(--mall-chrome));
    --ink-hover: var(--mall-on-chrome);
    --ground-hover: color-mix(in oklab, var(--mall-on-chrome) 16%, var(--mall-chrome));
    --edge-hover: var(--mall-on-chrome);
    min-block-size: 28px;
  }
  [data-variant='primary'][data-variant] {
    --ink: var(--mall-chrome);
    --ground: var(--mall-on-chrome);
    --edge: var(--mall-on-chrome);
    --ink-hover: var(--mall-chrome);
    --ground-hover: color-mix(in oklab, var(--mall-on-chrome) 88%, var(--mall-chrome));
  }
  [data-variant='text'][data-variant] {
    --edge: transparent;
    --edge-hover: transparent;
    margin-inline-start: auto;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
