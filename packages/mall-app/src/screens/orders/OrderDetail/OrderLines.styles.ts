import { LineTable } from '@mall/app-kit/goods/LineTable.styles.ts'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Lines = styled(LineTable)`
  td:last-child > * {
    font-weight: 600;
  }

  [data-progress='none'] {
    color: var(--mall-text-tertiary);
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
        overflow: hidden;
        inline-size: 1px;
        clip-path: inset(50%);
      }

      /* Below the name, in line with it: price × quantity and at the end the amount; then how many have come. */
      tbody tr {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--mall-space-8);
        padding: var(--mall-space-12) var(--mall-sheet-padding);
        padding-inline-start: calc(var(--mall-sheet-padding) + 52px);
        border-block-end: 1px solid var(--mall-divider);
      }

      tbody tr::after {
        content: '';
        flex: 0 0 100%;
        order: 2;
      }

      tbody th:first-child {
        flex: 0 0 calc(100% + 52px);
        margin-inline-start: -52px;
        padding: 0 0 var(--mall-space-4);
        border: 0;
      }

      td,
      td:last-child {
        order: 1;
        padding: 0;
        border: 0;
      }

      td:last-child {
        margin-inline-start: auto;
      }

      td[data-quantity]::before {
        content: '× ';
      }

      /* One line of text each; what can be done with the pieces comes after their number. */
      td[data-progress] {
        display: inline-flex;
        align-items: baseline;
        gap: var(--mall-space-4);
        order: 3;
        color: var(--mall-text-secondary);
        font-size: var(--mall-font-size-12);
        line-height: var(--mall-line-height-12);
      }

      td[data-progress]::before {
        content: attr(data-label);
      }

      td[data-progress] > a {
        order: 1;
        font-size: inherit;
        line-height: inherit;
      }

      td[data-progress='none'] {
        display: none;
      }
    }
  }
`
