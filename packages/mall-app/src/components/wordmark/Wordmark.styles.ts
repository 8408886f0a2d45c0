import { styled } from 'styled-components'

export const Words = styled.span`
  display: grid;
`

export const Name = styled.span`
  font-size: var(--mall-font-size-24);
  font-weight: 600;
  line-height: var(--mall-line-height-24);
  white-space: nowrap;
`

export const Slogan = styled.span`
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  white-space: nowrap;
`
