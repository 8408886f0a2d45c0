import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** As tall as a `PageHeader`. */
export const Head = styled.div`
  display: grid;
  grid-template-rows: var(--mall-line-height-14) var(--mall-line-height-20);
  grid-auto-rows: var(--mall-line-height-14);
  align-items: center;
  padding: var(--mall-space-16) var(--mall-sheet-padding) var(--mall-space-12);

  > :nth-child(2) > [data-part='strip'] {
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

/** Of a tree: a name and, at the end of its row, what is in it. */
export const Branches = styled.div`
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    block-size: 32px;
  }
`

/** As a `Section`: its heading has a line of 24 px. */
export const Part = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  padding: 25px var(--mall-sheet-padding) var(--mall-space-24);
  border-block-start: 1px solid var(--mall-divider);

  &:first-child {
    border-block-start: 0;
  }
`

/** A name with its amount, its bar and what it is. */
export const Account = styled.div`
  display: grid;
  gap: var(--mall-space-8);
  padding-block-end: var(--mall-space-12);
  border-block-end: 1px solid var(--mall-divider);
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
