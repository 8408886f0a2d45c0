import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Root = styled.div`
  --mall-sheet-padding: var(--mall-space-24);
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.tablet} {
    --mall-sheet-padding: var(--mall-space-16);
    margin-inline: calc(-1 * var(--mall-page-margin, 0px));
    border-inline-width: 0;
    border-radius: 0;
  }
`
