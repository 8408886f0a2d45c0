import { styled } from 'styled-components'

export const Files = styled.ul`
  display: grid;
  margin: var(--mall-space-8) 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--mall-space-8);
    align-items: center;
    overflow-wrap: anywhere;
  }
`

/** A price over the words that compare it. */
export const Amounts = styled.span`
  display: grid;
`

/** The way here, and the place in it. */
export const Crumbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-16);
  align-items: center;
`

export const Pager = styled.div`
  display: inline-flex;
  align-items: center;
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > span {
    margin-inline-end: var(--mall-space-4);
  }

  > button {
    margin-block: calc(-1 * var(--mall-space-4));
  }
`
