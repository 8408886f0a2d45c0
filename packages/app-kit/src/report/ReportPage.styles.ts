import { StatStrip } from '@mall/ui/stat-card'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Cards = styled(StatStrip)`
  border-block: 1px solid var(--mall-divider);

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** The chart beside the table; above it where what is in the table has no room beside it. */
export const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  overflow-x: clip;
`

export const ChartPlace = styled.div`
  flex: 2 1 320px;
  min-inline-size: 0;
  padding: var(--mall-space-16) var(--mall-sheet-padding);
`

/** As wide as its columns at least (`--least`). Its line stands between it and the chart, and outside of the sheet where it has a row of its own. */
export const TablePlace = styled.div`
  flex: 1 1 var(--least);
  min-inline-size: 0;
  margin-inline-start: -1px;
  border-inline-start: 1px solid var(--mall-divider);

  && tr > * {
    padding-inline: var(--mall-space-8);
  }
`

/** As wide as a paragraph that is read. */
export const Definitions = styled.p`
  max-inline-size: min(420px, 80vw);
  margin: 0;
  padding: var(--mall-space-12);
`

/** On paper nothing opens: there they end the report. */
export const PrintedDefinitions = styled.div`
  display: none;

  @media print {
    display: block;
    padding-block-start: var(--mall-space-16);
    break-inside: avoid;
  }
`

export const Problem = styled.div`
  padding: 0 var(--mall-sheet-padding) var(--mall-space-16);
`
