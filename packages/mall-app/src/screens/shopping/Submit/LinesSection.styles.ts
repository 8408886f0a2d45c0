import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) 120px 72px 120px;
    gap: var(--mall-space-16);
    align-items: center;
    padding-block: var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    text-align: end;
  }

  img {
    border-radius: var(--mall-radius-control);
  }

  [data-part='name'] {
    display: grid;
    justify-items: start;
    text-align: start;
    overflow-wrap: anywhere;
  }

  [data-part='name'] a {
    color: var(--mall-text);
    text-decoration: none;
  }

  [data-part='quantity'] {
    font-variant-numeric: tabular-nums;
  }

  [data-part='subtotal'] {
    font-weight: 600;
  }

  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
  }

  &[data-unsellable] img {
    filter: grayscale(1);
  }

  ${media.tablet} {
    li {
      grid-template-columns: 56px minmax(0, 1fr) auto auto;
      gap: var(--mall-space-4) var(--mall-space-12);
    }

    [data-part='name'] {
      grid-column: 2 / -1;
    }

    li > :nth-child(3) {
      grid-column: 2;
      text-align: start;
    }
  }
`
