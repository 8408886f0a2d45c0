import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** As tall as a `PageHeader`. */
export const Head = styled.div`
  display: grid;
  gap: var(--mall-space-8);
  padding: 20px var(--mall-sheet-padding) var(--mall-space-16);

  > :last-child > [data-part='strip'] {
    block-size: 20px;
  }
`

/** As tall as the tabs and the sentence of filters. */
export const Filters = styled.div`
  display: flex;
  gap: var(--mall-space-24);
  padding: var(--mall-space-16) var(--mall-sheet-padding);
  border-block-end: 1px solid var(--mall-divider);

  ${media.tablet} {
    overflow: hidden;
  }
`

export const Rows = styled.div`
  > * {
    display: grid;
    grid-template-columns: 3fr 5fr 2fr;
    gap: var(--mall-space-24);
    align-items: center;
    min-block-size: 40px;
    padding-inline: var(--mall-sheet-padding);
    border-block-end: 1px solid var(--mall-divider);
  }

  > :last-child {
    border-block-end: 0;
  }

  ${media.tablet} {
    > * {
      grid-template-columns: 1fr 2fr;
      min-block-size: 72px;

      > :last-child {
        display: none;
      }
    }
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: var(--mall-space-32);
  padding: var(--mall-space-24) var(--mall-sheet-padding) var(--mall-space-32);
  border-block-start: 1px solid var(--mall-divider);

  &[data-kind='workshop'] {
    grid-template-columns: minmax(0, 1fr) 360px;
  }

  ${media.tablet} {
    &,
    &[data-kind='workshop'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** Of a tree: a name and, at the end of its row, what is in it. */
export const Branches = styled.div`
  display: grid;
  gap: var(--mall-space-16);
  align-content: start;

  > div {
    display: flex;
    justify-content: space-between;
  }
`

export const Parts = styled.div`
  display: grid;
  gap: var(--mall-space-32);
  align-content: start;
`

/** A name of 128 px and its field. */
export const Fields = styled.div`
  display: grid;
  gap: var(--mall-space-20);
  padding: var(--mall-space-24) var(--mall-sheet-padding) var(--mall-space-32);
  border-block-start: 1px solid var(--mall-divider);

  > * {
    display: grid;
    grid-template-columns: 96px minmax(0, 360px);
    gap: var(--mall-space-32);
    align-items: center;
  }

  ${media.tablet} {
    > * {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--mall-space-8);
    }
  }
`
