import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** A picture and words beside it. */
export const Goods = styled.div`
  display: flex;
  gap: var(--mall-space-12);
  align-items: center;
  min-inline-size: 0;

  img {
    flex: none;
    border-radius: var(--mall-radius-control);
    filter: var(--mall-picture-filter);
  }

  > div {
    flex: 1;
    min-inline-size: 0;
  }

  [data-part='name'] {
    display: -webkit-box;
    overflow: hidden;
    color: var(--mall-text);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  &[data-whole] [data-part='name'] {
    display: block;
  }

  a[data-part='name']:hover {
    color: var(--mall-primary);
  }

  small {
    display: block;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
    line-height: var(--mall-line-height-12);
    overflow-wrap: anywhere;
  }

  /* A large picture begins where its name does. */
  &[data-large] {
    align-items: start;
  }

  /* What cannot be had any more. */
  &[data-gone] img {
    filter: grayscale(1);
  }

  /* In a cell of a table: a small picture, and the name ends in …. */
  &[data-one-line] {
    gap: var(--mall-space-8);

    img {
      border-radius: var(--mall-radius-tag);
    }

    > div {
      display: flex;
      gap: var(--mall-space-8);
      align-items: baseline;
    }

    [data-part='name'] {
      display: block;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    small {
      flex: none;
    }
  }
`

/** Goods below each other, with an amount or a button at the end of each. */
export const GoodsList = styled.ul`
  display: grid;
  gap: var(--mall-space-12);
  margin: 0;
  padding: 0;
  font-size: var(--mall-font-size-14);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-14);
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--mall-space-4) var(--mall-space-16);
    align-items: center;
    justify-content: flex-end;
  }

  > li > :first-child {
    flex: 1 1 200px;
  }

  /* Its words end where the line does. */
  > li > [data-variant='text']:last-child:not([data-icon-only]) {
    margin-inline-end: calc(-1 * var(--inset));
  }

  /* On a phone goods with more than an amount behind them have their line, whether their name is short or long. */
  ${media.phone} {
    > li:has(> :nth-child(3)) > :first-child {
      flex-basis: 100%;
    }
  }

  /* Amounts stand in a column. */
  [data-part='amount'] {
    min-inline-size: 96px;
    text-align: end;
  }

  &[data-ruled] {
    gap: 0;
  }

  &[data-ruled] > li {
    padding-block: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
  }
`
