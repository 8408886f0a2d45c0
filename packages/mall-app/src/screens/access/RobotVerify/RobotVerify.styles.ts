import { styled } from 'styled-components'

export const Lead = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);
`

export const Failure = styled.p`
  margin: 0 0 var(--mall-space-12);
  color: var(--mall-danger);

  &:empty {
    display: none;
  }
`
