import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Below the lines from the edge of the sheet, under their amounts; on a phone across it. */
export const SumsPlace = styled.div`
  margin-inline-start: auto;
  padding: var(--mall-space-8) var(--mall-sheet-padding, 0px) var(--mall-space-24);
  max-inline-size: 368px;

  @media screen {
    ${media.tablet} {
      max-inline-size: none;
    }
  }
`
