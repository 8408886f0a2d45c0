import { StatStrip } from '@mall/ui/stat-card'
import { media, mediaQueries } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Cards = styled(StatStrip)`
  border-block: 1px solid var(--mall-divider);

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** The chart beside the table; above it where there is no room. */
export const Body = styled.div`
  display: grid;

  &[data-charted] {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  @media ${mediaQueries.laptop} {
    &[data-charted] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const ChartPlace = styled.div`
  padding: var(--mall-space-16) var(--mall-sheet-padding);

  > p {
    margin: var(--mall-space-8) 0 0;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`

export const TablePlace = styled.div`
  min-inline-size: 0;
  border-inline-start: 1px solid var(--mall-divider);

  @media ${mediaQueries.laptop} {
    border-inline-start: 0;
  }
`

export const Problem = styled.div`
  padding: 0 var(--mall-sheet-padding) var(--mall-space-16);
`
