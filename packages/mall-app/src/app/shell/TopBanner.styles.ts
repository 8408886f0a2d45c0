import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Sentence = styled.p`
  margin: 0;
`

/** One line on a phone, where the goods are waited for; the page that it leads to has all of it. */
export const Notice = styled.a`
  ${media.phone} {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
