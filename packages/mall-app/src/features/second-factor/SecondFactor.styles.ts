import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Row = styled.div`
  display: flex;
  gap: var(--mall-space-12) var(--mall-space-24);
  align-items: center;
  justify-content: space-between;

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--mall-space-8) var(--mall-space-12);
    align-items: center;
  }

  > button {
    flex: none;
  }

  ${media.narrow} {
    flex-direction: column;
    align-items: flex-start;
  }
`
