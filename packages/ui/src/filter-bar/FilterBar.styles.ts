import { styled } from 'styled-components'
import { unfolding } from '../styles/unfolding.styles.ts'
import { media } from '../theme/media.ts'

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 232px), 1fr));
  gap: var(--mall-space-12) var(--mall-space-16);
  align-items: end;
  padding: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  > [data-part='field']:has(> fieldset) {
    grid-column: span 2;
  }
  > [data-part='field'] {
    min-inline-size: 0;
  }
  &:focus-within > [data-part='field'] {
    ${unfolding}
  }
  ${media.tablet} {
    > [data-part='field']:has(> fieldset) {
      grid-column: auto;
    }
  }
`

export const Actions = styled.div`
  grid-column: -2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--mall-space-8);
`
