import { Table, type TableProps } from '@mall/ui/table'
import { Tabs } from '@mall/ui/tabs'
import { media } from '@mall/ui/theme'
import type { OrderSummary } from '@mall/api/contract'
import type { ComponentType } from 'react'
import { css, styled } from 'styled-components'

const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const small = css`
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`

export const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--mall-space-8);

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-20);
    line-height: var(--mall-line-height-20);
  }
`

/** Twelve statuses in one line where there is room; on a phone they scroll. */
export const StatusTabs = styled(Tabs)`
  > [role='tablist'] {
    flex-wrap: wrap;
    gap: 0 var(--mall-space-8);
  }

  ${media.tablet} {
    > [role='tablist'] {
      flex-wrap: nowrap;
      gap: var(--mall-space-16);
    }
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-16);
  align-items: start;
  margin-block-start: var(--mall-space-16);

  &:has(> aside) {
    grid-template-columns: minmax(0, 1fr) 184px;
  }

  ${media.laptop} {
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-16);
`

/** Eight columns beside the recommendations: cells have less padding than usual. */
export const OrdersTable = styled(Table as ComponentType<TableProps<OrderSummary>>)`
  tr > th,
  tr > td {
    padding-inline: var(--mall-space-8);
  }

  small {
    ${small}
  }
`

export const OrderLink = styled.a`
  color: var(--mall-primary);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

export const Time = styled.time`
  font-variant-numeric: tabular-nums;
`

export const Stack = styled.div`
  display: grid;
  min-inline-size: 0;
`

export const Products = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: var(--mall-space-8);
  align-items: center;

  img {
    border-radius: var(--mall-radius-control);
  }

  span {
    ${twoLines}
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  small {
    ${small}
  }
`

export const Amounts = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: var(--mall-space-4);
    padding: 0;
    color: var(--mall-text-secondary);
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 160px) auto minmax(0, 160px);
    justify-content: start;
    gap: var(--mall-space-8);
    align-items: center;
  }
`

export const Problem = styled.p`
  display: flex;
  gap: var(--mall-space-4);
  align-items: center;
  margin: var(--mall-space-4) 0 0;
  color: var(--mall-danger);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  &:empty {
    margin: 0;
  }
`

export const Note = styled.div`
  display: grid;
  place-items: center;
  min-height: 200px;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
`

export const Cards = styled.ul`
  display: grid;
  gap: var(--mall-space-12);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--mall-space-8);
    padding: var(--mall-space-12) var(--mall-space-16) var(--mall-space-4);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-card);
    background: var(--mall-surface);
  }

  &[data-many] > li {
    contain-intrinsic-size: auto 200px;
    content-visibility: auto;
  }
`

export const CardHead = styled.div`
  display: flex;
  gap: var(--mall-space-12);
  align-items: center;
  justify-content: space-between;
  padding-block-end: var(--mall-space-8);
  border-block-end: 1px solid var(--mall-divider);

  > :last-child {
    flex: none;
  }
`

export const CardFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-12);
  align-items: baseline;
  justify-content: space-between;
  ${small}
  font-variant-numeric: tabular-nums;

  > :last-child {
    margin-inline-start: auto;
    color: var(--mall-text);
  }
`

export const Recommendations = styled.aside`
  padding: var(--mall-space-12);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  h2 {
    margin: 0 0 var(--mall-space-4);
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 var(--mall-space-16);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: var(--mall-space-8);
    align-items: center;
    padding-block: var(--mall-space-8);
  }

  img {
    border-radius: var(--mall-radius-control);
  }

  a {
    ${twoLines}
    color: var(--mall-text);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  a:hover {
    color: var(--mall-primary);
  }

  li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  /* Below the orders, as a shelf. */
  ${media.laptop} {
    ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
    }

    li + li {
      border: 0;
    }
  }
`

export const Prices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-4);
  align-items: baseline;
`
