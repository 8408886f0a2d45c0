import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Sums stand at the end, below those of the lines, no wider than a name and its amount are read together. */
export const Sums = styled.div`
  max-inline-size: 360px;
  margin-inline-start: auto;

  ${media.tablet} {
    max-inline-size: none;
  }
`
