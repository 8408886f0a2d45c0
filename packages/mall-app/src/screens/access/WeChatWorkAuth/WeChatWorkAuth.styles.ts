import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: var(--mall-space-16);
`

export const Note = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);
`

export const Waiting = styled.p`
  margin: 0;
  padding-block: var(--mall-space-32);
  color: var(--mall-text-secondary);
  text-align: center;
`

export const Failure = styled.p`
  margin: 0;
  color: var(--mall-danger);

  &:empty {
    display: none;
  }
`
