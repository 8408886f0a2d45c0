import { styled } from 'styled-components'

export const Rejection = styled.p`
  margin: 0 0 var(--mall-space-12);
  color: var(--mall-danger);
`
