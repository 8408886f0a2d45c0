import { LineTable } from '@mall/app-kit/goods/LineTable.styles.ts'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Lines = styled(LineTable)`
  [data-label='小计'] {
    font-weight: 600;
  }

  td {
    white-space: nowrap;
  }

  [data-none] {
    color: var(--mall-text-tertiary);
  }

  [data-field] > * {
    margin-inline-start: auto;
  }

  /* Its words end where the column does. */
  [data-act] > [data-variant='text'] {
    max-inline-size: calc(100% + var(--inset));
    margin-inline-end: calc(-1 * var(--inset));
  }

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

    /* The name, below it what there is of it, and at the end what goes out. */
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--mall-space-4) var(--mall-space-16);
      padding: var(--mall-space-12) var(--mall-sheet-padding);
      border-block-end: 1px solid var(--mall-divider);
    }

    tbody th:first-child,
    tbody td {
      padding: 0;
      border: 0;
    }

    tbody th:first-child {
      flex: 1 0 100%;
    }

    [data-label]::before {
      content: attr(data-label) ' ';
      color: var(--mall-text-secondary);
      font-weight: 400;
    }
  }
`
