import { Timeline } from '@mall/ui/timeline'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** An entry in one line where there is room: when, who, what. */
export const Log = styled(Timeline)`
  @media screen {
    ${media.desk} {
      li {
        display: grid;
        grid-template-columns: 120px 112px minmax(0, 1fr);
        column-gap: var(--mall-space-16);
        align-items: baseline;
        padding-block-end: var(--mall-space-8);
      }

      [data-part='head'] {
        display: contents;
      }

      time,
      [data-part='description'] {
        grid-row: 1;
        margin: 0;
      }

      time {
        grid-column: 1;
      }

      [data-part='description'] {
        grid-column: 2;
      }

      [data-part='title'] {
        grid-column: 3;
        grid-row: 1;
      }
    }
  }
`
