import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'
import { placeholder } from '../shell/frame.styles.ts'

/** Tasks beside figures, a hairline between them; below each other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(344px, 33.3vw, 400px);
  border-block-start: 1px solid var(--mall-divider);

  > :only-child {
    grid-column: 1 / -1;
  }
  > * + * {
    border-block-start: 0;
    border-inline-start: 1px solid var(--mall-divider);
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);

    > * + * {
      border-block-start: 1px solid var(--mall-divider);
      border-inline-start: 0;
    }
  }

  /* On a small window tasks push away what follows them when there are more than their bones: it appears after them. */
  ${media.tablet} {
    > :first-child:has(${placeholder}) ~ *,
    &:has(> :first-child ${placeholder}) ~ * {
      visibility: hidden;
    }
  }
`
