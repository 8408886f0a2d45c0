import { css, keyframes } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

/** A turning ring of 16 px in the colour of the text; at rest a dotted one under reduced motion. */
export const ring = css`
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} var(--mall-motion-loop) linear infinite;

  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
  }
`
