import { Field } from '@mall/ui/field'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Takes the room that the buttons leave; in the foot of a peek, a line of its own. */
export const Comment = styled(Field)`
  flex: 1 1 240px;

  [data-part='peek-foot'] & {
    flex-basis: 100%;
  }
`

/** What follows, and the keys that do it where there are keys. */
export const Consequence = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);

  [data-part='peek-foot'] & {
    flex-basis: 100%;
  }

  small {
    margin-inline-start: var(--mall-space-8);
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-12);
    white-space: nowrap;
  }

  @media (hover: none) {
    small {
      display: none;
    }
  }

  /* One small line: a phone's foot stands over what is read. */
  ${media.tablet} {
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);

    small {
      display: none;
    }
  }
`
