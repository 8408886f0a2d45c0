import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** The tier in force is a soft column under a heavy rule. */
export const Tiers = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: var(--mall-space-4) var(--mall-space-12);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  thead th {
    border-block-start: 3px solid transparent;
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-14);
  }

  tbody tr {
    border-block-start: 1px solid var(--mall-divider);
  }

  th[scope='row'] {
    inline-size: 1px;
    padding-inline-start: 0;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
  }

  td [data-kind='plain'] {
    font-weight: 600;
  }

  /* Read in a column: the word is said by the row. */
  td [data-part='less'] {
    color: var(--mall-cinnabar);
    font-size: var(--mall-font-size-12);
  }

  [aria-current] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }

  thead [aria-current] {
    border-block-start-color: var(--mall-primary);
    font-weight: 600;
  }

  ${media.phone} {
    th,
    td {
      padding-inline: var(--mall-space-8);
    }
  }
`
