import { styled } from 'styled-components'

export const Root = styled.div`
  container-type: inline-size;
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`

export const List = styled.dl`
  --columns: 1;
  display: grid;
  grid-template-columns: repeat(var(--columns), max-content minmax(0, 1fr));
  gap: var(--mall-space-4) var(--mall-space-12);
  margin: 0;

  /* Columns follow the place that the list has, not the window. */
  @container (width >= 560px) {
    &[data-columns='2'],
    &[data-columns='3'] {
      --columns: 2;
      column-gap: var(--mall-space-16);
    }
  }
  @container (width >= 880px) {
    &[data-columns='3'] {
      --columns: 3;
    }
  }

  > div {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  > [data-full] {
    grid-column: 1 / -1;
  }
  > [data-full] > dd {
    grid-column: 2 / -1;
  }
  dt {
    min-inline-size: 4em;
    max-inline-size: 9em;
    color: var(--mall-text-secondary);
    overflow-wrap: anywhere;
  }
  dd {
    min-inline-size: 0;
    margin: 0;
    color: var(--mall-text);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd > [data-variant='text']:first-child,
  dd > [data-part='inline'] > [data-variant='text']:first-child {
    max-inline-size: calc(100% + var(--inset));
    margin-inline-start: calc(-1 * var(--inset));
  }

  &[data-layout='above'] {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    row-gap: var(--mall-space-12);

    > div {
      display: block;
      grid-column: auto;
    }
    > [data-full] {
      grid-column: 1 / -1;
    }
    dt {
      max-inline-size: none;
      font-size: var(--mall-font-size-12);
      line-height: var(--mall-line-height-12);
    }
  }

  &[data-ruled] {
    row-gap: 0;

    > div {
      padding-block: var(--mall-space-8);
      border-block-end: 1px solid var(--mall-divider);
    }
  }
`
