import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
    font-weight: 400;
    text-align: end;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  td:last-child,
  th:last-child {
    padding-inline-end: 0;
  }

  thead th {
    color: var(--mall-text-secondary);
    white-space: nowrap;
  }

  td:last-child {
    font-weight: 600;
  }

  tr {
    break-inside: avoid;
  }

  @media screen {
    ${media.tablet} {
      &,
      tbody {
        display: block;
      }

      thead {
        position: absolute;
        clip-path: inset(50%);
      }

      tbody tr {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 0 var(--mall-space-8);
        padding-block: var(--mall-space-12);
        border-block-end: 1px solid var(--mall-divider);
      }

      tbody th {
        grid-column: 1 / -1;
        padding: 0 0 var(--mall-space-8);
        border: 0;
      }

      td,
      td:last-child {
        display: grid;
        padding: 0;
        border: 0;
        text-align: start;
      }

      td::before {
        content: attr(data-label);
        color: var(--mall-text-secondary);
        font-size: var(--mall-font-size-12);
        font-weight: 400;
        line-height: var(--mall-line-height-12);
      }
    }
  }
`

export const Product = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: var(--mall-space-12);
  align-items: center;
  min-width: 180px;

  img {
    border-radius: var(--mall-radius-control);
  }

  a {
    display: -webkit-box;
    overflow: hidden;
    color: var(--mall-text);
    overflow-wrap: anywhere;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  a:hover {
    color: var(--mall-primary);
  }

  small {
    display: block;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    overflow-wrap: anywhere;
  }
`

export const Sums = styled.div`
  margin-block-start: var(--mall-space-16);
  margin-inline-start: auto;
  max-inline-size: 320px;

  @media screen {
    ${media.tablet} {
      max-inline-size: none;
    }
  }
`
