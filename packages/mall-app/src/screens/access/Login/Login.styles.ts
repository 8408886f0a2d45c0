import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: var(--mall-space-16);
  padding-block-start: var(--mall-space-20);
`

export const Options = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  a {
    color: var(--mall-primary);
  }
`

export const Failure = styled.p`
  margin: 0;
  color: var(--mall-danger);

  &:empty {
    display: none;
  }
`

export const Note = styled.p`
  margin: 0;
  padding-block: var(--mall-space-32);
  color: var(--mall-text-secondary);
`
