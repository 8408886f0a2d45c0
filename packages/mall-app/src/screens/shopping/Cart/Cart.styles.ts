import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

const columns = '20px 88px minmax(200px, 1fr) 120px 140px 110px 96px'

export const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: var(--mall-space-16);
  align-items: center;
  padding: var(--mall-space-4) var(--mall-sheet-padding);
  border-block: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);

  > :first-child {
    grid-column: 1 / 3;
  }

  [data-part='price'],
  [data-part='subtotal'] {
    text-align: end;
  }

  ${media.narrow} {
    display: block;

    > span {
      display: none;
    }
  }
`

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--mall-divider);
  }
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: ${columns};
  gap: var(--mall-space-16);
  align-items: center;
  padding: var(--mall-space-16) var(--mall-sheet-padding);

  > img {
    border-radius: var(--mall-radius-control);
  }

  [data-part='name'] {
    min-width: 0;
  }

  [data-part='price'],
  [data-part='subtotal'] {
    text-align: end;
  }

  [data-part='subtotal'] {
    font-weight: 600;
  }

  > :first-child {
    justify-self: start;
  }

  /* Their words, not their padding, stand below the head. */
  [data-part='actions'] {
    display: grid;
    justify-items: start;
    margin-inline-start: calc(-1 * var(--mall-space-12));
  }

  ${media.narrow} {
    grid-template-columns: auto 64px minmax(0, 1fr) auto;
    gap: var(--mall-space-8) var(--mall-space-12);

    > img {
      width: 64px;
      height: 64px;
    }

    [data-part='name'] {
      grid-column: 3 / -1;
    }

    [data-part='price'] {
      grid-column: 1 / 4;
      text-align: start;
    }

    [data-part='quantity'] {
      grid-column: 1 / 4;
      grid-row: 3;
    }

    [data-part='subtotal'] {
      grid-column: 4;
      grid-row: 3;
    }

    [data-part='actions'] {
      grid-column: 1 / -1;
      display: flex;
      justify-content: end;
      margin-inline: 0 calc(-1 * var(--mall-space-12));
    }
  }
`

export const Name = styled.a`
  display: -webkit-box;
  overflow: hidden;
  color: var(--mall-text);
  text-decoration: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &:hover {
    color: var(--mall-primary);
  }
`

export const Code = styled.div`
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-12);
  overflow-wrap: anywhere;
`

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-8);

  &:not(:empty) {
    margin-block-start: var(--mall-space-4);
  }
`

export const AddRemark = styled.button`
  min-height: 24px;
  margin-block-start: var(--mall-space-4);
  padding: 0;
  border: 0;
  background: none;
  color: var(--mall-primary);
  font: inherit;
  font-size: var(--mall-font-size-12);
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 40px;
  }
`

export const RemarkField = styled.div`
  max-width: 360px;
  margin-block-start: var(--mall-space-8);
`

export const Bulk = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: var(--mall-space-4) calc(var(--mall-sheet-padding) - var(--mall-space-12));
  border-block-start: 1px solid var(--mall-divider);
`

export const InvalidLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-16);
  align-items: center;
  padding: var(--mall-space-12) var(--mall-sheet-padding);

  img {
    filter: grayscale(1);
    border-radius: var(--mall-radius-control);
  }

  > div {
    flex: 1 1 200px;
    min-width: 0;
  }
`

export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-16);

  [data-tone='warning'] {
    color: var(--mall-warning);
  }
`

/** Beside the button also on a phone: the sum in the first line, how many and what is saved below it. */
export const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-16);
  align-items: baseline;
  align-self: center;
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    && {
      flex: 1 1 0;
    }
  }
`

export const LoadingRow = styled.div`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: var(--mall-space-16);
  padding: var(--mall-space-16) var(--mall-sheet-padding);
`
