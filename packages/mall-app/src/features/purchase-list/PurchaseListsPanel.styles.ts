import { styled } from 'styled-components'

export const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  /* What became of it, below the list that was put in the cart. */
  > li > :nth-child(2) {
    margin-block-end: var(--mall-space-12);
  }
`

/** What a list is, and what can be done with it: beside each other, or below each other on a phone. */
export const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--mall-space-8) var(--mall-space-16);
  padding-block: var(--mall-space-12);

  > div:first-child {
    display: grid;
    flex: 1 1 280px;
    gap: var(--mall-space-4);
    min-inline-size: 0;
  }

  strong {
    overflow-wrap: anywhere;
    text-spacing-trim: trim-start;
  }

  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
    line-height: var(--mall-line-height-12);
  }

  [data-part='goods'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
