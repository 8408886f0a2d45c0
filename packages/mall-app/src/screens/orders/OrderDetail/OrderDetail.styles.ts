import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-20);
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

export const Moment = styled.time`
  font-variant-numeric: tabular-nums;

  > span {
    display: inline-block;
    white-space: nowrap;
  }

  @media screen {
    ${media.tablet} {
      [data-part='year'] {
        display: none;
      }
    }
  }
`

export const Package = styled.div`
  display: grid;
  gap: var(--mall-space-8);

  & + & {
    padding-block-start: var(--mall-space-12);
    border-block-start: 1px solid var(--mall-divider);
  }

  h3 {
    display: flex;
    gap: var(--mall-space-8);
    align-items: center;
    margin: 0;
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }
`

export const Files = styled.ul`
  display: grid;
  margin: 0;
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
