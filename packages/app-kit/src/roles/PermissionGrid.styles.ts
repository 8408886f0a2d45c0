import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Areas below each other, reading and changing beside each other. */
export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 2px var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    color: var(--mall-text);
    font-weight: 400;
    text-align: start;
  }

  tr > :first-child {
    padding-inline-start: 0;
  }

  thead th {
    padding-block: var(--mall-space-8);
    color: var(--mall-text-secondary);
  }

  td,
  thead th + th {
    inline-size: 96px;
  }

  ${media.phone} {
    tbody > tr > * {
      padding-block: 0;
    }

    tr > :not(:first-child) {
      padding-inline: var(--mall-space-4);
    }

    td,
    thead th + th {
      inline-size: 72px;
    }
  }
`
