import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  max-inline-size: 1248px;
  margin: 0 auto;
  padding: var(--mall-space-24) var(--mall-space-16);

  ${media.narrow} {
    padding: 0;
  }
`

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-12) var(--mall-space-48);
  padding: 0 var(--mall-sheet-padding) var(--mall-space-16);

  > :last-child {
    inline-size: 200px;
    max-inline-size: 100%;
  }
`

export const Tabs = styled.div`
  [data-part='list'] {
    padding-inline: var(--mall-sheet-padding);
  }
`

export const Place = styled.span`
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-16);
  font-variant-numeric: tabular-nums;
  font-weight: 600;

  &[data-top] {
    color: var(--mall-text);
  }
`

export const TwoLines = styled.span`
  display: grid;
  font-variant-numeric: tabular-nums;

  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    white-space: nowrap;
  }
`

export const Spark = styled.svg`
  display: block;
  overflow: visible;

  polyline {
    fill: none;
    stroke: var(--mall-primary);
    stroke-linejoin: round;
    stroke-width: 1.5;
  }
`

export const Cards = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: var(--mall-space-8);
    padding: var(--mall-space-12) var(--mall-sheet-padding);
    border-block-start: 1px solid var(--mall-divider);
  }
`

export const Card = styled.div`
  display: grid;
  gap: var(--mall-space-8);
  min-inline-size: 0;
`

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--mall-space-8);
`

/** Rows that are read, inset as those that come. */
export const Bones = styled.div`
  padding: var(--mall-space-20) var(--mall-sheet-padding);
`
