import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export { Columns } from '@mall/app-kit/page/desk.styles.ts'

export const Rows = styled.ol`
  margin: 0 0 var(--mall-space-12);
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) minmax(216px, 3fr) 144px 84px;
    gap: var(--mall-space-12);
    align-items: center;
    min-block-size: 48px;
    padding-block: var(--mall-space-4);
    border-block-end: 1px solid var(--mall-divider);
  }
  > li:first-child {
    border-block-start: 1px solid var(--mall-divider);
  }
  > li > :nth-child(4) {
    justify-self: end;
  }

  ${media.tablet} {
    > li > :nth-child(3) {
      display: none;
    }
    > li {
      grid-template: 'count words verb' auto 'count left verb' auto / 60px minmax(0, 1fr) 84px;
      row-gap: 0;
      padding-block: var(--mall-space-8);
    }
    > li > :nth-child(1) {
      grid-area: count;
    }
    > li > :nth-child(2) {
      grid-area: words;
    }
    > li > :nth-child(4) {
      grid-area: left;
      justify-self: start;
    }
    > li > :nth-child(5) {
      grid-area: verb;
    }
    /* Without a rest its name stands beside the number and the button. */
    > li[data-bare] {
      grid-template-areas: 'count words verb' 'count words verb';
    }
    > li[data-bare] > :nth-child(4) {
      display: none;
    }
  }
`

export const Notices = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) 84px;
    gap: var(--mall-space-12);
    align-items: center;
    min-block-size: 48px;
    padding-block: var(--mall-space-4);
    border-block-end: 1px solid var(--mall-divider);
  }
  > li:first-child {
    border-block-start: 1px solid var(--mall-divider);
  }

  ${media.tablet} {
    > li {
      grid-template-columns: 72px minmax(0, 1fr) 84px;
    }
  }
`

export const Count = styled.span`
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;

  b {
    color: var(--mall-text);
    font-size: var(--mall-font-size-20);
    font-weight: 600;
    line-height: var(--mall-line-height-20);
  }
`

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
`

export const Left = styled.span`
  display: inline-flex;
  gap: var(--mall-space-4);
  align-items: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  svg {
    flex: none;
  }
`

export const Strip = styled.span`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  color: var(--mall-text-tertiary);
  font-size: var(--mall-font-size-12);
  white-space: nowrap;

  svg {
    flex: none;
  }
  line {
    stroke: var(--mall-divider);
  }
  [data-line='limit'] {
    stroke: var(--mall-text-tertiary);
    stroke-dasharray: 2 2;
  }
  rect {
    fill: var(--mall-primary);
    opacity: 0.55;
  }
  rect[data-late] {
    fill: var(--mall-danger);
  }
  rect[data-first] {
    opacity: 1;
  }
`

export const ChartPlace = styled.div`
  min-inline-size: 0;
  padding: var(--mall-space-20) var(--mall-sheet-padding, 0px);
  border-block-start: 1px solid var(--mall-divider);

  &:first-child {
    border-block-start: 0;
  }
`

export const Sum = styled.p`
  margin: 0 0 var(--mall-space-4);
  font-size: var(--mall-font-size-24);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: var(--mall-line-height-24);
`

export const Compared = styled.p`
  display: flex;
  gap: var(--mall-space-12);
  justify-content: space-between;
  margin: 0;
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;

  b {
    color: var(--mall-text);
    font-weight: 600;
    white-space: nowrap;
  }
`

export const Customers = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  table-layout: fixed;

  th,
  td {
    padding: var(--mall-space-4) 0;
    font-weight: 400;
    text-align: end;
    border-block-end: 1px solid var(--mall-divider);
  }
  th:first-child {
    inline-size: 56%;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th:last-child {
    inline-size: 18%;
  }
  thead th {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
  }
`
