import { styled } from 'styled-components'

/** Over the whole page while a call that a person started is under way. */
export const BusyLayer = styled.div`
  position: fixed;
  z-index: 60;
  inset: 0;

  > * {
    height: 100%;
  }
`
