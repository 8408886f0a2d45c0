import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const List = styled.ul`
  margin: 0;
  padding: 0;
  font-variant-numeric: tabular-nums;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.4fr) auto;
    gap: var(--mall-space-4) var(--mall-space-16);
    align-items: center;
    min-block-size: 48px;
    border-block-end: 1px solid var(--mall-divider);
  }

  strong {
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > li > span {
    color: var(--mall-text-secondary);
  }

  [data-part='actions'] {
    display: flex;
    gap: var(--mall-space-12);
    justify-self: end;

    > :last-child {
      max-inline-size: calc(100% + var(--inset));
      margin-inline-end: calc(-1 * var(--inset));
    }
  }

  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr);
      padding-block: var(--mall-space-12);
    }

    [data-part='actions'] {
      justify-self: start;
      margin-inline-start: calc(-1 * var(--mall-space-8));
    }
  }
`
