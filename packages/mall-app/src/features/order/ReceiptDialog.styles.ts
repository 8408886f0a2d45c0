import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A product with its two counts beside it; below it where there is no room. Then why pieces of it are refused. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--mall-space-12) var(--mall-space-16);
  align-items: start;
  padding-block: var(--mall-space-16);

  &:first-child {
    padding-block-start: 0;
  }

  & + & {
    border-block-start: 1px solid var(--mall-divider);
  }

  [data-full] {
    grid-column: 1 / -1;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--mall-space-4) var(--mall-space-16);
  margin: 0;
  padding-block-start: var(--mall-space-12);
  border-block-start: 1px solid var(--mall-divider);
  font-variant-numeric: tabular-nums;
`
