import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Words of keys and of dragging: nobody has either on a touch screen. */
export const KeysHint = styled.span`
  ${media.tablet} {
    display: none;
  }

  @media not ((hover: hover) and (pointer: fine)) {
    display: none;
  }
`
