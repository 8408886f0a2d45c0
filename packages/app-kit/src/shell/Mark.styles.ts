import { styled } from 'styled-components'

export const Seal = styled.svg`
  flex: none;
`
