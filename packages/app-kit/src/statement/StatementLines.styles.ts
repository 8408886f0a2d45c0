import { Button } from '@mall/ui/button'
import { styled } from 'styled-components'

/** Reads as the words of its cell: begins where they do, and ends in … */
export const Pieces = styled(Button)`
  && {
    justify-content: flex-start;
    justify-self: start;
    max-inline-size: 100%;
    padding-inline: 0;
    text-align: start;
  }

  > [data-part='label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** 02-19 stays in one line, in the narrowest column. */
export const Day = styled.span`
  white-space: nowrap;
`
