import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Bones = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--mall-space-16);
  box-sizing: border-box;
  padding: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  > :first-child {
    aspect-ratio: 3 / 2;
    border-radius: var(--mall-radius-control);
    background: var(--mall-picture-ground);
  }

  ${media.phone} {
    padding: var(--mall-space-12);

    &[data-beside] {
      grid-template-columns: 96px minmax(0, 1fr);
    }

    &[data-beside] > :first-child {
      grid-row: 1 / 4;
      align-self: start;
      aspect-ratio: 1;
    }

    &[data-beside] > :last-child {
      grid-column: 1 / -1;
    }
  }
`
