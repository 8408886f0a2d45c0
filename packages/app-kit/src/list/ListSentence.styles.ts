import { styled } from 'styled-components'

/** A blank with the words that belong to it, and the mark after them: a line ends between phrases, never within one. */
export const Phrase = styled.span`
  display: inline-flex;
  flex: none;
  gap: inherit;
  align-items: center;
  max-inline-size: 100%;
`

/** A blank and the mark after it, without the room of two words between them. */
export const Marked = styled.span`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
`
