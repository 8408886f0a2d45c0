import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

const sheet = `
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
`

export const Desk = styled.div`
  grid-area: main;
  display: flex;
  flex-direction: column;
  gap: var(--mall-space-16);
  min-width: 0;

  > :last-child {
    flex: 1;
  }
`

/** Cells of one line, or of as many as they need, which all are full. */
export const TodoStrip = styled.section`
  ${sheet}
  overflow: hidden;

  ul {
    display: flex;
    flex-wrap: wrap;
    margin: 0 -1px -1px 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    flex: 1 0 auto;
    min-width: 0;
    border-inline-end: 1px solid var(--mall-divider);
    border-block-end: 1px solid var(--mall-divider);
  }

  a {
    display: grid;
    grid-template-rows: var(--mall-line-height-20) var(--mall-line-height-12);
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--mall-space-4) var(--mall-space-8);
    align-items: baseline;
    padding: var(--mall-space-12);
    color: var(--mall-text-secondary);
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    background: var(--mall-primary-soft);
  }

  b {
    color: var(--mall-text);
    font-size: var(--mall-font-size-20);
    font-variant-numeric: tabular-nums;
    line-height: var(--mall-line-height-20);
  }

  small {
    grid-column: 1 / -1;
    overflow: hidden;
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    text-overflow: ellipsis;
  }

  small[data-tone='warning'] {
    color: var(--mall-warning);
  }

  small[data-tone='danger'] {
    color: var(--mall-danger);
  }

  ${media.tablet} {
    /* As many as fit in a line of four, in lines of about one length. */
    li {
      flex-basis: calc(88% / var(--across));
    }

    a {
      grid-template: 'count' auto 'name' auto / minmax(0, 1fr);
      gap: 0;
      justify-items: center;
      padding: var(--mall-space-8) var(--mall-space-4);
      font-size: var(--mall-font-size-12);
      line-height: var(--mall-line-height-12);
    }

    b {
      grid-area: count;
    }

    small {
      display: none;
    }
  }
`

/** In place of the counts. */
export const Idle = styled.li`
  && {
    align-items: center;
    padding: var(--mall-space-12);
    color: var(--mall-text-secondary);
  }
`

/** Wider than a count, since it holds a sum; on a phone a line of its own. */
export const BudgetCell = styled.li`
  && {
    flex: 2 0 auto;
    min-inline-size: 216px;
    min-block-size: 80px;
  }

  && b {
    font-size: var(--mall-font-size-16);
  }

  && span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  && a {
    grid-template-rows: var(--mall-line-height-20) auto;
    row-gap: 0;
  }

  && a > :last-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    && {
      flex-basis: 100%;
    }

    && a {
      grid-template: auto auto / minmax(0, 1fr) auto;
      gap: 0 var(--mall-space-8);
      justify-items: stretch;
      padding: var(--mall-space-8) var(--mall-space-12);
    }

    && b {
      grid-area: auto;
    }
  }
`

export const Duo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  gap: var(--mall-space-16);
  align-items: stretch;

  &[data-single] {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Side = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-16);
  align-content: start;
  min-width: 0;
`

export const Box = styled.section`
  ${sheet}
  display: flex;
  flex-direction: column;
  min-width: 0;

  &[data-padded] {
    padding-block-end: var(--mall-space-16);
  }

  &[data-padded] > :not(:first-child) {
    max-inline-size: calc(100% - 2 * var(--mall-space-16));
    margin-inline: var(--mall-space-16);
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--mall-space-12);
  padding: var(--mall-space-8) var(--mall-space-16);

  h2 {
    margin: 0;
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
  }

  a {
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  ${media.tablet} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: 40px;
    }
  }
`

/** A line for each product; on a phone its price and its button stand below its name. */
export const Rows = styled.ul`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(96px, auto) auto minmax(92px, auto);
  grid-auto-rows: minmax(60px, 1fr);
  column-gap: var(--mall-space-12);
  margin: 0;
  padding: 0;
  list-style: none;

  /* Of the size of the names beside them. */
  --mall-control-font-size: var(--mall-font-size-14);

  > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    padding: var(--mall-space-4) var(--mall-space-16);
    border-block-start: 1px solid var(--mall-divider);
  }

  /* One line of a name, so that all lines are of one height. Of more weight than the goods' own rule, whichever of the two is loaded first. */
  > li [data-part='name'] {
    -webkit-line-clamp: 1;
  }


  ${media.tablet} {
    > li {
      grid-template: 'goods goods' auto 'price add' auto / minmax(0, 1fr) auto;
      gap: var(--mall-space-4) var(--mall-space-12);
      padding-block: var(--mall-space-12);
    }

    > li > :first-child {
      grid-area: goods;
    }

    > li > [data-part='quantity-stepper'] {
      display: none;
    }
  }
`

/** What a piece costs, and how much that is below the market price: below each other, on a phone in one line. */
export const Costs = styled.span`
  display: grid;
  justify-items: end;

  > :first-child {
    font-weight: 600;
  }

  ${media.tablet} {
    display: flex;
    gap: var(--mall-space-8);
    align-items: baseline;
    padding-inline-start: 52px;
  }
`

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--mall-space-8) var(--mall-space-16);
  padding: var(--mall-space-12) var(--mall-space-16);
  border-block-start: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);
  white-space: nowrap;

  ${media.phone} {
    justify-content: space-between;

    > button {
      flex: 1 0 100%;
    }
  }
`

export const QuickForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 72px;
  gap: var(--mall-space-8);
  align-items: start;

  > :last-child {
    grid-column: 1 / -1;
  }
`

export const Names = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--mall-space-8);
    align-items: center;
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`
