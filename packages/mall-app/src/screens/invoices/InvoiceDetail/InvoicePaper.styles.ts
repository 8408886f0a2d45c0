import { styled } from 'styled-components'

const line = '1px solid color-mix(in srgb, var(--mall-cinnabar) 45%, var(--mall-divider))'

/** An invoice as it is on paper: its labels stand back, what it says does not. */
export const Paper = styled.figure`
  display: grid;
  gap: var(--mall-space-12);
  margin: 0;
  font-size: var(--mall-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-12);
  overflow-wrap: anywhere;

  dl,
  dd,
  p {
    margin: 0;
  }

  dt,
  th,
  [data-part='label'] {
    color: var(--mall-text-secondary);
    font-weight: 400;
  }
`

export const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: var(--mall-space-16);
  align-items: end;

  > p {
    padding-block-end: var(--mall-space-4);
    border-block-end: 3px double color-mix(in srgb, var(--mall-cinnabar) 45%, var(--mall-divider));
    color: var(--mall-cinnabar);
    font-size: var(--mall-font-size-20);
    line-height: var(--mall-line-height-20);
    grid-column: 2;
  }

  > dl {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: end;
  }
`

export const Frame = styled.div`
  border: ${line};
  border-radius: var(--mall-radius-tag);

  > * + * {
    border-block-start: ${line};
  }
`

export const Parties = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--mall-space-4) var(--mall-space-8);
    align-content: start;
    padding: var(--mall-space-8) var(--mall-space-12);
  }

  > dl + dl {
    border-inline-start: ${line};
  }
`

export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  :is(th, td) {
    padding: var(--mall-space-4) var(--mall-space-8);
    text-align: end;
    vertical-align: baseline;
    white-space: nowrap;
  }

  :is(th, td):first-child {
    padding-inline-start: var(--mall-space-12);
    text-align: start;
    white-space: normal;
  }

  :is(th, td):last-child {
    padding-inline-end: var(--mall-space-12);
  }

  tbody th {
    color: inherit;
  }
`

/** Label and content, with a line between them. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr) auto;
  gap: var(--mall-space-12);
  padding: var(--mall-space-8) var(--mall-space-12);
`

export const Foot = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-16);
  justify-content: space-between;
`
