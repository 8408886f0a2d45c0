import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Beside what there is to read; where there is no room, a row of them below it. */
export const Similar = styled.aside`
  min-inline-size: 0;

  > h2 {
    display: flex;
    gap: var(--mall-space-12);
    align-items: baseline;
    justify-content: space-between;
    min-block-size: var(--mall-line-height-24);
    margin: 0;
    padding-block-end: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-text);
    font-size: var(--mall-font-size-16);
    font-weight: 600;
    line-height: var(--mall-line-height-16);
  }

  > h2 > a {
    font-size: var(--mall-font-size-14);
    font-weight: 400;
  }

  li > :first-child {
    flex-basis: 100%;
  }

  ${media.laptop} {
    && > ul {
      grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
      column-gap: var(--mall-space-24);
    }
  }
`

/** What it costs, and at the other end when it comes. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-8);
  align-items: baseline;
  justify-content: space-between;

  [data-kind='plain'] {
    font-weight: 600;
  }
`
