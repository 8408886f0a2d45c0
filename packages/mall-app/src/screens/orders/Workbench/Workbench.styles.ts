import { media, mediaQueries } from '@mall/ui/theme'
import { styled } from 'styled-components'

export { Columns } from '@mall/app-kit/page/desk.styles.ts'

export const ChartPlace = styled.div`
  min-inline-size: 0;
  padding: var(--mall-space-20) var(--mall-sheet-padding, 0px);

  /* A small ring, so that its table has room beside it in the narrow column. */
  ${media.desk} {
    && [data-kind='ring'][data-part='body'] {
      grid-template-columns: 128px minmax(0, 1fr);
      gap: var(--mall-space-8);
    }
  }
  @media ${mediaQueries.desk} and ${mediaQueries.laptop} {
    && [data-kind='ring'][data-part='body'] {
      grid-template-columns: 96px minmax(0, 1fr);
    }
  }
`

export const Todos = styled.ol`
  margin: 0 0 var(--mall-space-12);
  padding: 0;
  list-style: none;

  > * {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: var(--mall-space-12);
    align-items: center;
    min-block-size: 60px;
    padding-block: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
  }
  > :first-child {
    border-block-start: 1px solid var(--mall-divider);
  }
  > li > a {
    min-inline-size: 88px;
  }

  ${media.tablet} {
    > * {
      grid-template-columns: 56px minmax(0, 1fr) auto;
      gap: var(--mall-space-8);
    }
  }
`

export const Count = styled.span`
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;

  b {
    color: var(--mall-text);
    font-size: var(--mall-font-size-24);
    font-weight: 600;
    line-height: var(--mall-line-height-24);
  }
`

export const Words = styled.span`
  display: grid;
  gap: var(--mall-space-2);
  min-inline-size: 0;
`

export const Limit = styled.span`
  display: inline-flex;
  gap: var(--mall-space-4);
  align-items: center;

  svg {
    flex: none;
  }
`

/** Its name and what is left of it, over a bar. */
export const OtherBudget = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-4);
  padding-block-start: var(--mall-space-12);
  border-block-start: 1px solid var(--mall-divider);

  > span:first-child {
    display: flex;
    gap: var(--mall-space-8);
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > span:first-child > :first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`
