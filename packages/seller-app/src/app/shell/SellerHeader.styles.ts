import * as S from '@mall/app-kit/shell/WorkHeader.styles.ts'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** No search stands between the brand and the tools here, on a phone neither. */
export const Tools = styled(S.Tools)`
  ${media.tablet} {
    margin-inline-start: auto;
  }
`
