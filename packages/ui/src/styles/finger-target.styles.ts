import { css } from 'styled-components'

/** A small control takes the presses around it on a touch screen, where a finger needs 40 px, without moving what stands beside it. */
export const fingerTarget = css`
  @media (pointer: coarse) {
    position: relative;

    &::before {
      content: '';
      position: absolute;
      inset-block-start: 50%;
      inset-inline-start: 50%;
      inline-size: 40px;
      block-size: 40px;
      margin: -20px;
    }
  }
`
