import { styled } from 'styled-components'

/** What a rule is and until when, in one line below its number. */
export const About = styled.span`
  overflow: hidden;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The price of a rule that does not hold. */
export const Void = styled.del`
  color: var(--mall-text-tertiary);
`
