import { styled } from 'styled-components'

export const Editor = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-8);
  inline-size: min(320px, 100vw - 48px);
`

export const Chooser = styled.div`
  inline-size: min(400px, 100vw - 48px);
`
